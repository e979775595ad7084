import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { findCreditNote } from '#shop/invoices/server/credit-part.ts';
import type { CreditNote } from '#shop/invoices/invoice.ts';
import { logAccess } from '#shop/accounts/admin/server/access-log/log-access.ts';
import { refusals } from '../../contract.ts';
import { returnPhotos, returns } from '../../server/tables.ts';

/** Returns the path of a photo of this return, below /uploads. Refuses an unknown one (404). */
export async function findPhotoOfReturn(
  db: Db,
  { id, photo }: { id: number; photo: number },
): Promise<string> {
  const [found] = await db
    .select({ path: returnPhotos.path })
    .from(returnPhotos)
    .where(and(eq(returnPhotos.id, photo), eq(returnPhotos.returnId, id)));
  if (!found) throw refusals.notFound();
  return found.path;
}

/**
 * Returns the credit note of a return, which names the customer with address and phone, and logs the access. Refuses a return without one
 * (404).
 */
export async function openCreditNote(
  db: Db,
  { id, userId }: { id: number; userId: number },
): Promise<CreditNote> {
  const note = await findCreditNote(db, { returnId: id });
  const [row] = await db.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, id));
  if (!note || !row) throw refusals.notFound();
  await logAccess(db, { orderId: row.orderId, userId, what: 'credit_note' });
  return note;
}
