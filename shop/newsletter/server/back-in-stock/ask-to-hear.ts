import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { recordConsent } from '#shop/consent/server/record-consent.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { refusals } from '../../back-in-stock.ts';
import { backInStockConfirmEmail, backInStockNotedEmail } from '../../emails/newsletter-emails.ts';
import { linkToken } from '../links.ts';
import { backInStockRequests, newsletterSubscribers } from '../tables.ts';

type Params = {
  productId: number;
  email: string;
  /** The address is that of the signed-in customer, so no link needs to prove it. */
  isOwn: boolean;
};

/**
 * Requests one email for when a sold-out product is back. A guest's new address gets the link that confirms; a customer, and an
 * address that waits already, get a note with the link that takes the request back. Callers cannot tell addresses apart. Refuses an
 * unknown product (404) and one that can be ordered (409).
 */
export async function askToHear(db: Db, { productId, email, isOwn }: Params): Promise<void> {
  const product = await getProduct(db, String(productId));
  if (product.status === 'Available') throw refusals.onTheShelf();
  await inTransaction(db, async (tx) => {
    if (await isRefused(tx, email)) return;
    const askedAt = sql`date_trunc('milliseconds', now())`;
    const [row] = await tx
      .insert(backInStockRequests)
      .values({ productId, email, askedAt })
      .onConflictDoUpdate({
        target: [backInStockRequests.productId, backInStockRequests.email],
        set: { askedAt },
      })
      .returning();
    const request = row!;
    if (isOwn) await noteConfirmed(tx, request);
    const [template, use] =
      isOwn || request.confirmedAt
        ? ([backInStockNotedEmail, 'back-in-stock-cancel'] as const)
        : ([backInStockConfirmEmail, 'back-in-stock-confirm'] as const);
    const data = { product: product.productName, slug: product.slug, token: linkToken(use, request) };
    await queueEmail(tx, template, { to: email, data });
  });
}

/** Notes that the owner of the address asked, with the consent. A second time changes nothing. */
export async function noteConfirmed(tx: Db, request: typeof backInStockRequests.$inferSelect): Promise<void> {
  const { id, email, confirmedAt } = request;
  if (confirmedAt) return;
  const others = and(eq(backInStockRequests.email, email), isNotNull(backInStockRequests.confirmedAt));
  const isFirst = (await tx.$count(backInStockRequests, others)) === 0;
  await tx
    .update(backInStockRequests)
    .set({ confirmedAt: sql`now()` })
    .where(eq(backInStockRequests.id, id));
  if (isFirst) await recordConsent(tx, { giver: { email }, purpose: 'back-in-stock' });
}

/** The mail server refused the address for good. */
async function isRefused(tx: Db, email: string): Promise<boolean> {
  const { email: of, refusedAt } = newsletterSubscribers;
  return (await tx.$count(newsletterSubscribers, and(eq(of, email), isNotNull(refusedAt)))) > 0;
}
