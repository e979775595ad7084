import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { refusals } from '../contract.ts';
import type { QuestionForm } from '../forms.ts';
import { productQuestions } from './tables.ts';

type Params = { productId: number; email: string; form: QuestionForm };

/**
 * Stores a question about a product, once for each `requestId`. Refuses an unknown product (404), and another question with the same
 * `requestId` (409).
 */
export async function askAboutProduct(db: Db, { productId, email, form }: Params): Promise<void> {
  const { id } = await getProduct(db, String(productId));
  const { requestId, words } = form;
  await inTransaction(db, async (tx) => {
    const made = await tx
      .insert(productQuestions)
      .values({ requestId, words, email, productId: id })
      .onConflictDoNothing()
      .returning({ id: productQuestions.id });
    if (made.length > 0) return;
    const [known] = await tx.select().from(productQuestions).where(eq(productQuestions.requestId, requestId));
    if (known?.productId !== id || known.email !== email || known.words !== words)
      throw refusals.otherRequest();
  });
}
