import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { readShopConfig } from '#server/config.ts';
import { cashDues } from '#shop/cash/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { readParcels } from '#shop/fulfilment/admin/server/documents/read-parcels.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { type PaymentMethodName, paymentMethods } from '#shop/payments/methods.ts';
import { payments } from '#shop/payments/server/tables.ts';
import { toCreateData } from '#shop/shipping/couriers/delhivery/messages.ts';
import { readRequest } from '#shop/shipping/server/stored-request.ts';
import { getOrder } from '#shop/orders/server/get-order.ts';
import { placeOrder } from './place-order.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';

/** A way to pay that the shop does not offer yet, beside its own. */
const prepaid = {
  PREPAID: {
    label: 'Paid online',
    inSentence: 'paid online',
    paid: 'paid online',
    due: 'with the order',
    collectedBy: 'shop',
    refundedBy: 'same way',
  },
};

const { db } = await testDatabase();
const config = readShopConfig({});
const sender = { pickupLocation: config.PICKUP_LOCATION, sellerName: config.SHOP_NAME };

async function deliver(paymentMode: string) {
  const product = await makeProduct(db, { stock: 5 });
  const { userId } = await makeCustomer(db);
  const lines = [{ sku: `${product.id}`, quantity: 1, unitPaise: 50_000 }];
  const order = makeOrderBody(lines, { paymentMode: paymentMode as PaymentMethodName });
  const { orderId } = order;
  const { orderNumber } = await placeOrder(db, { userId, order });
  const before = await getOrder(db, { userId, orderNumber });
  const { shipments } = await recordsOf(db, orderId);
  const sent = toCreateData(readRequest(shipments[0]!.request), sender) as { shipments: object[] };
  const read = async () => (await readParcels(db, { orderIds: [orderId], kind: 'labels' }))[0];
  await db.execute(
    sql`update shipments set waybill = ${orderNumber}, state = 'created' where order_id = ${orderId}`,
  );
  await transitionOrder(db, { orderId, to: 'confirmed', actor: 'courier' });
  const parcel = await read();
  for (const to of ['shipped', 'delivered'] as const)
    await transitionOrder(db, { orderId, to, actor: 'courier' });
  const mails = (await queuedEmails(db))
    .filter(({ data }) => data.orderNumber === orderNumber)
    .map(({ template, data }) => ({ template, cash: data.atDoorPaise ?? null }))
    .toSorted((one, other) => one.template.localeCompare(other.template));
  return {
    before,
    sent: sent.shipments[0],
    parcel,
    mails,
    after: await getOrder(db, { userId, orderNumber }),
    due: await db.select().from(cashDues).where(eq(cashDues.orderId, orderId)),
    payments: await db.select().from(payments).where(eq(payments.orderId, orderId)),
    invoice: await issueInvoice(db, { orderId, seller: sellerOf(config) }),
  };
}

let paid: Awaited<ReturnType<typeof deliver>>;
let cash: Awaited<ReturnType<typeof deliver>>;

beforeAll(async () => {
  Object.assign(paymentMethods, prepaid);
  paid = await deliver('PREPAID');
  cash = await deliver('COD');
});

afterAll(() => void Reflect.deleteProperty(paymentMethods, 'PREPAID'));

it('the courier collects nothing for an order that was paid before', () => {
  expect(paid.sent).toMatchObject({ payment_mode: 'Prepaid', total_amount: 497, cod_amount: 0 });
  expect(cash.sent).toMatchObject({ payment_mode: 'COD', total_amount: 497, cod_amount: 497 });
});

it('its documents, emails and pages ask for nothing at the door', () => {
  expect(paid.parcel).toMatchObject({ collectPaise: 0 });
  expect(paid.mails.map(({ cash: paise }) => paise)).toEqual([0, 0, 0]);
  expect([paid.before.amountDue, paid.after.amountDue]).toEqual([0, 0]);
  expect(cash.parcel).toMatchObject({ collectPaise: 49_700 });
  expect(cash.mails.map(({ cash: paise }) => paise)).toEqual([49_700, 49_700, 49_700]);
  expect([cash.before.amountDue, cash.after.amountDue]).toEqual([497, 0]);
});

it('its delivery brings no cash, and its invoice names the way to pay', async () => {
  expect(paid.due).toEqual([]);
  expect(paid.invoice).toMatchObject({ totalPaise: 49_700, paymentMode: 'PREPAID' });
  expect(cash.due).toMatchObject([{ duePaise: 49_700 }]);
  expect(cash.payments).toMatchObject([{ provider: 'courier', state: 'captured', amountPaise: 49_700 }]);
  expect(paid.payments).toEqual([]);
  expect(await checkInvariants(db)).toEqual([]);
});
