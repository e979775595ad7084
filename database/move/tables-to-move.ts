import type pg from 'pg';

/** The shop, its queue, and the list of its migrations. */
export const schemas = ['public', 'pgboss', 'drizzle'];

/** Names are quoted as SQL needs them. */
export type Table = { name: string; columns: string[] };

/** Partitions come with their table. Columns that PostgreSQL computes are not copied. The version of the queue's tables stays. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', nspname, relname) as name,
       array_agg(quote_ident(attname) order by attname) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where nspname = any($1) and relkind in ('r', 'p') and not relispartition and (nspname, relname) <> ('pgboss', 'version')
     group by nspname, relname order by nspname, relname`,
    [schemas],
  );
  return rows;
}

type Sequence = { name: string; value: string; isCalled: boolean };

export async function sequencesOf(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = any($1) order by 1`,
    [schemas],
  );
  const found: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: stands } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    found.push({ name, ...stands[0]! });
  }
  return found;
}
