import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { erasedAddress } from '#shop/addresses/postal-address.ts';
import { redeliveryRequests, shipments } from '../tables.ts';

/** Erases name, phone and address from shipment requests. Waybill and state stay. */
export async function eraseRecipient(tx: Db, { orderIds }: { orderIds: string[] }): Promise<void> {
  // Shipments stored before November 2026 name the phone `mobileNumber`.
  const nobody = JSON.stringify({ ...erasedAddress, mobileNumber: '' });
  const recipient = sql`${shipments.request} -> 'recipient' || ${nobody}::jsonb`;
  await tx
    .update(shipments)
    .set({ request: sql`jsonb_set(${shipments.request}, '{recipient}', (${recipient}))`, lastError: null })
    .where(inArray(shipments.orderId, orderIds));
  await tx
    .update(redeliveryRequests)
    .set({ answer: null })
    .where(inArray(redeliveryRequests.orderId, orderIds));
}
