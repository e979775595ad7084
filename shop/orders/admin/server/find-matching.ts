import { and, eq, exists, ilike, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { withWaybillPart } from '#shop/shipping/server/shipments/with-waybill-part.ts';
import type { WaitsFor } from '../../hold.ts';
import { finalStates, inSql } from '../../states.ts';
import { isOrderNumber } from '../../order-number.ts';
import { orderLines, orders } from '../../server/tables.ts';
import type { OrderFilters } from '../contract.ts';
import { type SearchKind, searchKindsOf } from '../search-kinds.ts';
import { matchingSold } from './find/matching-sold.ts';
import { namedAlmost, namedSo } from './find/find-names.ts';

/** A search for a word of many products names the most popular ones. */
const maxProducts = 50;

export const personalKinds: readonly SearchKind['kind'][] = ['phone', 'email'];

/** Literal, since the planner uses the index of open orders only then. */
export const isOpen = sql`${orders.state} not in ${sql.raw(inSql(finalStates))}`;

/** Open after the day of the delivery estimate. */
export function isLate(now: Date): SQL {
  return and(isOpen, lt(orders.estimatedDeliveryDate, dayOf(now)))!;
}

/** Literal for the same reason. */
export function isHeldFor(waits: WaitsFor): SQL {
  const held = { later_day: sql`= 'later_day'`, payment: sql`= 'payment'` };
  const reason = waits === 'confirmation' ? sql`not in ('later_day', 'payment')` : held[waits];
  return and(isNotNull(orders.heldFor), sql`${orders.heldFor} ${reason}`)!;
}

/** Returns the condition of the filters, without the search. */
export function matchingFilters(
  db: Db,
  {
    state,
    courier,
    promised,
    pincode,
    cash,
    held,
    late,
    product,
    ...asReported
  }: Omit<OrderFilters, 'q' | 'parcel' | 'tab'>,
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
    matchingSold(db, asReported),
  );
}

/** Conditions of a search. `personal` ones find an order by a phone or an email of its customer. */
export type SearchConditions = { personal: SQL[]; others: SQL[] };

/** Returns a condition for each kind of thing that the text may name. */
export async function conditionsOf(
  db: Db,
  { q, skip }: { q: string; skip: readonly SearchKind['kind'][] },
): Promise<SearchConditions> {
  const kinds = searchKindsOf(q).filter(({ kind }) => !skip.includes(kind));
  const emails = kinds.flatMap((searched) =>
    searched.kind === 'email' ? eq(orders.contactEmail, searched.value) : [],
  );
  const [personal, others] = await Promise.all(
    [true, false].map((isPersonal) =>
      Promise.all(
        kinds
          .filter(({ kind }) => personalKinds.includes(kind) === isPersonal)
          .map((kind) => conditionsOfKind(db, kind)),
      ),
    ),
  );
  return { personal: [...personal!.flat(), ...emails], others: others!.flat() };
}

async function conditionsOfKind(db: Db, searched: SearchKind): Promise<SQL[]> {
  if (searched.kind !== 'name') return [await conditionOf(db, searched)];
  const exact = await namedSo(db, searched.words);
  return exact ? [exact] : namedAlmost(searched.words);
}

async function conditionOf(db: Db, { kind, value }: Exclude<SearchKind, { kind: 'name' }>): Promise<SQL> {
  if (kind === 'number') return numbered(value);
  if (kind === 'phone') return sql`${orders.address}->>'phone' = ${value}`;
  if (kind === 'pincode') return inPincode(value);
  if (kind === 'product') return holding(db, await productsNamed(db, value));
  if (kind === 'email') return inArray(orders.userId, accountWith(db, value));
  return inArray(orders.id, withWaybillPart(db, value));
}

/** A whole number has its check digit. Customers name the end of one. */
function numbered(digits: string): SQL {
  const whole = `AR-${digits}`;
  if (isOrderNumber(whole)) return eq(orders.orderNumber, whole);
  return sql`reverse(${orders.orderNumber}) like ${`${Array.from(digits).toReversed().join('')}%`}`;
}

function accountWith(db: Db, email: string) {
  return db.select({ id: users.id }).from(users).where(eq(users.email, email));
}

function inPincode(pincode: string): SQL {
  return sql`${orders.address}->>'pincode' = ${pincode}`;
}

async function productsNamed(db: Db, part: string): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(ilike(products.name, `%${literal(part)}%`))
    .limit(maxProducts);
  return rows.map(({ id }) => id);
}

/** Returns a text that `like` takes as it is. */
export function literal(part: string): string {
  return part.replaceAll(/[\\%_]/g, String.raw`\$&`);
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
