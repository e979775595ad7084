import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { linesOf } from '#shop/addresses/postal-address.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { users } from '#shop/accounts/server/tables.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { packedBatches } from '#shop/catalog/server/stock/take-batches.ts';
import { listFormerParcels } from '#shop/shipping/server/shipments/former-parcels.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { listScans } from '#shop/shipping/server/tracking/list-scans.ts';
import { contactLooks, orderEvents, orderLines, orderNotes } from '../../server/tables.ts';
import { toOrder } from '../../server/to-order.ts';
import type { Contact, OrderOfStaff, PackedBatch } from '../contract.ts';
import { readParcel } from './parcels/read-parcel.ts';
import { findAnyOrder, type OrderTableRow } from './find-any-order.ts';
import { riskReasons } from './risk-reasons.ts';

type Named = { orderNumber: string };

/**
 * Returns an order for staff (GET /api/admin/orders/{orderNumber}). A packer gets the address, the owner phone and email too,
 * and support neither, since `showContact` stores its looks. Refuses an unknown order (404).
 */
export async function getOrderForStaff(
  db: Db,
  { orderNumber, role }: Named & { role: StaffRole },
): Promise<OrderOfStaff> {
  const order = await findAnyOrder(db, { orderNumber });
  const [lines, events, scans, [shipment], former, batches, notes, risks, parcel] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(asc(orderEvents.id)),
    listScans(db, { orderId: order.id }),
    db.select().from(shipments).where(eq(shipments.orderId, order.id)),
    listFormerParcels(db, { orderId: order.id }),
    packedBatches(db, { orderId: order.id }),
    listNotes(db, order.id),
    riskReasons(db, order),
    readParcel(db, order),
  ]);
  const {
    address: _address,
    waitsFor: _waits,
    confirmToken: _token,
    ...shown
  } = toOrder(order, {
    lines,
    events,
    scans,
    waybill: shipment?.waybill ?? null,
  });
  return {
    ...shown,
    held: order.heldFor,
    heldAt: order.heldAt?.toISOString() ?? null,
    remindedAt: order.remindedAt?.toISOString() ?? null,
    confirmedBy: order.confirmedBy,
    items: shown.items.map((item, at) => {
      const own = batches.filter(({ orderLineId }) => orderLineId === lines[at]!.id);
      return Object.assign(item, { batches: own.map(toBatch) });
    }),
    customerName: order.address.name,
    city: order.address.city,
    pincode: order.address.pincode,
    channel: order.channel,
    isErased: order.userId === null && order.address.phone === '',
    contact: role === 'support' ? null : await contactOf(db, order, role),
    shipment: shipment
      ? { state: shipment.state, attempts: shipment.attempts, lastError: shipment.lastError }
      : null,
    formerWaybills: former.flatMap(({ waybill, state }) =>
      waybill && state !== 'editing' ? [{ waybill, isCancelled: state === 'cancelled' }] : [],
    ),
    risks,
    parcel,
    notes,
  };
}

function toBatch({ number, productName, units }: PackedBatch): PackedBatch {
  return { number, productName, units };
}

/** Returns a customer's contact and stores the look, in one transaction (POST …/contact). Refuses an unknown order (404). */
export async function showContact(
  db: Db,
  { orderNumber, userId, role }: Named & { userId: number; role: StaffRole },
): Promise<Contact> {
  const order = await findAnyOrder(db, { orderNumber });
  await db.insert(contactLooks).values({ orderId: order.id, userId });
  return contactOf(db, order, role);
}

/** Adds a note that only staff read. Returns it. Refuses an unknown order (404). */
export async function addNote(
  db: Db,
  { orderNumber, userId, text }: Named & { userId: number; text: string },
): Promise<OrderOfStaff['notes'][number]> {
  const { id: orderId } = await findAnyOrder(db, { orderNumber });
  const [note] = await db.insert(orderNotes).values({ orderId, authorId: userId, text }).returning();
  const names = await findStaffNames(db, [userId]);
  return { id: note!.id, at: note!.at.toISOString(), who: names.get(userId) ?? 'A former colleague', text };
}

async function contactOf(db: Db, { address, userId }: OrderTableRow, role: StaffRole): Promise<Contact> {
  const mayCall = role !== 'packer';
  const [user] =
    mayCall && userId !== null
      ? await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
      : [];
  return {
    name: address.name,
    addressLines: address.addressLine ? linesOf(address) : [],
    phone: mayCall && address.phone ? address.phone : null,
    email: user?.email ?? null,
  };
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
  return rows.map(({ id, at, authorId, text }) => ({
    id,
    at: at.toISOString(),
    who: names.get(authorId) ?? 'A former colleague',
    text,
  }));
}
