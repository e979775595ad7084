import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type pg from 'pg';
import type { Folder } from './open-folder.ts';

/**
 * Creates the role `aranya_app`, limited to its own database, and makes it the owner of everything there. Older data folders
 * belong to the superuser, for whom PostgreSQL refuses REASSIGN OWNED, so each object moves by itself. `admin` is a superuser
 * connection to the shop's database. A second run changes nothing.
 */
export async function makeShopRole(admin: pg.Client, folder: Folder): Promise<void> {
  const password = passwordOf(folder.passwords.aranya_app);
  await admin.query(`begin; ${ensureRole}; ${giveDatabase}`);
  const { rows } = await admin.query<{ move: string }>(moves);
  for (const { move } of rows) await admin.query(move);
  await admin.query(
    `alter role aranya_app with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`,
  );
  await admin.query('commit');
}

const ensureRole = `do $$ begin
  if not exists (select from pg_roles where rolname = 'aranya_app') then create role aranya_app; end if;
end $$`;

const giveDatabase = `do $$ begin
  execute format('alter database %I owner to aranya_app', current_database());
end $$`;

/** Objects of the superuser, without those of PostgreSQL and extensions. Indexes and sequences follow their tables. */
const moves = `
  with owned as (
    select 'pg_namespace'::regclass as kind, oid, nspowner as owner from pg_namespace where nspname !~ '^pg_'
    union all
    select 'pg_class'::regclass, oid, relowner from pg_class c
      where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and relnamespace::regnamespace::text !~ '^pg_'
      and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid
        and refclassid = 'pg_class'::regclass and deptype in ('a', 'i') and relkind = 'S')
    union all
    select 'pg_proc'::regclass, oid, proowner from pg_proc
    union all
    select 'pg_type'::regclass, oid, typowner from pg_type where typtype in ('e', 'd', 'r')
  )
  select format('alter %s %s owner to aranya_app', object.type, object.identity) as move
  from owned, pg_identify_object(kind, owned.oid, 0) as object
  where owner = 'aranya'::regrole and owned.oid >= 16384
    and not exists (select from pg_depend where classid = kind and objid = owned.oid and deptype = 'e')`;

/** Each start sets the role's password to the file's, so a missing file gets a new one. */
function passwordOf(file: string): string {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (/^[\w-]{32}$/.test(kept)) return kept;
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}
