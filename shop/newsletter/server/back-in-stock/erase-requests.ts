import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { eraseConsent } from '#shop/consent/server/record-consent.ts';
import { confirmRequestWithinDays, keepRequestDays } from '../../back-in-stock.ts';
import { backInStockRequests } from '../tables.ts';

/** Erases requests. The consent of an address goes with its last one. */
export async function eraseRequests(tx: Db, which: SQL | undefined): Promise<void> {
  const erased = await tx
    .delete(backInStockRequests)
    .where(which)
    .returning({ email: backInStockRequests.email });
  for (const email of new Set(erased.map((row) => row.email))) {
    const left = await tx.$count(backInStockRequests, eq(backInStockRequests.email, email));
    if (left === 0) await eraseConsent(tx, { giver: { email }, purpose: 'back-in-stock' });
  }
}

/** Erases requests without a confirmation after a week, and those whose product did not come back in 180 days. */
export async function eraseOldRequests(db: Db): Promise<void> {
  const { askedAt, confirmedAt } = backInStockRequests;
  const olderThan = (days: number) => lt(askedAt, sql`now() - make_interval(days => ${days})`);
  await inTransaction(db, (tx) =>
    eraseRequests(
      tx,
      or(
        and(isNull(confirmedAt), olderThan(confirmRequestWithinDays)),
        and(isNotNull(confirmedAt), olderThan(keepRequestDays)),
      ),
    ),
  );
}
