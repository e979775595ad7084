import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { orderNameKeys, orders } from '../../server/tables.ts';
import { stateAfter } from '../../states.ts';

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

/** Each word begins a word of the name, or differs from one by one typo: a letter too many, too few, another or moved. */
export function namedAlmost(words: string[]): SQL {
  return and(...words.map((word) => (word.length < minLetters ? begun([word]) : begunOrAlmost(word))))!;
}

/**
 * A table of its own holds the keys of the orders that have gone on. The few others are compared themselves. As an array, so that the planner
 * reads the orders by their ids.
 */
function begunOrAlmost(word: string): SQL {
  return sql`${orders.id} = any(array(
    select id from ${orders} where ${begun([word])}
    union select ${orderNameKeys.orderId} from ${orderNameKeys} where ${orderNameKeys.keys} && name_keys(${word})
    union select id from ${orders} where ${orders.state} = ${stateAfter.placing} and name_keys(${name}) && name_keys(${word})))`;
}

function begun(words: string[]): SQL {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql`to_tsvector('simple', ${name}) @@ to_tsquery('simple', ${query})`;
}
