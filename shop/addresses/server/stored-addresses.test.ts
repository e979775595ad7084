import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrderBody } from '#shop/orders/body/place-order-body.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { getOrder } from '#shop/orders/server/get-order.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { drawInvoice } from '#shop/invoices/server/draw-invoice.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { invoices } from '#shop/invoices/server/tables.ts';
import { readPdf } from '#shop/invoices/server/testing.ts';
import type { Courier, ShipmentRequest } from '#shop/shipping/courier.ts';
import { createShipment } from '#shop/shipping/server/shipments/create-shipment.ts';
import { eraseRecipient } from '#shop/shipping/server/shipments/erase-recipient.ts';
import { listShipments } from '#shop/shipping/server/shipments/list-shipments.ts';
import { listSubscriptions } from '#shop/subscriptions/server/list-subscriptions.ts';
import { subscriptions } from '#shop/subscriptions/server/tables.ts';
import { makeSubscription, subscribe } from '#shop/subscriptions/server/testing.ts';

const { db } = await testDatabase();
const seller = sellerOf(readShopConfig({}));

// The shop stored this JSON before all modules shared one address.
const oldAddress =
  '{"name": "Savitri Joshi", "phone": "9811122233", "addressLine": "4 Fort Road, Kotwali", "city": "Pune", "state": "Maharashtra", "country": "India", "pincode": "411001"}';
const oldRecipient =
  '{"name": "Savitri Joshi", "mobileNumber": "9811122233", "addressLine": "4 Fort Road, Kotwali", "city": "Pune", "state": "Maharashtra", "pincode": "411001", "country": "India"}';

async function oldOrder() {
  const { userId } = await makeCustomer(db);
  const { id } = await makeProduct(db);
  const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
  const { orderNumber } = await placeOrder(db, { userId, order });
  await db.execute(sql`update orders set address = ${oldAddress}::jsonb where id = ${order.orderId}`);
  await db.execute(
    sql`update shipments set request = request || jsonb_build_object('recipient', ${oldRecipient}::jsonb)
        where order_id = ${order.orderId}`,
  );
  return { userId, orderNumber, orderId: order.orderId };
}

test('an old order shows its address', async () => {
  const { address } = await getOrder(db, await oldOrder());
  expect(address).toEqual({
    customerName: 'Savitri Joshi',
    customerPhone: '9811122233',
    addressLine: '4 Fort Road, Kotwali',
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    pincode: '411001',
  });
});

test('an old order and an old invoice print their customer', async () => {
  const { orderId } = await oldOrder();
  for (const to of ['confirmed', 'shipped'] as const)
    await transitionOrder(db, { orderId, to, actor: 'courier' });
  await issueInvoice(db, { orderId, seller });
  const [stored] = await db
    .update(invoices)
    .set({ content: sql`${invoices.content} || jsonb_build_object('buyer', ${oldAddress}::jsonb)` })
    .where(eq(invoices.orderId, orderId))
    .returning();
  const text = await readPdf(await drawInvoice(stored!.content, { shopName: 'Aranya' }));
  for (const line of ['Savitri Joshi', '4 Fort Road, Kotwali', 'Pune, Maharashtra 411001', '9811122233'])
    expect(text).toContain(line);
});

test('the courier hears the phone of a shipment that was stored before', async () => {
  const { orderId } = await oldOrder();
  const asked: ShipmentRequest[] = [];
  const courier = {
    createShipment: async (request: ShipmentRequest) => {
      asked.push(request);
      return { outcome: 'created' as const, waybill: `W${orderId}` };
    },
  } as unknown as Courier;
  await createShipment(db, courier, { orderId });
  expect(asked[0]!.recipient).toEqual(JSON.parse(oldAddress));
  expect(await listShipments(db, { orderIds: [orderId] })).toMatchObject([
    { recipient: { name: 'Savitri Joshi', phone: '9811122233' } },
  ]);
});

test('erasure empties the phone of a shipment that was stored before', async () => {
  const { orderId } = await oldOrder();
  await eraseRecipient(db, { orderIds: [orderId] });
  const { shipments } = await recordsOf(db, orderId);
  expect(JSON.stringify(shipments[0]!.request)).not.toMatch(/Savitri|9811122233|Fort Road|Pune|411001/);
  expect(await listShipments(db, { orderIds: [orderId] })).toMatchObject([
    { recipient: { phone: '', state: 'Maharashtra' } },
  ]);
});

test('an old subscription shows its address, and a second order for it continues it', async () => {
  const { userId, subscriptionId, order } = await makeSubscription(db);
  const now = new Date();
  const stored = oldAddress.replace('"phone"', ' "phone" ');
  await db.execute(sql`update subscriptions set address = ${stored}::jsonb where id = ${subscriptionId}`);
  expect((await listSubscriptions(db, { userId, now }))[0]!.address).toEqual({
    customerName: 'Savitri Joshi',
    line: '4 Fort Road, Kotwali, Pune, Maharashtra 411001',
  });
  const { phone, name, ...place } = JSON.parse(oldAddress) as Record<string, string>;
  const again = {
    ...order,
    ...place,
    orderId: crypto.randomUUID(),
    customerName: name,
    customerPhone: phone,
  } as typeof order;
  await subscribe(db, { userId, order: again });
  expect(await db.$count(subscriptions, eq(subscriptions.userId, userId))).toBe(1);
});

test('the hash of a repeat covers the request as it came before and comes now', async () => {
  const { userId } = await makeCustomer(db);
  const { id } = await makeProduct(db);
  const orderId = crypto.randomUUID();
  const body = `{"orderId":"${orderId}","paymentMode":"COD","totalAmount":497,"customerName":"Meera Iyer","customerPhone":"9876543210","addressLine":"12 Temple Road, Malleshwaram","city":"Bengaluru","state":"Karnataka","country":"India","pincode":"560003","items":[{"sku":"${id}","quantity":1,"price":500}]}`;
  await placeOrder(db, { userId, order: placeOrderBody.parse(JSON.parse(body)) });
  const { order } = await recordsOf(db, orderId);
  expect(order!.bodyHash).toBe(createHash('sha256').update(body).digest('hex'));
});
