import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { refusals } from '../../contract.ts';
import { productQuestionAnsweredEmail } from '../../emails/question-emails.ts';
import { productQuestions } from '../../server/tables.ts';

type Params = { id: number; userId: number };

/**
 * Answers an open question about a product, by email. The same answer again changes nothing. Refuses an unknown question (404), and a question that
 * is answered otherwise or closed (409).
 */
export async function answerProductQuestion(
  db: Db,
  { id, userId, words }: Params & { words: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const question = await lockQuestion(tx, id);
    if (question.state === 'answered' && question.answer === words) return;
    if (question.state !== 'open') throw refusals.moved();
    await tx
      .update(productQuestions)
      .set({ authorId: userId, settledAt: new Date(), state: 'answered', answer: words })
      .where(eq(productQuestions.id, id));
    const [product] = await tx.select().from(products).where(eq(products.id, question.productId));
    const { name, slug } = product!;
    const data = { product: name, slug, answer: words };
    await queueEmail(tx, productQuestionAnsweredEmail, { to: question.email, data });
  });
}

/** Closes an open question that needs no answer, without an email. Again changes nothing. Refuses as `answerProductQuestion` does. */
export async function closeProductQuestion(db: Db, { id, userId }: Params): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state } = await lockQuestion(tx, id);
    if (state === 'answered') throw refusals.moved();
    if (state === 'open')
      await tx
        .update(productQuestions)
        .set({ authorId: userId, settledAt: new Date(), state: 'closed' })
        .where(eq(productQuestions.id, id));
  });
}

async function lockQuestion(tx: Db, id: number) {
  const [question] = await tx
    .select()
    .from(productQuestions)
    .where(eq(productQuestions.id, id))
    .for('update');
  if (!question) throw refusals.notFound();
  return question;
}
