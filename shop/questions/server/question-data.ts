import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { orderQuestions } from './tables.ts';

/** Returns the questions of a customer's orders with their answers, for the export. */
export async function exportQuestions(db: Db, { orderIds }: { orderIds: string[] }) {
  const { words, at, state, answer, settledAt } = orderQuestions;
  return db
    .select({ orderNumber: orders.orderNumber, words, at, state, answer, settledAt })
    .from(orderQuestions)
    .innerJoin(orders, eq(orders.id, orderQuestions.orderId))
    .where(inArray(orderQuestions.orderId, orderIds))
    .orderBy(asc(orderQuestions.id));
}

/** Deletes the questions of orders, in the transaction that erases their customer. */
export async function eraseQuestions(tx: Db, { orderIds }: { orderIds: string[] }): Promise<void> {
  await tx.delete(orderQuestions).where(inArray(orderQuestions.orderId, orderIds));
}

/** Deletes the questions of orders whose customer is erased by now: without an account, or asked while the account was deleted. */
export async function eraseLeftQuestions(db: Db): Promise<void> {
  const erased = and(isNull(orders.userId), eq(sql`${orders.address}->>'phone'`, ''));
  await db
    .delete(orderQuestions)
    .where(inArray(orderQuestions.orderId, db.select({ id: orders.id }).from(orders).where(erased)));
}
