import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type pg from 'pg';
import { moveObjects } from '../roles/move-objects.ts';
import type { Folder } from './open-folder.ts';

const limited = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/**
 * Creates the roles `aranya_owner`, which owns everything in the shop's database and runs the migrations, and `aranya_app`, the shop,
 * which reads and writes rows. The owner is a member of the shop's role, so that it reaches the queue. Objects of older data folders
 * move. `admin` is a superuser connection to the shop's database. A second run changes nothing.
 */
export async function makeRoles(admin: pg.Client, folder: Folder): Promise<void> {
  await admin.query(`begin; ${ensureRoles}; ${giveDatabase}`);
  await moveObjects(admin, {
    owner: 'aranya_owner',
    shop: 'aranya_app',
    from: ['aranya', 'aranya_app', 'aranya_owner'],
  });
  for (const role of ['aranya_owner', 'aranya_app'] as const)
    await admin.query(`alter role ${role} with ${limited} password '${passwordOf(folder.passwords[role])}'`);
  await admin.query('revoke aranya_owner from aranya_app; grant aranya_app to aranya_owner; commit');
}

const ensureRoles = `do $$ begin
  if not exists (select from pg_roles where rolname = 'aranya_app') then create role aranya_app; end if;
  if not exists (select from pg_roles where rolname = 'aranya_owner') then create role aranya_owner; end if;
end $$`;

const giveDatabase = `do $$ begin
  execute format('alter database %I owner to aranya_owner', current_database());
end $$`;

/** Each start sets the role's password to the file's, so a missing file gets a new one. */
function passwordOf(file: string): string {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (/^[\w-]{32}$/.test(kept)) return kept;
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}
