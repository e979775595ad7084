import { createHmac, timingSafeEqual } from 'node:crypto';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { keyFor } from '../../server/secrets/server-key.ts';
import { listRefusals, type ListPage, pageSize } from '../list.ts';

/** A sort order of a list. `by` and `id` together are unique, `by` is never null, and an index holds both. */
export type SortOrder = {
  /** Part of the cursor, so that a cursor of another order is refused. */
  name: string;
  by: PgColumn;
  id: PgColumn;
  descending?: boolean;
};

/**
 * Pages of 50 rows by keyset: a page costs the same however far back it lies, and rows that appear in the meantime repeat none.
 * Select `position` with each row, filter with `after`, sort by `orderBy`, fetch `limit` rows, and hand them to `toPage`.
 * Refuses a cursor that the shop did not make for this order (400).
 */
export function keyset({ name, by, id, descending = false }: SortOrder, cursor?: string) {
  const direction = descending ? desc : asc;
  const sign = descending ? sql`<` : sql`>`;
  const place = cursor === undefined ? undefined : readCursor(name, cursor);
  return {
    /** As text, since a Date would lose the microseconds. */
    position: sql<string>`json_build_array(${by}::text, ${id}::text)::text`,
    after: place && sql`(${by}, ${id}) ${sign} (${castTo(by, place[0])}, ${castTo(id, place[1])})`,
    orderBy: [direction(by), direction(id)],
    limit: pageSize + 1,
    toPage<Row extends { position: string }>(rows: Row[]): ListPage<Row> {
      const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
      return {
        rows: rows.slice(0, pageSize),
        next: last ? signCursor(name, last.position) : null,
      };
    },
  };
}

/** `serial` is a type of columns and of no value. */
function castTo(column: PgColumn, value: string): SQL {
  return sql`${value}::${sql.raw(column.getSQLType().replace('serial', 'int'))}`;
}

function signCursor(name: string, position: string): string {
  return `${Buffer.from(position).toString('base64url')}.${signatureOf(name, position)}`;
}

/** The signature spares a check of each type, since only the shop's own values reach the statement. */
function readCursor(name: string, cursor: string): [by: string, id: string] {
  const [encoded = '', signature = ''] = cursor.split('.');
  const position = Buffer.from(encoded, 'base64url').toString();
  const right = Buffer.from(signatureOf(name, position));
  const given = Buffer.from(signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw listRefusals.badCursor();
  return JSON.parse(position) as [string, string];
}

function signatureOf(name: string, position: string): string {
  return createHmac('sha256', keyFor('cursors'))
    .update(`${name} ${position}`)
    .digest('base64url')
    .slice(0, 22);
}
