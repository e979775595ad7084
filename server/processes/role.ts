import { parseArgs } from 'node:util';
import { StartRefusal } from '#platform/server/start-refusal.ts';

/** `web` serves customers, `worker` runs jobs, `all` does both. */
export type Role = 'web' | 'worker' | 'all';

const roles: readonly Role[] = ['web', 'worker', 'all'];

/** Reads `--role`. Throws a StartRefusal for another argument, and for a part of a shop whose database is not shared. */
export function readRole(args: string[], config: { DATABASE_URL?: string | undefined }): Role {
  const role = roles.find((one) => one === roleIn(args));
  if (!role) throw new StartRefusal('role', 'npm start takes --role web, --role worker or --role all.');
  if (role !== 'all' && !config.DATABASE_URL)
    throw new StartRefusal('role', `--role ${role} needs DATABASE_URL, the database of the other roles.`);
  return role;
}

function roleIn(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { role: { type: 'string', default: 'all' } } }).values.role;
  } catch {
    return undefined;
  }
}
