import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { inTransaction } from '#platform/server/db.ts';
import { usualCharges } from '#shop/pricing/amounts.ts';
import { changeEntity, readForEdit } from '#platform/server/changes/change-entity.ts';
import { readRequest } from '#shop/shipping/server/stored-request.ts';
import { paymentOf } from '#shop/orders/payment-of.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { orderKind } from '../edit/order-kind.ts';
import { getOrder } from '#shop/orders/server/get-order.ts';
import { theShop } from '../hold/answer-hold.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { recordsOf, stockOf } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { applyPayment } from './apply-payment.ts';
import { capture, makeCashOrder, makePayment, moneyOf } from './testing/paid-orders.ts';

const { db } = await testDatabase();
const noRules = { firstOrder: false, abovePaise: null, afterReturns: false };

afterEach(async () => expect(await checkInvariants(db)).toEqual([]));

const newsTo = async (email: string) =>
  (await queuedEmails(db, email))
    .filter(({ template }) => template === 'payment-news')
    .map(({ data }) => data.step);
async function move(orderId: string, to: 'confirmed' | 'shipped' | 'returned') {
  if (to === 'confirmed')
    await db.execute(
      sql`update shipments set waybill = ${orderId}, state = 'created' where order_id = ${orderId}`,
    );
  await inTransaction(db, (tx) => transitionOrder(tx, { orderId, to, actor: 'courier' }));
}

describe('a cash order that is paid before its parcel leaves', () => {
  it('is paid, and its courier collects nothing', async () => {
    const made = await makeCashOrder(db);
    await move(made.orderId, 'confirmed');
    expect(await capture(db, await makePayment(db, made))).toBe('paid');
    const { order, shipments } = await recordsOf(db, made.orderId);
    expect(paymentOf(order!)).toEqual({
      state: 'paid',
      duePaise: 0,
      paidPaise: 49_700,
      awaitedPaise: 0,
      atDoorPaise: 0,
    });
    expect(readRequest(shipments[0]!.request)).toMatchObject({ collectPaise: 0, totalPaise: 49_700 });
    expect(await newsTo(made.email)).toEqual(['paid']);
    expect(await getOrder(db, made)).toMatchObject({ paymentMode: 'UPI', amountDue: 0, state: 'confirmed' });
  });

  it('is paid once when page, webhook and hourly look say so at once', async () => {
    const rounds = Number(process.env.PAYMENT_ROUNDS ?? 10);
    for (let round = 0; round < rounds; round += 1) {
      const made = await makeCashOrder(db);
      const payment = await makePayment(db, made);
      const keys = ['page', 'webhook', 'webhook', 'hourly'];
      const said = await Promise.all(keys.map((key) => capture(db, { ...payment, key })));
      expect(said.toSorted()).toEqual(['paid', 'repeated', 'repeated', 'repeated']);
      const { payments, refunds } = await moneyOf(db, made.orderId);
      expect([payments.map(({ state }) => state), refunds]).toEqual([['captured'], []]);
    }
  });

  it('keeps the saving of its payment and no round-off as its amounts', async () => {
    const charges = { ...usualCharges, feePaise: 7_30, wholeRupees: true as const };
    const made = await makeCashOrder(db, { charges });
    const amounts = async () => (await getOrder(db, made)).amounts.map(({ code, amount }) => [code, amount]);
    expect(await amounts()).toEqual([
      ['discount', -10],
      ['platform_fee', 7.3],
      ['round_off', -0.3],
    ]);
    const payment = await makePayment(db, { ...made, savingPaise: 20_00 });
    expect([payment.amountPaise, await capture(db, payment)]).toEqual([477_30, 'paid']);
    expect(await amounts()).toEqual([
      ['discount', -10],
      ['prepaid_saving', -20],
      ['platform_fee', 7.3],
    ]);
    expect((await getOrder(db, made)).totalAmount).toBe(477.3);
  });

  it('waits for no confirmation any more', async () => {
    const made = await makeCashOrder(db, { holdRules: { ...noRules, abovePaise: 100_00 } });
    expect((await recordsOf(db, made.orderId)).order!.heldFor).toBe('amount');
    expect(await capture(db, await makePayment(db, made))).toBe('paid');
    const { order, shipments } = await recordsOf(db, made.orderId);
    expect(order).toMatchObject({ heldFor: null, confirmedBy: 'customer' });
    expect(shipments[0]!.state).toBe('waiting');
  });

  it('keeps its items, and its money goes back whole when it is cancelled', async () => {
    const made = await makeCashOrder(db);
    await capture(db, await makePayment(db, made));
    const { version, value } = await readForEdit(db, orderKind, made.orderNumber);
    const lines = value.lines.map(({ sku, name }) => ({ sku, name, quantity: 3 }));
    const edit = changeEntity(db, orderKind, {
      id: made.orderNumber,
      version,
      fields: { lines },
      by: theShop,
    });
    await expect(edit).rejects.toMatchObject({ code: 'paid_stays' });
    await cancelOrder(db, made);
    await cancelOrder(db, made);
    const { refunds } = await moneyOf(db, made.orderId);
    expect(refunds).toMatchObject([{ cause: 'ended', paise: 49_700 }]);
    expect(await newsTo(made.email)).toEqual(['paid', 'ended']);
    expect(await stockOf(db, made.productId)).toMatchObject({ stock: 20 });
  });

  it('gets its money back when its parcel comes back', async () => {
    const made = await makeCashOrder(db);
    await capture(db, await makePayment(db, made));
    for (const to of ['confirmed', 'shipped', 'returned'] as const) await move(made.orderId, to);
    expect((await moneyOf(db, made.orderId)).refunds).toMatchObject([{ cause: 'ended', paise: 49_700 }]);
  });
});

