import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { findShipment } from '#shop/delivery/server/shipments/find-shipment.ts';
import { type PlacedAnswer, type PlaceOrderBody, refusals } from '../contract.ts';
import { orderNumberOf } from '../order-number.ts';
import { orders } from './tables.ts';

type Given = { personId: number; order: PlaceOrderBody };

/**
 * Claims the orderId for this order; whoever comes second waits here until the first is committed or gone. Out: null
 * where the id is taken. Amounts are written once they are known.
 */
export async function openOrder(
  tx: Db,
  { personId, order }: Given,
): Promise<{ orderNumber: string; placedAt: Date } | null> {
  const { rows } = await tx.execute<{ sequence: string }>(sql`select nextval('order_numbers') as sequence`);
  const [opened] = await tx
    .insert(orders)
    .values({
      id: order.orderId,
      orderNumber: orderNumberOf(Number(rows[0]!.sequence)),
      personId,
      bodyHash: hashOf(order),
      subtotalPaise: 0,
      discountPaise: 0,
      feePaise: 0,
      totalPaise: 0,
      paymentMode: order.paymentMode,
      buyNow: order.buyNow ?? false,
      address: {
        name: order.customerName,
        phone: order.customerPhone,
        addressLine: order.addressLine,
        city: order.city,
        state: order.state,
        country: order.country,
        pincode: order.pincode,
      },
    })
    .onConflictDoNothing({ target: orders.id })
    .returning({ orderNumber: orders.orderNumber, placedAt: orders.placedAt });
  return opened ?? null;
}

/**
 * The first answer once more, with the waybill once it is known. Refuses another body (422), and another person's
 * order without a word about it (409).
 */
export async function answerAgain(db: Db, { personId, order }: Given): Promise<PlacedAnswer> {
  const [known] = await db.select().from(orders).where(eq(orders.id, order.orderId));
  if (!known || known.personId !== personId || !known.answer) throw refusals.orderIdTaken();
  if (known.bodyHash !== hashOf(order)) throw refusals.otherBody();
  const shipment = await findShipment(db, { orderId: order.orderId });
  const { success, remarks, orderNumber } = known.answer as PlacedAnswer;
  return { success, remarks, orderNumber, waybill: shipment?.waybill ?? null };
}

/** Of the parsed body, whose members always stand in the contract's order. */
function hashOf(order: PlaceOrderBody): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('hex');
}
