import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { orderNameKeys, orders } from '../../../server/tables.ts';
import { stateAfter } from '../../../states.ts';

const name = sql`${orders.address}->>'name'`;

/** The database makes no keys of shorter words. */
const minLetters = 3;

/** Returns the condition that each word begins a word of the name, or null when nobody is named so. */
export async function namedSo(db: Db, words: string[]): Promise<SQL | null> {
  const condition = begun(words);
  // Kept apart, so that the planner does not walk the orders by time until the first one matches.
  const { rows } = await db.execute<{ found: boolean }>(sql`
    with named as materialized (select 1 from ${orders} where ${condition}) select exists (select from named) as found`);
  return rows[0]?.found ? condition : null;
}

/**
 * Each word differs from a word of the name by one typo at most: a letter too many, too few, another or moved. A short word begins one. The keys of
 * orders that have gone on lie in a table of their own, and the few placed ones are compared themselves: one condition for each, so that the
 * planner reads each by an index.
 */
export function namedAlmost(words: string[]): SQL[] {
  const [short = [], long = []] = [true, false].map((isShort) =>
    words.filter((word) => word.length < minLetters === isShort),
  );
  const begins = short.length > 0 ? begun(short) : undefined;
  if (long.length === 0) return [begun(short)];
  const hasKeys = long.map((word) => sql`${orderNameKeys.keys} && name_keys(${word})`);
  const isPlaced = eq(orders.state, stateAfter.placing);
  const isAlmost = long.map((word) => or(begun([word]), sql`name_keys(${name}) && name_keys(${word})`));
  return [
    and(
      begins,
      sql`exists (select from ${orderNameKeys} where ${orderNameKeys.orderId} = ${orders.id} and ${and(...hasKeys)})`,
    )!,
    and(begins, isPlaced, ...isAlmost)!,
  ];
}

function begun(words: string[]): SQL {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql`to_tsvector('simple', ${name}) @@ to_tsquery('simple', ${query})`;
}