describe('money that an order cannot take', () => {
  const endings: [string, (made: Awaited<ReturnType<typeof makeCashOrder>>) => Promise<unknown>][] = [
    ['was cancelled', (made) => cancelOrder(db, made)],
    [
      'left with its courier',
      async ({ orderId }) => {
        await move(orderId, 'confirmed');
        await move(orderId, 'shipped');
      },
    ],
    [
      'costs another amount now',
      async ({ orderNumber }) => {
        const { version, value } = await readForEdit(db, orderKind, orderNumber);
        const lines = value.lines.map(({ sku, name }) => ({ sku, name, quantity: 2 }));
        await changeEntity(db, orderKind, { id: orderNumber, version, fields: { lines }, by: theShop });
      },
    ],
  ];
  it.each(endings)('goes back once when the order %s', async (_, end) => {
    const made = await makeCashOrder(db);
    const payment = await makePayment(db, made);
    await end(made);
    const before = {
      ...(await recordsOf(db, made.orderId)),
      jobs: [],
      stock: await stockOf(db, made.productId),
    };
    const said = await Promise.all(['a', 'b', 'c'].map((key) => capture(db, { ...payment, key })));
    expect(said.toSorted()).toEqual(['goes back', 'repeated', 'repeated']);
    const after = {
      ...(await recordsOf(db, made.orderId)),
      jobs: [],
      stock: await stockOf(db, made.productId),
    };
    expect(after).toEqual(before);
    const { refunds } = await moneyOf(db, made.orderId);
    expect(refunds).toMatchObject([{ cause: 'late', paise: payment.amountPaise }]);
    expect(await newsTo(made.email)).toEqual(['late']);
  });

  it('goes back once when it is the second payment, also of one code', async () => {
    const made = await makeCashOrder(db);
    const [one, two] = [await makePayment(db, made), await makePayment(db, made)];
    const said = await Promise.all(
      [one, two, one, two].map((payment, at) => capture(db, { ...payment, key: `${at}` })),
    );
    expect(said.toSorted()).toEqual(['goes back', 'paid', 'repeated', 'repeated']);
    for (const key of ['x', 'y']) await capture(db, { ...one, providerPaymentId: 'another scan', key });
    const { payments, refunds } = await moneyOf(db, made.orderId);
    expect(payments.map(({ state }) => state)).toEqual(['captured', 'captured', 'captured']);
    expect(refunds.map(({ cause, paise }) => [cause, paise])).toEqual([
      ['double', 49_700],
      ['double', 49_700],
    ]);
    expect(new Set(refunds.map(({ paymentId }) => paymentId)).size).toBe(2);
    expect((await recordsOf(db, made.orderId)).order!.paymentMode).toBe('UPI');
  });

  it('stays unbelieved with another amount, and the order stays one for cash', async () => {
    const made = await makeCashOrder(db);
    const payment = await makePayment(db, made);
    expect(await capture(db, { ...payment, amountPaise: 100 })).toBe('mismatch');
    const failing = { paymentId: payment.paymentId, to: 'failed', key: 'f', actor: 'provider' } as const;
    expect(await applyPayment(db, failing)).toBe('moved');
    const [order] = await db.select().from(orders).where(eq(orders.id, made.orderId));
    expect(order).toMatchObject({ paymentMode: 'COD', totalPaise: 49_700 });
  });
});
