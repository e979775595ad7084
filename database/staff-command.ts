import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '#platform/refusal.ts';
import { type Config, readConfig } from '#platform/server/config.ts';
import { createLog } from '#platform/server/log.ts';
import { mailboxUrl } from '#platform/server/secrets/mailbox-key.ts';
import { openServerKey } from '#platform/server/secrets/server-key.ts';
import { logSecurityEvent } from '#platform/server/logs/log-security-event.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { resetFactors } from '#shop/accounts/admin/server/reset-factors.ts';
import { giveRole } from '#shop/accounts/admin/server/give-role.ts';
import { noShopIn, onShopDatabase } from './shop-database.ts';
import { readStaffArguments } from './staff-arguments.ts';

// npm run staff -- --email x@y --role owner: sets a user's role, with or without a running shop. The user registers first.
// npm run staff -- --email x@y --reset: removes the second factors of a user who lost them.
// npm run staff -- --mailbox: prints the address of a demo's mailbox, with a key for today and tomorrow.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const given = readStaffArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  if ('mailbox' in given) {
    if (!config.SHOP_DEMO)
      throw new StartRefusal(
        'setting',
        'A real shop has no mailbox: MAIL_URL sends its emails. A demo has one.',
      );
    openExistingKey(config);
    process.stdout.write(`${mailboxUrl(config)}\n`);
    process.exit();
  }
  const log = createLog(config.LOG_LEVEL, { write: (line) => void process.stderr.write(line) });
  if ('reset' in given) {
    await onShopDatabase(config, (db) => resetFactors(db, given));
    logSecurityEvent(log, 'factors_reset', {});
    process.stdout.write(`${given.email} sets up a new second factor with the next sign-in.\n`);
  } else {
    await onShopDatabase(config, (db) => giveRole(db, given));
    logSecurityEvent(log, 'role_change', { code: given.role ?? 'none' });
    process.stdout.write(
      given.role ? `${given.email} is staff now: ${given.role}.\n` : `${given.email} is a shopper now.\n`,
    );
  }
} catch (error) {
  if (!(error instanceof StartRefusal) && !isRefusal(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** A command of the wrong folder makes no key. */
function openExistingKey({ DATA_DIR, SERVER_KEY }: Config): void {
  if (SERVER_KEY === undefined && !existsSync(join(DATA_DIR, 'server.key'))) throw noShopIn(DATA_DIR);
  openServerKey(DATA_DIR, SERVER_KEY);
}
