// §9 stock in batches: deliveries, counts, old stock out at night, who got a batch
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayMs, dayOf } from '#platform/india-time.ts';
import { isRefusal } from '#platform/refusal.ts';
import { inTransaction } from '#platform/server/db.ts';
import { changeStock } from '#shop/catalog/admin/server/stock/change-stock.ts';
import { getStock } from '#shop/catalog/admin/server/stock/read-stock.ts';
import { removeOldStock } from '#shop/catalog/admin/server/stock/remove-old-stock.ts';
import type { AskedChange } from '#shop/catalog/admin/stock-change.ts';
import { makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { findSentOrder } from '#shop/orders/admin/server/orders-by-id.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';

const { db } = await testDatabase();
const today = dayOf(new Date());
const { userId } = await makeCustomer(db);
const by = { userId, namesOf: async () => new Map<number, string>() };
const ageing = { today, minShelfLifeDays: 45, lowAt: 0 };
/** 60, 120 and 180 days take 1, 2 and 3 packs and cost 1, 1.5 and 2 times the price. */
const supplies = { '': 50_000, '-120': 75_000, '-180': 100_000 } as const;
type Supply = keyof typeof supplies;

const units = fc.integer({ min: 1, max: 6 });
const at = fc.nat(5);
const step = fc.oneof(
  fc.record({
    do: fc.constant('order' as const),
    ofCombo: fc.boolean(),
    supply: fc.constantFrom<Supply>('', '-120', '-180'),
    units,
  }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'pack' as const, 'ship' as const), at }),
  fc.record({ do: fc.constant('return' as const), at, units }),
  fc.record({ do: fc.constant('receive' as const), units, days: fc.constantFrom(null, 60, 90, 400) }),
  fc.record({ do: fc.constant('count' as const), off: fc.integer({ min: -4, max: 4 }) }),
  fc.record({ do: fc.constant('lose' as const), units }),
  fc.record({ do: fc.constant('night' as const), later: fc.constantFrom(0, 20, 500) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function openRun({ isAlone }: { isAlone: boolean }) {
  const product = await makeProduct(db, { stock: 12 });
  const other = await makeProduct(db, { stock: 12 });
  const combo = await makeCombo(db, [
    { partId: product.id, quantity: 2 },
    { partId: other.id, quantity: 1 },
  ]);
  const placed: { orderId: string; orderNumber: string }[] = [];
  const change = (asked: AskedChange) =>
    changeStock(db, { productId: product.id, asked, by, findOrder: findSentOrder, ...ageing });
  const always = () => ({ id: randomUUID(), note: '' });
  const pass = (orderId: string, to: 'confirmed' | 'packed' | 'shipped') =>
    inTransaction(db, (tx) =>
      transitionOrder(tx, { orderId, to, actor: 'staff', authorId: 1, passing: true }),
    );

  return async (given: Step): Promise<void> => {
    if (given.do === 'order') {
      const sku = `${given.ofCombo ? combo.id : product.id}${given.supply}`;
      const order = makeOrderBody([{ sku, quantity: given.units, unitPaise: supplies[given.supply] }]);
      const { orderNumber } = await placeOrder(db, { userId, order });
      placed.push({ orderId: order.orderId, orderNumber });
    } else if (given.do === 'receive') {
      const bestBefore = given.days === null ? null : addDays(today, given.days);
      const number = `B${given.days}`;
      await change({
        reason: 'received',
        ...always(),
        number,
        madeOn: null,
        bestBefore,
        units: given.units,
      });
    } else if (given.do === 'count') {
      const { onShelf } = await getStock(db, { id: product.id, ...ageing });
      const counted = Math.max(0, onShelf + given.off);
      await change({ reason: 'counted', ...always(), counted, seen: onShelf, batchId: null });
      if (isAlone) expect((await getStock(db, { id: product.id, ...ageing })).onShelf).toBe(counted);
    } else if (given.do === 'lose') {
      await change({ reason: 'damaged', ...always(), units: given.units, batchId: null });
    } else if (given.do === 'night') {
      const now = new Date(Date.now() + given.later * dayMs);
      await removeOldStock(db, { now, minShelfLifeDays: 45 });
    } else {
      const order = placed[given.at];
      if (!order) return;
      const { orderId, orderNumber } = order;
      if (given.do === 'cancel') await cancelOrder(db, { userId, orderNumber });
      else if (given.do === 'return')
        await change({ reason: 'returned', ...always(), units: given.units, orderNumber });
      else {
        await pass(orderId, 'confirmed');
        await pass(orderId, given.do === 'pack' ? 'packed' : 'shipped');
      }
    }
  };
}

/** No courier takes part here, so the invariants of shipments say nothing. */
async function brokenOnes() {
  return (await checkInvariants(db)).filter(({ number }) => [1, 2, 3, 4, 10].includes(number));
}

it('keeps the invariants in any run of orders, cancellations, counts and batches', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const doStep = await openRun({ isAlone: true });
      for (const given of steps)
        await doStep(given).catch((error: unknown) => {
          if (!isRefusal(error)) throw error;
        });
      expect(await brokenOnes()).toEqual([]);
    }),
    { numRuns: 20, endOnFailure: true },
  );
}, 120_000);

it('keeps them when the steps of a run come at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 12 }), async (steps) => {
      const doStep = await openRun({ isAlone: false });
      await doStep({ do: 'order', ofCombo: true, supply: '', units: 1 });
      await doStep({ do: 'order', ofCombo: false, supply: '-120', units: 2 });
      const results = await Promise.allSettled(steps.map(doStep));
      const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(failed.filter((error) => !isRefusal(error))).toEqual([]);
      expect(await brokenOnes()).toEqual([]);
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 120_000);
