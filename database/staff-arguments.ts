import { parseArgs } from 'node:util';
import { canonicalEmail } from '#platform/canonical-email.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { type StaffRole, staffRoles } from '#shop/accounts/staff.ts';

/** `reset` removes the second factors of the user. A null role makes a customer. `mailbox` is about no user. */
export type StaffArguments =
  | { mailbox: true }
  | { email: string; reset: true }
  | { email: string; role: StaffRole | null };

/** Returns the email, and the new role or `reset`, or `mailbox`; the role none is null. Throws a StartRefusal for wrong arguments. */
export function readStaffArguments(args: string[]): StaffArguments {
  const { email, role, reset, mailbox } = readOptions(args);
  if (mailbox && args.length > 1) throw usage('--mailbox stands alone');
  if (mailbox) return { mailbox: true };
  const canonical = email === undefined ? null : canonicalEmail(email);
  if (canonical === null) throw usage('--email must be an e-mail address');
  if (reset && role !== undefined) throw usage('--reset takes no --role');
  if (reset) return { email: canonical, reset: true };
  if (role === 'none') return { email: canonical, role: null };
  const known = staffRoles.find((name) => name === role);
  if (!known) throw usage(`--role must be one of ${staffRoles.join(', ')}, none`);
  return { email: canonical, role: known };
}

function readOptions(args: string[]): {
  email?: string;
  role?: string;
  reset?: boolean;
  mailbox?: boolean;
} {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  try {
    return parseArgs({ args, options: { email: text, role: text, reset: flag, mailbox: flag } }).values;
  } catch {
    throw usage('The options are --email, --role, --reset and --mailbox');
  }
}

function usage(what: string): StartRefusal {
  return new StartRefusal('arguments', `${what}: npm run staff -- --email you@example.in --role owner`);
}
