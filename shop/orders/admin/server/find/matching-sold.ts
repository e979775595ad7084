import { and, eq, exists, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { addDays, startOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { cameBefore, hasCustomer } from '../../../server/came-before.ts';
import { orderLines, orders } from '../../../server/tables.ts';
import { statesThat } from '../../../states.ts';
import type { OrderFilters } from '../../contract.ts';

type SoldFilters = Pick<
  OrderFilters,
  'from' | 'to' | 'sold' | 'region' | 'category' | 'buyer' | 'customerOf' | 'payment'
>;

/** Returns the condition of the filters by which a row of a report opens its orders. */
export function matchingSold(
  db: Db,
  { from, to, sold, region, category, buyer, customerOf, payment }: SoldFilters,
): SQL | undefined {
  return and(
    from ? gte(orders.placedAt, startOf(from)) : undefined,
    to ? lt(orders.placedAt, startOf(addDays(to, 1))) : undefined,
    sold ? and(isNull(orders.replaces), inArray(orders.state, statesThat('countsAsSold'))) : undefined,
    payment ? eq(orders.paymentMode, payment) : undefined,
    region ? sql`${orders.address}->>'state' = ${region}` : undefined,
    category === undefined ? undefined : holdingCategory(db, category),
    buyer ? boughtBy(buyer) : undefined,
    customerOf ? ofCustomerOf(customerOf) : undefined,
  );
}

function holdingCategory(db: Db, category: number): SQL {
  return exists(
    db
      .select({ id: orderLines.id })
      .from(orderLines)
      .innerJoin(products, eq(products.id, orderLines.productId))
      .where(and(eq(orderLines.orderId, orders.id), eq(products.categoryId, category))),
  );
}

function boughtBy(buyer: 'new' | 'known'): SQL {
  const wanted = buyer === 'known' ? cameBefore : sql`${hasCustomer} and not (${cameBefore})`;
  return sql`exists (select from ${orders} o where o.id = ${orders.id} and ${wanted})`;
}

/** The orders of an account, or those without one with the same phone. */
export function ofCustomerOf(orderNumber: string): SQL {
  const account = sql`(select o.user_id from ${orders} o where o.order_number = ${orderNumber})`;
  const phone = sql`(select nullif(o.address->>'phone', '') from ${orders} o where o.order_number = ${orderNumber} and o.user_id is null)`;
  return or(
    sql`${orders.userId} = ${account}`,
    sql`(${orders.userId} is null and ${orders.address}->>'phone' = ${phone})`,
  )!;
}
