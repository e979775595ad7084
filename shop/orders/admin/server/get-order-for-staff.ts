import { asc, eq } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { packedBatches } from '#shop/catalog/server/stock/take-batches.ts';
import { listFormerParcels } from '#shop/shipping/server/shipments/former-parcels.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { listScans } from '#shop/shipping/server/tracking/list-scans.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import { goodsValueOf } from '../../replacement.ts';
import { orderEvents, orderLines, orderNotes, orders } from '../../server/tables.ts';
import { channelOf } from '../../channels.ts';
import { recipientOf } from '../../server/tracking/tell-customer.ts';
import { isErased } from '../../server/erase/erase-customer.ts';
import { shownAmounts, toEvent, toOrderSummary } from '../../server/to-order.ts';
import type { OrderOfStaff, PackedBatch } from '../contract.ts';
import { findAnyOrder } from './find-any-order.ts';
import { type Looker, readContact } from './show-contact.ts';
import { riskReasons } from './risk-reasons.ts';

type Params = { orderNumber: string };

/**
 * Returns an order for staff (GET /api/admin/orders/{orderNumber}). A packer gets the address, the owner phone and email too:
 * the access is logged. Support gets neither, and asks by `showContact`. Refuses an unknown order (404).
 */
export async function getOrderForStaff(
  db: Db,
  { orderNumber, ...by }: Params & Looker,
): Promise<OrderOfStaff> {
  const order = await findAnyOrder(db, { orderNumber });
  const [lines, events, scans, [shipment], former, batches, notes, risks] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(asc(orderEvents.id)),
    listScans(db, { orderId: order.id }),
    db.select().from(shipments).where(eq(shipments.orderId, order.id)),
    listFormerParcels(db, { orderId: order.id }),
    packedBatches(db, { orderId: order.id }),
    listNotes(db, order.id),
    riskReasons(db, order),
  ]);
  const summary = toOrderSummary(order, { lines, waybill: shipment?.waybill ?? null });
  return {
    orderNumber: summary.orderNumber,
    orderId: summary.orderId,
    state: summary.state,
    placedAt: summary.placedAt,
    estimatedDeliveryDate: summary.estimatedDeliveryDate,
    paymentMode: summary.paymentMode,
    totalAmount: summary.totalAmount,
    amountDue: summary.amountDue,
    waybill: summary.waybill,
    canCancel: summary.canCancel,
    ...shownAmounts(order, lines),
    sendOn: order.sendOn,
    events: events.map((event) => Object.assign(toEvent(event), { who: event.authorName })),
    scans,
    replaces: order.replaces,
    replacement: order.replacementReason && {
      reason: order.replacementReason,
      goodsValue: toRupees(goodsValueOf(lines)),
    },
    replacedBy: await listReplacedBy(db, orderNumber),
    held: order.heldFor,
    heldAt: order.heldAt?.toISOString() ?? null,
    remindedAt: order.remindedAt?.toISOString() ?? null,
    confirmedBy: order.confirmedBy,
    items: summary.items.map((item, at) => {
      const own = batches.filter(({ orderLineId }) => orderLineId === lines[at]!.id);
      return Object.assign(item, { batches: own.map(toBatch) });
    }),
    customerName: order.address.name,
    city: order.address.city,
    pincode: order.address.pincode,
    channel: order.channel,
    isErased: isErased(order),
    business: by.role === 'packer' ? null : order.registered,
    gift: order.gift,
    toldBy: channelOf(await recipientOf(db, order)),
    contact: by.role === 'support' ? null : await readContact(db, order, by),
    shipment: shipment
      ? { state: shipment.state, attempts: shipment.attempts, lastError: shipment.lastError }
      : null,
    formerWaybills: former.flatMap(({ waybill, state }) =>
      waybill && state !== 'editing' ? [{ waybill, isCancelled: state === 'cancelled' }] : [],
    ),
    risks,
    notes,
  };
}

function toBatch({ number, productName, units }: PackedBatch): PackedBatch {
  return { number, productName, units };
}

/** Adds a note that only staff read. Returns it. Refuses an unknown order (404). */
export async function addNote(
  db: Db,
  { orderNumber, userId, text }: Params & { userId: number; text: string },
): Promise<OrderOfStaff['notes'][number]> {
  const { id: orderId } = await findAnyOrder(db, { orderNumber });
  const [note] = await db.insert(orderNotes).values({ orderId, authorId: userId, text }).returning();
  return { id: note!.id, at: note!.at.toISOString(), who: nameAtTheTime(note!.authorName, undefined), text };
}

async function listReplacedBy(db: Db, orderNumber: string): Promise<string[]> {
  const rows = await db
    .select({ number: orders.orderNumber })
    .from(orders)
    .where(eq(orders.replaces, orderNumber))
    .orderBy(asc(orders.placedAt), asc(orders.id));
  return rows.map(({ number }) => number);
}

async function listNotes(db: Db, orderId: string): Promise<OrderOfStaff['notes']> {
  const rows = await db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.id));
  const names = await findStaffNames(
    db,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map(({ id, at, authorId, authorName, text }) => ({
    id,
    at: at.toISOString(),
    who: nameAtTheTime(authorName, names.get(authorId)),
    text,
  }));
}
