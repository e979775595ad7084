import { existsSync } from 'node:fs';
import { isRefusal } from '#platform/refusal.ts';
import { readConfig } from '#platform/server/config.ts';
import { createLog } from '#platform/server/log.ts';
import { logSecurityEvent } from '#platform/server/log-security-event.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { giveRole } from '#shop/accounts/server/set-role.ts';
import { onShopDatabase } from './shop-database.ts';
import { readStaffArguments } from './staff-arguments.ts';

// npm run staff -- --email x@y --role owner: sets a user's role, with or without a running shop. The user registers first.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const given = readStaffArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  await onShopDatabase(config, (db) => giveRole(db, given));
  const log = createLog(config.LOG_LEVEL, { write: (line) => void process.stderr.write(line) });
  logSecurityEvent(log, 'role_change', { code: given.role ?? 'none' });
  process.stdout.write(
    given.role ? `${given.email} is staff now: ${given.role}.\n` : `${given.email} is a shopper now.\n`,
  );
} catch (error) {
  if (!(error instanceof StartRefusal) && !isRefusal(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
