import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { addDays, dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { changeLog, emailLog, mailboxMessages } from '#platform/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { closeCashDays } from '#shop/cash/admin/server/read-balances.ts';
import { remittanceRows, remittances } from '#shop/cash/server/tables.ts';
import {
  manifestParcels,
  manifests,
  parcelDocumentOrders,
  parcelDocuments,
} from '#shop/fulfilment/admin/server/tables.ts';
import { courierClaims } from '#shop/fulfilment/server/tables.ts';
import { closeGstMonth } from '#shop/invoices/admin/server/gst-month.ts';
import type { DeliveryChallan } from '#shop/invoices/challan.ts';
import type { ReceiptVoucher, RefundVoucher } from '#shop/invoices/voucher.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { deliveryChallans, receiptVouchers, refundVouchers } from '#shop/invoices/server/tables.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { orderNotes } from '#shop/orders/server/tables.ts';
import { promotionUses } from '#shop/promotions/server/tables.ts';
import { makePromotion } from '#shop/promotions/server/testing.ts';
import { askQuestion } from '#shop/questions/server/ask-question.ts';
import { returnLinks, returnPhotos } from '#shop/returns/server/tables.ts';
import { ask, inspectWhole, lifeOfReturns, makeDelivered, seller } from '#shop/returns/server/testing.ts';
import { reviews } from '#shop/reviews/server/tables.ts';
import { formerParcels, pickups, redeliveryRequests, trackingScans } from '#shop/shipping/server/tables.ts';
import { settlementTasks } from '#shop/settlements/server/tables.ts';
import { billingCycles, subscriptions } from '#shop/subscriptions/server/tables.ts';

const by = { userId: 1, namesOf: async () => new Map<number, string>() };

/**
 * Delivers an order of demo products, with all that a shop can hang on an order: invoice, return with refund and photo, cash, scans, notes,
 * a question, an access log, documents, a review, a subscription and emails. For a test.
 */
export async function makeFullTestOrder(db: Db, productId?: number) {
  const id =
    productId ?? (await makeProduct(db, { isDemo: true, mrpPaise: 50_000, stock: 20, hsn: '3304' })).id;
  const made = await makeDelivered(db, { sold: [{ quantity: 3, productId: id }] });
  const { orderId, orderNumber, userId, order } = made;
  await issueInvoice(db, { orderId, seller });
  const numbered = { financialYear: '2026-27', serial: Number(orderNumber.slice(3)), issuedAt: new Date() };
  await db.insert(deliveryChallans).values({ orderId, ...numbered, content: {} as DeliveryChallan });
  await addMoneyTasks(db, { orderId, orderNumber, numbered });
  const returnId = await ask(db, made);
  await db.insert(returnPhotos).values({ returnId, path: `/uploads/returns/${randomUUID()}.webp` });
  await inspectWhole(db, { id: returnId, orderId, by });
  await lifeOfReturns(db, { orderId, by }).refund();
  await db.insert(returnLinks).values({ orderId, userId: 1 });
  await db.insert(orderNotes).values({ orderId, authorId: 1, text: 'A note' });
  await askQuestion(db, { orderId, form: { requestId: randomUUID(), words: 'Is it made without alcohol?' } });
  await db.insert(accessLog).values({ orderId, userId: 1 });
  await db.insert(courierClaims).values({ orderId, claimPaise: 100 });
  const rescueId = randomUUID();
  await db
    .insert(redeliveryRequests)
    .values({ id: rescueId, orderId, failedTry: Date.now() % 1_000_000, act: 'try_again', askedBy: 'staff' });
  await db.insert(formerParcels).values({ orderId, revision: 1, waybill: `F${orderNumber}` });
  for (const waybill of [`W${orderNumber}`, `F${orderNumber}`])
    await db
      .insert(trackingScans)
      .values({ waybill, at: new Date(), type: 'UD', status: 'Scanned', code: 'X', place: '', remarks: '' });
  const promotionId = await makePromotion(db, { endedAt: new Date(0) });
  await db.insert(promotionUses).values({ orderId, promotionId, savedPaise: 1_00 });
  await addDocuments(db, orderId);
  await addRemittance(db, orderId, orderNumber);
  await db.insert(reviews).values({
    productId: id,
    userName: 'Meera',
    rating: 5,
    comment: 'Good',
    verified: true,
    userId,
    orderId,
    imageUrl: `/uploads/reviews/${randomUUID().replaceAll('-', '')}.webp`,
  });
  const address = order.address;
  const [subscription] = await db
    .insert(subscriptions)
    .values({
      userId,
      productId: id,
      plan: '60',
      frequencyDays: 60,
      quantity: 1,
      address,
      countedFrom: '2026-11-01',
      nextChargeDate: '2027-01-01',
      announcedUnitPaise: 1,
      firstOrderId: orderId,
    })
    .returning({ id: subscriptions.id });
  await db
    .insert(billingCycles)
    .values({ subscriptionId: subscription!.id, dueOn: '2026-11-01', outcome: 'ordered', orderId });
  await db.insert(emailLog).values({ recipient: 'a@b.in', template: 'order-placed', about: orderNumber });
  const text = `Order ${orderNumber}`;
  await db
    .insert(mailboxMessages)
    .values({ recipient: 'a@b.in', subject: text, html: text, plainText: text });
  for (const [kind, entityId] of [
    ['order', orderNumber],
    ['inspection', orderNumber],
    ['courier-claim', orderNumber],
    ['rescue', rescueId],
  ] as const)
    await db.insert(changeLog).values({ kind, entityId, action: 'create', after: {} });
  return { ...made, productId: id, returnId, rescueId };
}

type Numbered = { financialYear: string; serial: number; issuedAt: Date };

async function addMoneyTasks(
  db: Db,
  { orderId, orderNumber, numbered }: { orderId: string; orderNumber: string; numbered: Numbered },
): Promise<void> {
  await db
    .insert(receiptVouchers)
    .values({ orderId, ...numbered, paymentId: randomUUID(), content: {} as ReceiptVoucher });
  await db
    .insert(refundVouchers)
    .values({ orderId, ...numbered, paymentId: randomUUID(), content: {} as RefundVoucher });
  await db
    .insert(settlementTasks)
    .values({ kind: 'cash', provider: 'delhivery', orderNumber, oursPaise: 100, theirsPaise: 0 });
}

async function addDocuments(db: Db, orderId: string): Promise<void> {
  const [manifestId, documentId] = [randomUUID(), randomUUID()];
  await db.insert(manifests).values({ id: manifestId, authorId: 1 });
  await db.insert(manifestParcels).values({ manifestId, orderId, position: 0 });
  await db.insert(parcelDocuments).values({ id: documentId, kind: 'hand_over', authorId: 1, manifestId });
  await db.insert(parcelDocumentOrders).values({ documentId, orderId, position: 0 });
}

async function addRemittance(db: Db, orderId: string, orderNumber: string): Promise<void> {
  const [file] = await db
    .insert(remittances)
    .values({
      courier: 'delhivery',
      name: 'file.csv',
      sha256: randomUUID(),
      look: {} as never,
      state: 'checked',
      authorId: 1,
    })
    .returning({ id: remittances.id });
  await db.insert(remittanceRows).values({
    remittanceId: file!.id,
    number: 2,
    waybill: `W${orderNumber}`,
    orderNumber,
    paidPaise: 0,
    chargesPaise: 0,
    reference: '',
    result: 'matched',
    orderId,
  } as never);
}

/** Sums up the cash of past days, files the month before and books a rider. For a test. */
export async function closeBooks(db: Db): Promise<string> {
  const today = dayOf(new Date());
  await closeCashDays(db, { today: addDays(today, 1) });
  const month = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  await closeGstMonth(db, { month, now: new Date(), authorId: 1 });
  await db.insert(pickups).values({ place: 'Shop', day: today, time: '15:00', parcels: 1 });
  return month;
}

/**
 * Returns the tables with a column that names an order, with the rows that name this one. A complaint is left out: a customer wrote the
 * number, and it stays for three years whatever becomes of the order.
 */
export async function tablesOf(db: Db, order: { orderId: string; orderNumber: string }) {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('own_records', 'contact_looks', 'grievances')
      and (column_name in ('order_id', 'order_number', 'first_order_id', 'about') or table_name = 'orders' and column_name = 'id'
        or table_name = 'change_log' and column_name = 'entity_id')`);
  rows.push({ table: 'contact_looks', column: 'order_id' });
  const held: Record<string, number> = {};
  for (const { table, column } of rows) {
    const { rows: found } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from ${sql.identifier(table)}
      where ${sql.identifier(column)}::text in (${order.orderId}, ${order.orderNumber})`);
    held[`${table}.${column}`] = found[0]!.count;
  }
  return held;
}
