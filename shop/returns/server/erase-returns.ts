import { and, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { listReturns } from './read-returns.ts';
import { deletePhotos } from './photos.ts';
import { returns } from './tables.ts';

/** Returns the returns of these orders for the personal data export, without links that act. */
export async function exportReturns(db: Db, { orderIds }: { orderIds: string[] }) {
  const found = await listReturns(db, { orderIds });
  return found.map(({ photos, creditNote, ...row }) =>
    Object.assign(row, { photos: photos.length, creditNote: creditNote?.number ?? null }),
  );
}

/**
 * Erases the customer's words and photos. The account of a refund that is due stays until its payment, at most 90 days, since the shop
 * owes the money. The returned lines, the amounts and the state stay for the books.
 */
export async function eraseReturns(tx: Db, { orderIds }: { orderIds: string[] }): Promise<void> {
  const rows = await tx
    .update(returns)
    .set({ note: '', answer: '' })
    .where(inArray(returns.orderId, orderIds))
    .returning({ id: returns.id });
  await tx
    .update(returns)
    .set({ payoutSealed: null, payoutHint: '' })
    .where(
      and(
        inArray(returns.orderId, orderIds),
        inArray(returns.state, ['refunded', 'replaced', 'refused', 'withdrawn']),
      ),
    );
  await deletePhotos(
    tx,
    rows.map(({ id }) => id),
  );
}
