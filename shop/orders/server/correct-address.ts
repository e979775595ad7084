import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { orders } from './tables.ts';

type Correction = { orderId: string; phone?: string | undefined; addressLine?: string | undefined };

/** Corrects phone or street of an order, in the caller's transaction. City and pincode stay, since label and tax depend on them. */
export async function correctAddress(tx: Db, { orderId, phone, addressLine }: Correction): Promise<void> {
  const corrected = { ...(phone ? { phone } : {}), ...(addressLine ? { addressLine } : {}) };
  await tx
    .update(orders)
    .set({ address: sql`${orders.address} || ${JSON.stringify(corrected)}::jsonb` })
    .where(eq(orders.id, orderId));
}
