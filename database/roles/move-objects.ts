import type pg from 'pg';

type Moving = {
  /** The role that owns the tables afterwards. */
  owner: string;
  /** The role of the shop, which owns its queue. */
  shop: string;
  /** Only objects of these roles move. */
  from: string[];
};

/**
 * Gives every object of `from` to `owner`, and the queue's to `shop`. PostgreSQL refuses REASSIGN OWNED for the role that made the
 * server, so each object moves by itself. Objects of PostgreSQL and of extensions stay. A second run changes nothing.
 */
export async function moveObjects(client: pg.Client, { owner, shop, from }: Moving): Promise<void> {
  const { rows } = await client.query<{ move: string }>(moves, [owner, shop, from]);
  for (const { move } of rows) await client.query(move);
}

/** Indexes and sequences follow their tables. A schema comes before what it holds, since its owner must be able to create there. */
const moves = `
  with owned as (
    select 'pg_namespace'::regclass as kind, oid, nspowner as owner, oid as schema from pg_namespace where nspname !~ '^pg_'
    union all
    select 'pg_class'::regclass, oid, relowner, relnamespace from pg_class c
      where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and relnamespace::regnamespace::text !~ '^pg_'
      and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid
        and refclassid = 'pg_class'::regclass and deptype in ('a', 'i') and relkind = 'S')
    union all
    select 'pg_proc'::regclass, oid, proowner, pronamespace from pg_proc
    union all
    select 'pg_type'::regclass, oid, typowner, typnamespace from pg_type where typtype in ('e', 'd', 'r')
  ), moved as (
    select *, case when schema::regnamespace::text = 'pgboss' then $2::text else $1::text end as target from owned
    where owned.oid >= 16384 and pg_get_userbyid(owner) = any($3::text[])
      and not exists (select from pg_depend where classid = kind and objid = owned.oid and deptype = 'e')
  )
  select format('alter %s %s owner to %I', object.type, object.identity, target) as move
  from moved, pg_identify_object(kind, moved.oid, 0) as object
  where pg_get_userbyid(owner) <> target
  order by kind <> 'pg_namespace'::regclass`;
