import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { isRefusal } from '#platform/refusal.ts';
import { saveComboParts } from '#shop/catalog/server/combo-parts.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { getOrder } from '#shop/orders/server/get-order.ts';
import { placeOrder } from './place-order.ts';
import { orderLines } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody, recordsOf, stockOf } from '#shop/orders/server/testing.ts';

const { db } = await testDatabase();

type Line = { sku: string; quantity: number; unitPaise: number };

async function place(lines: Line[]) {
  const { userId } = await makeCustomer(db);
  const order = makeOrderBody(lines);
  const { orderNumber } = await placeOrder(db, { userId, order });
  return { userId, orderNumber, orderId: order.orderId };
}

async function makeKit({ oil = 10, comb = 10 } = {}) {
  const parts = [
    await makeProduct(db, { name: 'Oil', stock: oil }),
    await makeProduct(db, { name: 'Comb', stock: comb }),
  ];
  const combo = await makeCombo(db, [
    { partId: parts[0]!.id, quantity: 2 },
    { partId: parts[1]!.id, quantity: 1 },
  ]);
  return { combo, oil: parts[0]!, comb: parts[1]! };
}

const kitLine = (id: number, quantity = 1) => ({ sku: `${id}`, quantity, unitPaise: 50_000 });
const stockLeft = async (id: number) => (await stockOf(db, id)).stock;

describe('an order', () => {
  // §9 a supply of 60, 120 or 180 days takes 1, 2 or 3 packs, a combo its parts, both frozen in the order line
  it('takes the packs of its supplies, and freezes them', async () => {
    const product = await makeProduct(db, { stock: 20, packs: [1, 2, 4] });
    const placed = await place([
      { sku: `${product.id}-120`, quantity: 3, unitPaise: 75_000 },
      { sku: `${product.id}-180`, quantity: 1, unitPaise: 100_000 },
    ]);
    expect(await stockOf(db, product.id)).toEqual({ stock: 10, movements: 10 });
    await db
      .update(products)
      .set({ packs: [1, 5, 5] })
      .where(eq(products.id, product.id));
    const { items } = await getOrder(db, placed);
    expect(items.map(({ packs }) => packs)).toEqual([2, 4]);
    expect(await checkInvariants(db)).toEqual([]);
    await cancelOrder(db, placed);
    expect(await stockLeft(product.id)).toBe(20);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('takes the parts of a combo, and returns them when the combo has others by then', async () => {
    const { combo, oil, comb } = await makeKit();
    const placed = await place([kitLine(combo.id, 2), kitLine(oil.id)]);
    expect([await stockLeft(combo.id), await stockLeft(oil.id), await stockLeft(comb.id)]).toEqual([0, 5, 8]);
    await saveComboParts(db, { comboId: combo.id, parts: [{ partId: comb.id, quantity: 8 }] });
    const { items } = await getOrder(db, placed);
    expect(items[0]!.parts).toEqual([
      { productId: oil.id, name: 'Oil', quantity: 2 },
      { productId: comb.id, name: 'Comb', quantity: 1 },
    ]);
    await cancelOrder(db, placed);
    expect([await stockLeft(oil.id), await stockLeft(comb.id)]).toEqual([10, 10]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('takes packs × parts of a combo in a supply', async () => {
    const { combo, oil, comb } = await makeKit();
    await place([{ sku: `${combo.id}-120`, quantity: 2, unitPaise: 75_000 }]);
    expect([await stockLeft(oil.id), await stockLeft(comb.id)]).toEqual([2, 6]);
    expect((await recordsOf(db, (await place([kitLine(combo.id)])).orderId)).movements).toHaveLength(2);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is refused by the name of the combo when one part has too little', async () => {
    const { combo, oil, comb } = await makeKit({ oil: 3 });
    const refused = place([kitLine(combo.id), kitLine(oil.id, 2)]);
    await expect(refused).rejects.toThrow(`${oil.name} is currently out of stock.`);
    await expect(place([kitLine(combo.id, 2)])).rejects.toThrow(`${combo.name} is currently out of stock.`);
    expect([await stockLeft(oil.id), await stockLeft(comb.id)]).toEqual([3, 10]);
  });

  it('sells a combo with a stopped part, but no stopped combo', async () => {
    const { combo, oil } = await makeKit();
    await db.update(products).set({ onSale: false }).where(eq(products.id, oil.id));
    await place([kitLine(combo.id)]);
    await expect(place([kitLine(combo.id), kitLine(oil.id)])).rejects.toThrow(
      'Oil is currently out of stock.',
    );
    await db.update(products).set({ onSale: false }).where(eq(products.id, combo.id));
    await expect(place([kitLine(combo.id)])).rejects.toMatchObject({ code: 'out_of_stock' });
  });

  it('of a product that became a combo is cancelled without stock of its own', async () => {
    const part = await makeProduct(db);
    const product = await makeProduct(db, { stock: 10 });
    const placed = await place([kitLine(product.id, 3)]);
    await saveComboParts(db, { comboId: product.id, parts: [{ partId: part.id, quantity: 1 }] });
    await cancelOrder(db, placed);
    expect(await stockOf(db, product.id)).toEqual({ stock: 0, movements: 0 });
    expect((await getProduct(db, product.slug)).stockQuantity).toBe(10);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('names broken packs or parts as the fourth invariant', async () => {
    const { orderId } = await place([kitLine((await makeKit()).combo.id)]);
    const breaking = { packs: 2 };
    await db.update(orderLines).set(breaking).where(eq(orderLines.orderId, orderId));
    expect((await checkInvariants(db)).map(({ number }) => number)).toEqual([4, 4]);
    await db.update(orderLines).set({ packs: 1 }).where(eq(orderLines.orderId, orderId));
    expect(await checkInvariants(db)).toEqual([]);
  });
});

describe('many customers at once', () => {
  it('sell the last part once, in two combos and alone', async () => {
    const oil = await makeProduct(db, { stock: 2 });
    const combs = [await makeProduct(db, { stock: 99 }), await makeProduct(db, { stock: 99 })];
    const combos = await Promise.all(
      combs.map((comb) =>
        makeCombo(db, [
          { partId: comb.id, quantity: 1 },
          { partId: oil.id, quantity: 2 },
        ]),
      ),
    );
    const { userId } = await makeCustomer(db);
    const asked = [
      [kitLine(combos[0]!.id)],
      [kitLine(combos[1]!.id)],
      [kitLine(oil.id, 2)],
      [kitLine(combs[1]!.id), kitLine(combos[0]!.id)],
    ];
    const results = await Promise.allSettled(
      Array.from({ length: 32 }, (_, n) => placeOrder(db, { userId, order: makeOrderBody(asked[n % 4]!) })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected')
        expect(
          isRefusal(result.reason, 'out_of_stock') ||
            /timeout exceeded when trying to connect/.test(String(result.reason)),
        ).toBe(true);
    expect(await stockOf(db, oil.id)).toEqual({ stock: 0, movements: 0 });
    expect(await checkInvariants(db)).toEqual([]);
  });
});
