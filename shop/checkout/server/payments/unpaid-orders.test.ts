import { afterEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { readForEdit } from '#platform/server/changes/change-entity.ts';
import { readRequest } from '#shop/shipping/server/stored-request.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { orderKind } from '../edit/order-kind.ts';
import { releaseOrder, theShop } from '../hold/answer-hold.ts';
import { dispatch, noRules } from '../hold/testing.ts';
import { placeOrder } from '../place-order.ts';
import { makeCustomer, recordsOf, stockOf } from '#shop/orders/server/testing.ts';
import { capture, moneyOf } from './testing/paid-orders.ts';
import { endUnpaid, placeUnpaid } from './testing/unpaid-orders.ts';

const { db } = await testDatabase();
afterEach(async () => expect(await checkInvariants(db)).toEqual([]));

const emailsOf = async (email: string) => (await queuedEmails(db, email)).map(({ template }) => template);
const caps = { openPerCustomer: 1, openPerPhone: 5, perDay: 50, linesPerProduct: 9 };

describe('an order that is to be paid at the checkout', () => {
  it('holds its stock, and tells neither courier nor customer', async () => {
    const made = await placeUnpaid(db);
    expect(made.remarks).toBe(`Order ${made.orderNumber} waits for your payment.`);
    expect(await made.row()).toMatchObject({
      heldFor: 'payment',
      paymentMode: 'UPI_DUE',
      totalPaise: 497_00,
    });
    const { shipments, jobs } = await recordsOf(db, made.orderId);
    expect([shipments[0]!.state, jobs]).toEqual(['held', []]);
    expect(await emailsOf(made.email)).toEqual([]);
    expect((await stockOf(db, made.productId)).stock).toBe(19);
    const again = await placeOrder(db, { ...made, payAtCheckout: { savingPaise: 0 } });
    expect(again.orderNumber).toBe(made.orderNumber);
  });

  it('is accepted by its payment, once, with one email', async () => {
    const made = await placeUnpaid(db, { savingPaise: 15_00 });
    const payment = await made.payment();
    expect(payment.amountPaise).toBe(482_00);
    const said = await Promise.all(Array.from({ length: 4 }, async () => capture(db, payment)));
    expect(said.filter((outcome) => outcome === 'paid')).toHaveLength(1);
    expect(await made.row()).toMatchObject({
      heldFor: null,
      paymentMode: 'UPI',
      totalPaise: 482_00,
      state: 'placed',
    });
    const { shipments, jobs } = await recordsOf(db, made.orderId);
    expect(readRequest(shipments[0]!.request)).toMatchObject({ collectPaise: 0 });
    expect(jobs).toEqual(['delivery.create-shipment', 'mail.send', 'orders.advance']);
    expect(await emailsOf(made.email)).toEqual(['order-placed']);
  });

  it('is released by no staff, no address and no edit', async () => {
    const made = await placeUnpaid(db);
    const { orderNumber } = made;
    await expect(releaseOrder(db, { orderNumber, by: theShop, dispatch })).rejects.toMatchObject({
      code: 'waits_for_payment',
    });
    const { value } = await readForEdit(db, orderKind, orderNumber);
    const lines = value.lines.map((line) => Object.assign(line, { quantity: 2 }));
    await expect(db.transaction((tx) => orderKind.write(tx, orderNumber, { lines }))).rejects.toMatchObject({
      code: 'waits_for_payment',
    });
    expect((await made.row()).heldFor).toBe('payment');
  });

  it('turns to cash by the rules of a new cash order', async () => {
    const charges = { fixedDiscountPaise: 10_00, feePaise: 7_45, wholeRupees: true } as const;
    const made = await placeUnpaid(db, { savingPaise: 15_00, charges });
    expect((await made.row()).totalPaise).toBe(482_45);
    await made.toCash({ holdRules: { ...noRules, abovePaise: 1 } });
    await made.toCash();
    expect(await made.row()).toMatchObject({ heldFor: 'amount', paymentMode: 'COD', totalPaise: 497_00 });
    const { shipments } = await recordsOf(db, made.orderId);
    expect(shipments[0]!.state).toBe('held');
    expect(readRequest(shipments[0]!.request)).toMatchObject({ collectPaise: 497_00 });
    expect(await emailsOf(made.email)).toEqual(['order-placed']);
    await endUnpaid(db);
    expect((await made.row()).state).toBe('placed');
  });

  it('stays unpaid where its customer may have no more cash orders', async () => {
    const customer = await makeCustomer(db);
    const first = await placeUnpaid(db, { customer, caps });
    await first.toCash({ caps });
    const second = await placeUnpaid(db, { customer, caps });
    await expect(second.toCash({ caps })).rejects.toMatchObject({ code: 'too_many_open_orders' });
    expect((await second.row()).heldFor).toBe('payment');
    expect(await second.pay()).toBe('paid');
  });

  it('is refused beside two others of its customer', async () => {
    const customer = await makeCustomer(db);
    const one = await placeUnpaid(db, { customer, caps });
    await placeUnpaid(db, { customer, caps });
    await expect(placeUnpaid(db, { customer, caps })).rejects.toMatchObject({ code: 'too_many_unpaid' });
    await one.pay();
    await placeUnpaid(db, { customer, caps });
  });

  it('takes its stock only with its payment beyond the budgets of new customers', async () => {
    const newCustomers = { perNetwork: 0, openTogether: 500, network: '203.0.113.7' };
    const made = await placeUnpaid(db, { stock: 1, newCustomers });
    expect(await made.row()).toMatchObject({ heldFor: 'payment', alsoHeldFor: 'stock' });
    const other = await placeUnpaid(db, { productId: made.productId, newCustomers });
    expect((await stockOf(db, made.productId)).stock).toBe(1);
    expect(await made.pay()).toBe('paid');
    expect(await other.pay()).toBe('goes back');
    expect((await stockOf(db, made.productId)).stock).toBe(0);
  });
});

describe('an order that nobody paid in time', () => {
  it('ends with its stock given back, and an email of its own', async () => {
    const made = await placeUnpaid(db);
    expect(await endUnpaid(db, { minutes: 19 })).toBe(0);
    await endUnpaid(db);
    expect(await made.row()).toMatchObject({
      state: 'cancelled',
      cancelReason: 'payment_expired',
      heldFor: null,
    });
    expect((await stockOf(db, made.productId)).stock).toBe(20);
    expect(await emailsOf(made.email)).toEqual(['payment-news']);
  });

  it('is reopened by late money, and by cash, once', async () => {
    const made = await placeUnpaid(db);
    const payment = await made.payment();
    await endUnpaid(db);
    expect(await capture(db, payment)).toBe('paid');
    expect(await made.row()).toMatchObject({ state: 'placed', paymentMode: 'UPI', cancelReason: null });
    expect((await stockOf(db, made.productId)).stock).toBe(19);
    await cancelOrder(db, made);
    expect((await stockOf(db, made.productId)).stock).toBe(20);
    expect((await moneyOf(db, made.orderId)).refunds).toMatchObject([{ cause: 'ended' }]);
    const cash = await placeUnpaid(db);
    await endUnpaid(db);
    await cash.toCash();
    expect(await cash.row()).toMatchObject({ state: 'placed', paymentMode: 'COD', heldFor: null });
  });

  it('sends late money back when its customer cancelled it, or it was reopened before', async () => {
    const made = await placeUnpaid(db);
    const payment = await made.payment();
    await cancelOrder(db, made);
    expect(await capture(db, payment)).toBe('goes back');
    await expect(made.toCash()).rejects.toMatchObject({ code: 'takes_no_payment' });
    expect((await made.row()).state).toBe('cancelled');
  });

  it('is the last unit for one of 25 late payers, and 24 get their money back', async () => {
    const first = await placeUnpaid(db, { stock: 1 });
    const { productId } = first;
    const atOnce = await Promise.allSettled(
      Array.from({ length: 9 }, async () => placeUnpaid(db, { productId })),
    );
    expect(atOnce.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 'rejected'));
    const made = [first];
    await endUnpaid(db);
    while (made.length < 50) {
      made.push(await placeUnpaid(db, { productId }));
      await endUnpaid(db);
    }
    const said = await Promise.all(made.slice(0, 25).map(async ({ pay }) => pay()));
    expect(said.filter((outcome) => outcome === 'paid')).toHaveLength(1);
    expect(said.filter((outcome) => outcome === 'goes back')).toHaveLength(24);
    expect((await stockOf(db, productId)).stock).toBe(0);
  });
});
