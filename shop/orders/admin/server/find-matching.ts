import { and, eq, exists, ilike, inArray, isNotNull, lt, not, type SQL, sql } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import type { WaitsFor } from '../../hold.ts';
import { finalStates, inSql } from '../../states.ts';
import { orderLines, orders } from '../../server/tables.ts';
import type { OrderFilters } from '../contract.ts';
import { type SearchKind, searchKindsOf } from '../search-kinds.ts';

/** A search for a word of many products names the most popular ones. */
const maxProducts = 50;

/** Searches that find a person. */
export const personalKinds: readonly SearchKind['kind'][] = ['phone', 'email'];

/** Literal, since the planner uses the index of open orders only then. */
const isOpen = sql`${orders.state} not in ${sql.raw(inSql(finalStates))}`;

/** Open after the day of the delivery estimate. */
export function isLate(now: Date): SQL {
  return and(isOpen, lt(orders.estimatedDeliveryDate, dayOf(now)))!;
}

/** Literal for the same reason. */
export function isHeldFor(waits: WaitsFor): SQL {
  const isLaterDay = sql`${orders.heldFor} = 'later_day'`;
  return and(isNotNull(orders.heldFor), waits === 'later_day' ? isLaterDay : not(isLaterDay))!;
}

/** Returns the condition of the filters, without the search. */
export function matchingFilters(
  db: Db,
  { state, courier, promised, pincode, cash, held, late, product }: Omit<OrderFilters, 'q' | 'parcel'>,
): SQL | undefined {
  return and(
    state ? eq(orders.state, state) : undefined,
    courier ? eq(orders.courier, courier) : undefined,
    promised ? eq(orders.estimatedDeliveryDate, promised) : undefined,
    pincode ? inPincode(pincode) : undefined,
    cash ? isOpen : undefined,
    held ? isHeldFor(held) : undefined,
    late ? isLate(new Date()) : undefined,
    product === undefined ? undefined : holding(db, [product]),
  );
}

/** Returns a condition for each kind of thing that the text may name. */
export async function conditionsOf(
  db: Db,
  { q, skip }: { q: string; skip: readonly SearchKind['kind'][] },
): Promise<SQL[]> {
  const kinds = searchKindsOf(q).filter(({ kind }) => !skip.includes(kind));
  return Promise.all(kinds.map((kind) => conditionOf(db, kind)));
}

async function conditionOf(db: Db, searched: SearchKind): Promise<SQL> {
  const { kind } = searched;
  if (kind === 'name') return named(searched.words);
  const { value } = searched;
  if (kind === 'number') return eq(orders.orderNumber, value);
  if (kind === 'phone') return sql`${orders.address}->>'phone' = ${value}`;
  if (kind === 'pincode') return inPincode(value);
  if (kind === 'product') return holding(db, await productsNamed(db, value));
  if (kind === 'email')
    return inArray(orders.userId, db.select({ id: users.id }).from(users).where(eq(users.email, value)));
  return inArray(
    orders.id,
    db.select({ id: shipments.orderId }).from(shipments).where(eq(shipments.waybill, value)),
  );
}

function inPincode(pincode: string): SQL {
  return sql`${orders.address}->>'pincode' = ${pincode}`;
}

/** Each word begins a word of the name. */
function named(words: string[]): SQL {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql`to_tsvector('simple', ${orders.address}->>'name') @@ to_tsquery('simple', ${query})`;
}

async function productsNamed(db: Db, part: string): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(ilike(products.name, `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`))
    .limit(maxProducts);
  return rows.map(({ id }) => id);
}

function holding(db: Db, productIds: number[]): SQL {
  if (productIds.length === 0) return sql`false`;
  return exists(
    db
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orders.id), inArray(orderLines.productId, productIds))),
  );
}
