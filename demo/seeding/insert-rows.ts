import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/server/db.ts';

/** Inserts rows with equal members in one statement and one parameter, so that their number has no limit. */
export async function insertRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: InferInsertModel<T>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in rows[0]!);
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(columns.map(([key, { name }]) => [name, row[key as keyof typeof row]])),
    ),
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json)`,
  );
}

/** Continues the table's sequence after its highest id. */
export async function continueIds(db: Db, table: PgTable): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
  );
}
