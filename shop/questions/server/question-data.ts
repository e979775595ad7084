import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { keptDays } from '../forms.ts';
import { orderQuestions, productQuestions } from './tables.ts';

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

/** Returns the questions about products that named the email of an account, the oldest first, for the export. */
export async function exportProductQuestions(db: Db, { email }: { email: string }) {
  const { words, at, state, answer, settledAt } = productQuestions;
  return db
    .select({ product: products.name, words, at, state, answer, settledAt })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(eq(productQuestions.email, email))
    .orderBy(asc(productQuestions.id));
}

/** Deletes the questions about products of an email, in the transaction that deletes its account. */
export async function eraseProductQuestions(tx: Db, { email }: { email: string }): Promise<void> {
  await tx.delete(productQuestions).where(eq(productQuestions.email, email));
}

/** Deletes questions about products some months after their answer. */
export async function deleteOldQuestions(db: Db, { now }: { now: Date }): Promise<void> {
  const over = new Date(now.getTime() - keptDays * dayMs);
  await db.delete(productQuestions).where(lt(productQuestions.settledAt, over));
}
