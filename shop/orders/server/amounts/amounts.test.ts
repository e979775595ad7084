import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { toRupees } from '#platform/money.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { editOrder, openEdit } from '#shop/checkout/admin/server/edit-order.ts';
import { getOrder } from '../get-order.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from '../tables.ts';
import { makeCustomer, makeOrderBody } from '../testing.ts';
import { fillAmounts } from './fill-amounts.ts';
import { orderAdjustments } from './tables.ts';

const { db } = await testDatabase();
const charges: Charges = { fixedDiscountPaise: 1_000, feePaise: 700 };
const by = { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) };
const dispatch = { PICKUP_PINCODE: '560058', DISPATCH_CUTOFF_HOUR: 14 };

async function place(prices = [50_000, 25_000]) {
  const lines = [];
  for (const mrpPaise of prices) {
    const { id } = await makeProduct(db, { mrpPaise });
    lines.push({ sku: `${id}`, quantity: 1, unitPaise: mrpPaise });
  }
  const totalAmount = toRupees(priceOf(lines, charges).payablePaise);
  const order = makeOrderBody(lines, { totalAmount });
  const { userId } = await makeCustomer(db);
  const { orderNumber } = await placeOrder(db, { userId, order, charges });
  return { userId, orderNumber, orderId: order.orderId, lines };
}

const listOf = (orderId: string) =>
  db
    .select({
      code: orderAdjustments.code,
      paise: orderAdjustments.paise,
      shares: orderAdjustments.shares,
    })
    .from(orderAdjustments)
    .where(eq(orderAdjustments.orderId, orderId))
    .orderBy(asc(orderAdjustments.position));

/** Writes as a process that knows no list. */
const byOlderProcess = (orderId: string, text: string) =>
  db.execute(sql`update orders set ${sql.raw(text)} where id = ${orderId}`);

/** Makes an order look as an older process placed it. */
async function asPlacedBefore(orderId: string): Promise<void> {
  await db.delete(orderAdjustments).where(eq(orderAdjustments.orderId, orderId));
  await byOlderProcess(orderId, 'charges = null');
}

/** An older process changes the parcel too, which these tests leave out. */
const broken = async () =>
  (await checkInvariants(db)).filter(({ number, name }) => number === 3 && !name.startsWith('parcels'));

describe('the amounts of an order beside its lines', () => {
  it('are stored with its share of each line, and the rules of its day', async () => {
    const { orderId } = await place();
    expect(await listOf(orderId)).toEqual([
      { code: 'discount', paise: -1_000, shares: [-667, -333] },
      { code: 'platform_fee', paise: 700, shares: [467, 233] },
    ]);
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(row).toMatchObject({ charges, discountPaise: 1_000, feePaise: 700, totalPaise: 74_700 });
    expect(await broken()).toEqual([]);
  });

  it('follow a change of its items', async () => {
    const { orderId, orderNumber, lines } = await place();
    const { version } = await openEdit(db, { orderNumber, userId: 7 });
    const fields = { lines: [{ sku: lines[1]!.sku, quantity: 2 }] };
    await editOrder(db, { orderNumber, version, fields, dispatch, by });
    expect(await listOf(orderId)).toMatchObject([{ shares: [-1_000] }, { shares: [700] }]);
    expect(await broken()).toEqual([]);
  });

  it('follow an older process, which writes sums alone, and the next batch lists them', async () => {
    const { userId, orderNumber, orderId } = await place();
    const amounts = async () => (await getOrder(db, { userId, orderNumber })).amounts;
    const before = await amounts();
    await byOlderProcess(orderId, 'fee_paise = 900, total_paise = total_paise + 200');
    expect(await amounts()).toEqual([before[0], { code: 'platform_fee', name: 'Platform fee', amount: 9 }]);
    expect(await listOf(orderId)).toMatchObject([{}, { paise: 700 }]);
    expect(await broken()).toEqual([]);
    expect(await fillAmounts(db)).toBe(1);
    expect(await listOf(orderId)).toMatchObject([{ paise: -1_000 }, { paise: 900, shares: [600, 300] }]);
    expect(await broken()).toEqual([]);
  });

  it('of older orders are listed in batches, while an order is just being changed', async () => {
    const placed: Awaited<ReturnType<typeof place>>[] = [];
    for (let n = 0; n < 5; n += 1) placed.push(await place());
    const shown = async () => Promise.all(placed.map(async (one) => JSON.stringify(await getOrder(db, one))));
    const lists = async () => Promise.all(placed.map(({ orderId }) => listOf(orderId)));
    const [before, listed] = [await shown(), await lists()];
    for (const { orderId } of placed) await asPlacedBefore(orderId);
    expect(await broken()).toEqual([]);
    expect(await shown()).toEqual(before);
    await db.transaction(async (tx) => {
      await tx.select().from(orders).where(eq(orders.id, placed[1]!.orderId)).for('update');
      expect(await fillAmounts(db, { batch: 2 })).toBe(4);
    });
    expect(await fillAmounts(db, { batch: 2 })).toBe(1);
    expect(await fillAmounts(db)).toBe(0);
    expect(await lists()).toEqual(listed);
    expect(await shown()).toEqual(before);
    expect(await broken()).toEqual([]);
  });

  it.each([
    ['paise = paise - 1', 'amounts beside the lines'],
    ["shares = '{-1000}'", 'amounts beside the lines'],
    ["code = 'other'", 'amounts beside the lines'],
    ["shares = '{-76000,75000}'", 'lines whose share'],
  ])('that are wrong (%s) break invariant 3', async (change, name) => {
    const { orderId } = await place();
    await db.execute(
      sql`update order_adjustments set ${sql.raw(change)} where order_id = ${orderId} and position = 0`,
    );
    expect((await broken()).map((one) => one.name)).toContainEqual(expect.stringContaining(name));
    await asPlacedBefore(orderId);
    await fillAmounts(db);
  });
});
