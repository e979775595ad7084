import type pg from 'pg';
import { moveObjects } from './move-objects.ts';

/**
 * Lets the role `shop` read and write rows, and no more: it alters no table, switches no trigger off, empties no table, and only
 * adds to tables that are append-only. It alone may call the functions that run as their owner. `client` is a connection of the role
 * that owns the tables, which is a member of `shop`. Objects that `shop` owned become the owner's, but for those of the queue. A second
 * run changes nothing.
 */
export async function shareRows(client: pg.Client, shop: string): Promise<void> {
  const { rows } = await client.query<{ owner: string }>('select current_user as owner');
  const { owner } = rows[0]!;
  await client.query('begin');
  try {
    await moveObjects(client, { owner, shop, from: [owner, shop] });
    for (const { change } of (await client.query<{ change: string }>(changes, [shop])).rows)
      await client.query(change);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Returns whether a role may alter the shop's tables, as their owner, as a member of it, or as a superuser. */
export async function mayAlterTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select pg_has_role(current_user, relowner, 'usage') as may from pg_class where oid = 'public.products'::regclass`,
  );
  return rows[0]!.may;
}

/**
 * A table is append-only when a trigger of `refuse_rewriting()` or `refuse_shop()` guards it against DELETE (8 in `tgtype`). PostgreSQL 17
 * and later ask MAINTAIN for ANALYZE.
 */
const changes = `
  with tables as (
    select c.oid, exists (
      select from pg_trigger where tgrelid = c.oid and tgtype & 8 = 8
        and tgfoid in (to_regprocedure('public.refuse_rewriting()'), to_regprocedure('public.refuse_shop()'))
    ) as append_only
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and relowner = current_user::regrole
  ), wanted as (
    select oid, kind from tables, unnest(array['select', 'insert', 'update', 'delete'] ||
      case when current_setting('server_version_num')::int >= 170000 then array['maintain'] end) as kind
    where not (append_only and kind in ('update', 'delete'))
  ), refused as (
    select oid, kind from tables, unnest(array['update', 'delete', 'truncate', 'references', 'trigger']) as kind
    where append_only or kind not in ('update', 'delete')
  ), functions as (
    select oid, proacl from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and proowner = current_user::regrole
  )
  select format('grant %s on %s to %I', kind, oid::regclass, $1::text) as change from wanted
  where not has_table_privilege($1, oid, kind)
  union all
  select format('revoke %s on %s from %I', kind, oid::regclass, $1) from refused
  where has_table_privilege($1, oid, kind)
  union all
  select format('grant usage, select, update on sequence %s to %I', c.oid::regclass, $1) from pg_class c
  where relkind = 'S' and relnamespace = 'public'::regnamespace and relowner = current_user::regrole
    and not case when relkind = 'S' then has_sequence_privilege($1, c.oid, 'update') end
  union all
  select format('revoke execute on function %s from public', oid::regprocedure) from functions
  where has_function_privilege('public', oid, 'execute')
  union all
  select format('grant execute on function %s to %I', oid::regprocedure, $1) from functions
  where not exists (select from aclexplode(proacl) where grantee = to_regrole(quote_ident($1)))
  union all
  select format('revoke create on schema public from public, %I', $1)
  where has_schema_privilege($1, 'public', 'create')`;
