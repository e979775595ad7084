import { eq } from 'drizzle-orm';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { recipientOf, repeatsTyped, tellCustomer } from '#shop/orders/server/tracking/tell-customer.ts';
import { refusals } from '../../contract.ts';
import { questionAnsweredEmail } from '../../emails/question-emails.ts';
import { questionsOf } from '../../server/ask-question.ts';
import { orderQuestions } from '../../server/tables.ts';
import type { QuestionsOfOrder } from '../contract.ts';

type Params = { id: number; userId: number };

/**
 * Answers an open question, by email where the order has one. The same answer again changes nothing. Returns the order. Refuses an unknown
 * question (404), and one that is answered otherwise or closed (409).
 */
export async function answerQuestion(
  db: Db,
  { id, userId, words }: Params & { words: string },
): Promise<{ orderId: string }> {
  return inTransaction(db, async (tx) => {
    const { question, order } = await lockQuestion(tx, id);
    if (question.state === 'answered' && question.answer === words) return { orderId: order.id };
    if (question.state !== 'open') throw refusals.moved();
    const settled = { authorId: userId, settledAt: new Date() };
    await tx
      .update(orderQuestions)
      .set({ ...settled, state: 'answered', answer: words })
      .where(eq(orderQuestions.id, id));
    const { orderNumber } = order;
    // A pasted message is what staff typed.
    const isQuoted = question.pastedBy === null && repeatsTyped(order);
    const data = { orderNumber, answer: words, ...(isQuoted ? { question: question.words } : {}) };
    await tellCustomer(tx, await recipientOf(tx, order), { email: questionAnsweredEmail, data, orderNumber });
    return { orderId: order.id };
  });
}

/** Closes an open question that needs no answer, without an email. Again changes nothing. Refuses as `answerQuestion` does. */
export async function closeQuestion(db: Db, { id, userId }: Params): Promise<{ orderId: string }> {
  return inTransaction(db, async (tx) => {
    const { question, order } = await lockQuestion(tx, id);
    if (question.state === 'answered') throw refusals.moved();
    if (question.state === 'open')
      await tx
        .update(orderQuestions)
        .set({ authorId: userId, settledAt: new Date(), state: 'closed' })
        .where(eq(orderQuestions.id, id));
    return { orderId: order.id };
  });
}

async function lockQuestion(tx: Db, id: number) {
  const [question] = await tx.select().from(orderQuestions).where(eq(orderQuestions.id, id)).for('update');
  if (!question) throw refusals.notFound();
  const [order] = await tx.select().from(orders).where(eq(orders.id, question.orderId));
  if (!order) throw refusals.notFound();
  return { question, order };
}

/** Returns the questions of an order for staff, the oldest first. It names no contact of the customer. */
export async function listForStaff(db: Db, { orderId }: { orderId: string }): Promise<QuestionsOfOrder> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const { email } = order ? await recipientOf(db, order) : { email: null };
  const rows = await questionsOf(db, { orderId });
  return {
    hasEmail: Boolean(email),
    questions: rows.map((row) => ({
      id: row.id,
      words: row.words,
      at: row.at.toISOString(),
      pastedBy: row.pastedBy === null ? null : nameAtTheTime(row.pastedByName, undefined),
      state: row.state,
      answer: row.answer,
      settledAt: row.settledAt?.toISOString() ?? null,
      settledBy: row.authorId === null ? null : nameAtTheTime(row.authorName, undefined),
    })),
  };
}
