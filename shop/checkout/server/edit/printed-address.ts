import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { changeLog } from '#platform/server/tables.ts';
import type { AccessKind } from '#shop/accounts/access-kinds.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { orders } from '#shop/orders/server/tables.ts';

/** Documents that name the recipient of a parcel. Each print is a logged access. */
const documentKinds: AccessKind[] = ['papers', 'booking_file'];
/** The fields of an address that a label and a booking file show. */
export const recipientFields = ['name', 'phone', 'addressLine', 'city', 'state', 'pincode'] as const;

/** Keeps the addresses of orders as they are until the transaction ends, so that a document and the change of an address never cross. */
export async function keepAddresses(tx: Db, { orderIds }: { orderIds: string[] }): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, orderIds))
    .orderBy(orders.id)
    .for('share');
}

/** Returns whether a label or a booking file names the recipient, and whether the recipient has changed since the last one. */
export async function documentsOf(
  db: Db,
  { orderId, orderNumber }: { orderId: string; orderNumber: string },
): Promise<{ hasDocument: boolean; isOld: boolean }> {
  const [document] = await db
    .select({ at: max(accessLog.at) })
    .from(accessLog)
    .where(and(eq(accessLog.orderId, orderId), inArray(accessLog.what, documentKinds)));
  if (!document?.at) return { hasDocument: false, isOld: false };
  const [change] = await db
    .select({ at: max(changeLog.changedAt) })
    .from(changeLog)
    .where(
      and(
        eq(changeLog.kind, 'order'),
        eq(changeLog.entityId, orderNumber),
        sql`${changeLog.after} ?| ${sql.param(recipientFields)}::text[]`,
      ),
    );
  return { hasDocument: true, isOld: change?.at != null && change.at > document.at };
}
