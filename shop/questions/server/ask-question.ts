import { and, asc, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { isErased } from '#shop/orders/server/erase/erase-customer.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { maxOpenQuestions, refusals, type ShownQuestion } from '../contract.ts';
import type { QuestionForm } from '../forms.ts';
import { orderQuestions } from './tables.ts';

type Params = { orderId: string; form: QuestionForm; pastedBy?: number };

/**
 * Hangs a question on an order, once for each `requestId`. `pastedBy` is the staff member who pastes a message of the customer. Refuses other words
 * with the same `requestId`, a question beside ten open ones, and an erased customer (409).
 */
export async function askQuestion(db: Db, { orderId, form, pastedBy }: Params): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The lock counts the open ones one request after the other, and waits for an erasure of the order.
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
    if (!order || isErased(order)) throw refusals.erased();
    const [known] = await tx
      .select()
      .from(orderQuestions)
      .where(eq(orderQuestions.requestId, form.requestId));
    if (known) {
      if (known.orderId !== orderId || known.words !== form.words) throw refusals.otherRequest();
      return;
    }
    const ofOrder = and(eq(orderQuestions.orderId, orderId), eq(orderQuestions.state, 'open'));
    if ((await tx.$count(orderQuestions, ofOrder)) >= maxOpenQuestions) throw refusals.tooMany();
    const hung = await tx
      .insert(orderQuestions)
      .values({ ...form, orderId, pastedBy: pastedBy ?? null })
      .onConflictDoNothing()
      .returning({ id: orderQuestions.id });
    if (hung.length === 0) throw refusals.otherRequest();
  });
}

/** Lists the questions of an order with their answers, the oldest first, as its customer reads them. */
export async function listQuestions(db: Db, { orderId }: { orderId: string }): Promise<ShownQuestion[]> {
  return (await questionsOf(db, { orderId })).map(({ id, words, at, state, answer }) => ({
    id,
    words,
    at: at.toISOString(),
    state,
    answer,
  }));
}

export async function questionsOf(db: Db, { orderId }: { orderId: string }) {
  return db
    .select()
    .from(orderQuestions)
    .where(eq(orderQuestions.orderId, orderId))
    .orderBy(asc(orderQuestions.id));
}
