import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { recordDue } from '#shop/cash/server/record-due.ts';
import { courierClaims, inspections, orders } from '../tables.ts';

/** Asks staff what became of the units of a parcel that came back. No state moves stock by itself. */
export async function askForInspection(tx: Db, { orderId }: { orderId: string }): Promise<void> {
  await tx.insert(inspections).values({ orderId }).onConflictDoNothing();
}

/**
 * Opens the claim for a lost parcel: the courier owes it as cash. Staff have set its amount, or it is the total that the courier would
 * have collected.
 */
export async function openClaim(tx: Db, { orderId, at }: { orderId: string; at: Date }): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const { orderNumber, totalPaise } = order!;
  await tx.insert(courierClaims).values({ orderId, claimPaise: totalPaise }).onConflictDoNothing();
  const [claim] = await tx.select().from(courierClaims).where(eq(courierClaims.orderId, orderId));
  await recordDue(tx, { orderId, orderNumber, paise: claim!.claimPaise, since: at });
}
