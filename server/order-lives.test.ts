import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { createShipment } from '#shop/delivery/server/shipments/create-shipment.ts';
import { openDelhivery } from '#shop/delivery/server/shipments/delhivery.ts';
import { createSimulator } from '#shop/delivery/simulator/create-simulator.ts';
import { cancelOrder } from '#shop/ordering/server/cancel-order.ts';
import { moveOrder } from '#shop/ordering/server/move-order.ts';
import { placeOrder } from '#shop/ordering/server/place-order.ts';
import { settleShipment } from '#shop/ordering/server/settle-shipment.ts';
import { makeOrderBody, makeShopper, recordsOf, stockOf } from '#shop/ordering/server/testing.ts';
import { addDays } from '#shop/refills/indian-day.ts';
import { pauseRefill, resumeRefill } from '#shop/refills/server/change-refill.ts';
import { tickRefills } from '#shop/refills/server/clock/tick-refills.ts';
import { dispatch, makePlan, morningOf, refillMails, turnsOf } from '#shop/refills/server/testing.ts';
import type { OrderState } from '#shop/ordering/order.ts';

const { db } = await testDatabase();
const simulator = createSimulator({
  port: 0,
  file: join(mkdtempSync(join(tmpdir(), 'lives-')), 'courier.json'),
  token: 'lives',
});
await once(simulator, 'listening');
const url = `http://127.0.0.1:${(simulator.address() as AddressInfo).port}`;
const courier = openDelhivery({
  url,
  token: 'lives',
  sender: { pickupLocation: 'Aranya Warehouse', sellerName: 'Aranya' },
});
afterAll(() => simulator.close());

async function behave(as: string, times = 1): Promise<void> {
  await fetch(`${url}/simulator/behave?as=${as}&times=${times}`, {
    method: 'POST',
    headers: { authorization: 'Token lives' },
  });
}

/** One order with its own product, and the steps of its life; the nine invariants are asked after each. */
async function newLife() {
  const { personId } = await makeShopper(db);
  const product = await makeProduct(db, { stock: 10 });
  const order = makeOrderBody([{ sku: `${product.id}`, quantity: 3, unitPaise: 50_000 }], {
    orderId: randomUUID(),
  });
  const { orderNumber } = await placeOrder(db, { personId, order });
  const { orderId } = order;
  const step = async <T>(doing: () => Promise<T>): Promise<T | null> => {
    const result = await doing().catch(() => null);
    expect(await checkInvariants(db)).toEqual([]);
    return result;
  };
  await step(async () => {});
  return {
    orderId,
    productId: product.id,
    askCourier: () =>
      step(() =>
        createShipment(db, courier, {
          orderId,
          settle: (tx, answer) => settleShipment(tx, { orderId, answer }),
        }),
      ),
    move: (to: OrderState) => step(() => moveOrder(db, { orderId, to, actor: 'courier' })),
    cancel: () => step(() => cancelOrder(db, { personId, orderNumber })),
    state: async () => (await recordsOf(db, orderId)).order!.state,
    waybills: async () => (await recordsOf(db, orderId)).shipments.map(({ waybill }) => waybill),
    mails: async () => (await recordsOf(db, orderId)).jobs.filter((name) => name === 'mail.send').length,
  };
}

const wholeWay: OrderState[] = ['packed', 'shipped', 'out_for_delivery', 'delivered'];

describe('the whole life of an order, with every promise kept after each step', () => {
  it('happy: confirmed by the courier and delivered', async () => {
    const life = await newLife();
    await life.askCourier();
    expect(await life.state()).toBe('confirmed');
    for (const state of wholeWay) expect(await life.move(state)).toBe(true);
    expect(await life.state()).toBe('delivered');
    expect(await stockOf(db, life.productId)).toEqual({ stock: 7, ledger: 7 });
  });

  it('refused by the courier: cancelled, its stock back', async () => {
    const life = await newLife();
    await behave('refuse');
    await life.askCourier();
    expect(await life.state()).toBe('cancelled');
    expect(await stockOf(db, life.productId)).toEqual({ stock: 10, ledger: 10 });
  });

  it.each(['drop', 'garbage'])(
    'an answer that is lost (%s) is looked up, and there is one waybill',
    async (mood) => {
      const life = await newLife();
      await behave(mood);
      expect(await life.askCourier()).toBeNull();
      expect(await life.state()).toBe('placed');
      await life.askCourier();
      await life.askCourier();
      expect(await life.state()).toBe('confirmed');
      expect(await life.waybills()).toEqual([expect.any(String)]);
    },
  );

  it('scanned twice and out of order, it moves once and never back', async () => {
    const life = await newLife();
    await life.askCourier();
    await life.move('shipped');
    expect(await life.move('shipped')).toBe(false);
    await life.move('delivered');
    for (const late of ['out_for_delivery', 'shipped', 'confirmed'] as const)
      expect(await life.move(late)).toBe(false);
    expect(await life.state()).toBe('delivered');
  });

  it.each([0, 1, 2, 3, 4].map((count) => ({ states: wholeWay.slice(0, count) })))(
    'cancelled after $states, as far as that is allowed',
    async ({ states }) => {
      const life = await newLife();
      if (states.length > 0) await life.askCourier();
      for (const state of states) await life.move(state);
      const before = await life.state();
      await life.cancel();
      await life.cancel();
      const cancelled = ['placed', 'confirmed', 'packed'].includes(before);
      expect(await life.state()).toBe(cancelled ? 'cancelled' : before);
      expect(await stockOf(db, life.productId)).toEqual(
        cancelled ? { stock: 10, ledger: 10 } : { stock: 7, ledger: 7 },
      );
    },
  );
});

describe('a year of a refill plan, day by day', () => {
  it('announces and orders in turn, and keeps every promise', async () => {
    const { planId, email, start, personId } = await makePlan(db, { stock: 100 });
    for (let day = addDays(start, 1); day <= addDays(start, 365); day = addDays(day, 1)) {
      const before = (await turnsOf(db, planId)).length;
      await tickRefills(db, { now: morningOf(day), log: silentLog, dispatch });
      if (day === addDays(start, 100)) await pauseRefill(db, { personId, planId, now: morningOf(day) });
      if (day === addDays(start, 200)) await resumeRefill(db, { personId, planId, now: morningOf(day) });
      if ((await turnsOf(db, planId)).length > before) expect(await checkInvariants(db)).toEqual([]);
    }
    const days = (await turnsOf(db, planId)).map(({ dueOn }) => dueOn);
    expect(days).toEqual([60, 204, 264, 324].map((after) => addDays(start, after)));
    expect(await refillMails(db, email)).toHaveLength(4);
    expect(await checkInvariants(db)).toEqual([]);
  }, 180_000);
});
