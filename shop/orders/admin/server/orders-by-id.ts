import { staffLabelOf } from '../staff-labels.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refusals } from '../../contract.ts';
import { orderStates } from '../../states.ts';
import { orders } from '../../server/tables.ts';
import { ofCustomerOf } from './find/matching-sold.ts';

/** Returns number and state of orders, by id, for lists of staff. */
export async function ordersById(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ id: orders.id, orderNumber: orders.orderNumber, state: orders.state })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(rows.map(({ id, orderNumber, state }) => [id, { orderNumber, state: staffLabelOf(state) }]));
}

/** Finds an order for a return, and whether its parcel left. Refuses an unknown number (404). */
export async function findSentOrder(tx: Db, orderNumber: string) {
  const [order] = await tx
    .select({ orderId: orders.id, state: orders.state })
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber));
  if (!order) throw refusals.orderNotFound();
  const { invoiced } = orderStates[order.state];
  return { orderId: order.orderId, hasLeft: invoiced === 'yes' || invoiced === 'credited' };
}

/** Returns all orders of a customer, by the id of an account, or by the number of any of the orders. */
export async function ordersOfCustomer(db: Db, customer: string) {
  const userId = Number(customer);
  const isAccount = Number.isInteger(userId) && userId > 0 && userId < 2 ** 31;
  return db
    .select({ id: orders.id, orderNumber: orders.orderNumber, userId: orders.userId })
    .from(orders)
    .where(isAccount ? eq(orders.userId, userId) : ofCustomerOf(customer.toUpperCase()));
}

/** Returns the id of the order with this number. */
export async function findOrderId(db: Db, orderNumber: string): Promise<string | undefined> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  return order?.id;
}
