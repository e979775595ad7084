import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { canonicalEmail } from '#platform/canonical-email.ts';
import { isRefusal } from '#platform/refusal.ts';
import { readConfig } from '#platform/server/config.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { giveRole } from '#shop/identity/server/give-role.ts';
import { type StaffRole, staffRoles } from '#shop/identity/staff.ts';
import { onShopDatabase } from './shop-database.ts';

// npm run staff -- --email x@y --role owner: says who works in the shop, while it runs or not. The person registers first.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const given = readGiven(process.argv.slice(2));
  await onShopDatabase(readConfig(process.env), (db) => giveRole(db, given));
  process.stdout.write(
    given.role ? `${given.email} is staff now: ${given.role}.\n` : `${given.email} is a shopper now.\n`,
  );
} catch (error) {
  if (!(error instanceof StartRefusal) && !isRefusal(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function readGiven(args: string[]): { email: string; role: StaffRole | null } {
  const { email, role } = readOptions(args);
  const canonical = email === undefined ? null : canonicalEmail(email);
  if (canonical === null) throw usage('--email must be an e-mail address');
  if (role === 'none') return { email: canonical, role: null };
  const known = staffRoles.find((name) => name === role);
  if (!known) throw usage(`--role must be one of ${staffRoles.join(', ')}, none`);
  return { email: canonical, role: known };
}

function readOptions(args: string[]): { email?: string; role?: string } {
  try {
    return parseArgs({ args, options: { email: { type: 'string' }, role: { type: 'string' } } }).values;
  } catch {
    throw usage('The options are --email and --role');
  }
}

function usage(what: string): StartRefusal {
  return new StartRefusal('arguments', `${what}: npm run staff -- --email you@example.in --role owner`);
}
