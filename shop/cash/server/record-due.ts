import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { cashDues, cashEntries } from './tables.ts';

type Due = {
  orderId: string;
  orderNumber: string;
  /** The cash at the door, or what the courier owes for a lost parcel. */
  paise: number;
  since: Date;
};

/**
 * Records that an order's courier owes cash, once, or again after it was taken back, in the transaction of the order's change. Amounts in
 * paise. Returns whether it recorded.
 */
export async function recordDue(tx: Db, { orderId, orderNumber, paise, since }: Due): Promise<boolean> {
  const [parcel] = await tx
    .select({
      waybill: shipments.waybill,
      courier: shipments.courier,
      handCourier: shipments.handCourier,
    })
    .from(shipments)
    .where(eq(shipments.orderId, orderId));
  const waybill = parcel?.waybill ?? null;
  const courier = parcel?.handCourier || (parcel?.courier ?? '');
  const made = await tx
    .insert(cashDues)
    .values({
      orderId,
      orderNumber,
      courier,
      waybill,
      duePaise: paise,
      openPaise: paise,
      since,
      settledAt: paise === 0 ? since : null,
    })
    .onConflictDoUpdate({
      target: cashDues.orderId,
      set: { courier, waybill, duePaise: paise, openPaise: paise, since, settledAt: null },
      // Taken back by `reverseDue`, and due again.
      setWhere: sql`${cashDues.duePaise} = 0 and ${paise} > 0`,
    })
    .returning({ orderId: cashDues.orderId });
  if (made.length > 0) await tx.insert(cashEntries).values({ orderId, courier, kind: 'due', paise });
  return made.length > 0;
}

type Refund = { orderId: string; paise: number; authorId: number; requestId: string; note?: string };

/**
 * Records cash that the shop gave back to a customer, in the transaction of the refund. The courier's balance stays. A
 * repeated request records nothing. Returns whether it recorded; it never does for an order that brought no cash.
 */
export async function recordRefund(tx: Db, { orderId, paise, ...by }: Refund): Promise<boolean> {
  const [due] = await tx
    .select({ courier: cashDues.courier })
    .from(cashDues)
    .where(eq(cashDues.orderId, orderId))
    .for('update');
  if (!due) return false;
  const made = await tx
    .insert(cashEntries)
    .values({ orderId, courier: due.courier, kind: 'refunded', paise: -paise, ...by })
    .onConflictDoNothing()
    .returning({ id: cashEntries.id });
  return made.length > 0;
}
