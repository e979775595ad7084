import { parseArgs } from 'node:util';
import { canonicalEmail } from '#platform/canonical-email.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { type StaffRole, staffRoles } from '#shop/accounts/staff.ts';

/** Returns the email and the new role of a user; the role none is null. Throws a StartRefusal for wrong arguments. */
export function readStaffArguments(args: string[]): { email: string; role: StaffRole | null } {
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
