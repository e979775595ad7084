import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { recordDue } from '#shop/cash/server/record-due.ts';
import { goodsValueOf } from '#shop/orders/replacement.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { type OrderState, orderStates } from '#shop/orders/states.ts';
import { courierClaims, inspections } from '../tables.ts';

type Ended = {
  orderId: string;
  at: Date;
  /** The claim of staff for a lost parcel. Without it the claim is what the order cost, or its goods did before. */
  claimPaise?: number;
};

/** The effects when an order reaches a state by its parcel, in the transaction of the change. */
export async function afterState(tx: Db, { state, ...ended }: Ended & { state: OrderState }): Promise<void> {
  if (orderStates[state].cameBack) await askForInspection(tx, ended);
  if (orderStates[state].isLost) await openClaim(tx, ended);
}

/** Asks staff what became of the units of a parcel that came back. No state moves stock by itself. */
async function askForInspection(tx: Db, { orderId }: Ended): Promise<void> {
  await tx.insert(inspections).values({ orderId }).onConflictDoNothing();
}

/** Opens the claim for a lost parcel: the courier owes it as cash. */
export async function openClaim(tx: Db, { orderId, at, claimPaise }: Ended): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const { orderNumber } = order!;
  const paise = claimPaise ?? (await worthOfParcel(tx, order!));
  await tx.insert(courierClaims).values({ orderId, claimPaise: paise });
  await recordDue(tx, { orderId, orderNumber, paise, since: at });
}

/** A replacement costs its customer nothing, and the courier lost goods of a value. */
async function worthOfParcel(
  tx: Db,
  { id, totalPaise, replaces }: typeof orders.$inferSelect,
): Promise<number> {
  if (!replaces) return totalPaise;
  return goodsValueOf(await tx.select().from(orderLines).where(eq(orderLines.orderId, id)));
}
