import { sql } from 'drizzle-orm';
import { inSql, statesThat } from '../states.ts';
import { orders } from './tables.ts';

const sold = sql.raw(inSql(statesThat('countsAsSold')));

/**
 * The customer of the order `o` ordered before, as SQL. A customer is an account, or the phone of an order without one. An erased customer
 * never did.
 */
export const cameBefore = sql`case when o.user_id is not null
  then exists (select from ${orders} e
    where e.user_id = o.user_id and e.replaces is null and e.placed_at < o.placed_at and e.state in ${sold})
  else exists (select from ${orders} e
    where e.address->>'phone' = o.address->>'phone' and e.replaces is null and e.placed_at < o.placed_at and e.state in ${sold})
  end`;

/** The customer of the order `o` is known, so that it can be told whether they ordered before. */
export const hasCustomer = sql`(o.user_id is not null or o.address->>'phone' <> '')`;
