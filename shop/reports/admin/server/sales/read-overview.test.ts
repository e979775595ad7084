import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayOf, startOf } from '#platform/india-time.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { categories, products } from '#shop/catalog/server/tables.ts';
import { makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { sumRefundsDue } from '#shop/returns/admin/server/sum-refunds-due.ts';
import { returns } from '#shop/returns/server/tables.ts';
import { ask, inspectWhole, makeDelivered } from '#shop/returns/server/testing.ts';
import { updateFigures } from '../figures/update-figures.ts';
import { readOverview } from './read-overview.ts';
import { readProductSales } from './read-product-sales.ts';
import { readSales } from './read-sales.ts';

const { db } = await testDatabase();
const now = new Date();
const today = dayOf(now);
const meera = await makeCustomer(db);
const soap = await makeProduct(db, { name: 'Neem soap', stock: 300, mrpPaise: 12_300 });
const oil = await makeProduct(db, { name: 'Amla oil', stock: 90, mrpPaise: 50_000 });
const unsold = await makeProduct(db, { name: 'Rose water', stock: 7 });
const kit = await makeCombo(db, [{ partId: oil.id, quantity: 2 }], { name: 'Oil kit', mrpPaise: 90_000 });
const week = { from: addDays(today, -6), to: today };

async function order(daysAgo: number, productId: number, quantity: number, unitPaise: number): Promise<void> {
  const body = makeOrderBody([{ sku: `${productId}`, quantity, unitPaise }]);
  await placeOrder(db, { ...meera, order: body });
  const placedAt = daysAgo === 0 ? now : startOf(addDays(today, -daysAgo), { hour: 12 });
  await db.update(orders).set({ placedAt }).where(eq(orders.id, body.orderId));
}

beforeAll(async () => {
  await order(9, soap.id, 1, 12_300);
  await order(3, soap.id, 2, 12_300);
  await order(2, kit.id, 3, 90_000);
  await order(0, soap.id, 4, 12_300);
  const { userId } = await makeStaff(db, 'support');
  const sent = await makeDelivered(db, { sold: [{ quantity: 1 }] });
  const id = await ask(db, sent);
  await inspectWhole(db, { id, orderId: sent.orderId, by: { userId, namesOf: async () => new Map() } });
  await updateFigures(db, { now });
});

describe("the overview of 'Today'", () => {
  it('says what the reports of the same days say, with the best sellers first', async () => {
    const { periods, chart, best } = await readOverview(db, { now });
    for (const { name, range, gross, orders: count, grossBefore } of periods) {
      const beside = name === 'month' ? 'month' : undefined;
      const { total, totalBefore } = await readSales(db, { ...range, by: 'product', beside, now });
      expect([gross, count, grossBefore]).toEqual([total.gross, total.orders, totalBefore.gross]);
    }
    expect(chart).toHaveLength(30);
    const { rows } = await readProductSales(db, { ...periods[2]!.range, show: 'sold', now });
    expect(best.map(({ id }) => id)).toEqual(rows.slice(0, best.length).map(({ id }) => id));
  });

  it('names the refunds that are due, and those of nobody else', async () => {
    const [due] = await db.select().from(returns).where(eq(returns.state, 'inspected'));
    expect(await sumRefundsDue(db)).toEqual({ count: 1, amount: due!.refundPaise! / 100 });
  });
});

describe('the sales of products', () => {
  it('say how long the stock lasts at the pace of the last 30 days', async () => {
    const { rows } = await readProductSales(db, { ...week, show: 'sold', now });
    const row = rows.find(({ name }) => name === 'Neem soap')!;
    expect(row).toMatchObject({ units: 6, stock: 293 });
    expect(row.daysLeft).toBe(Math.floor(293 / (3 / 30)));
    expect(rows.find(({ name }) => name === 'Oil kit')).toMatchObject({ stock: null, daysLeft: null });
    const running = await readProductSales(db, { ...week, show: 'runningOut', now });
    expect(running.rows[0]).toMatchObject({ name: 'Amla oil', units: 0, stock: 84, daysLeft: 84 / (6 / 30) });
  });

  it('list what was not sold, the most stock first', async () => {
    const { rows } = await readProductSales(db, { ...week, show: 'unsold', now });
    expect(rows).toContainEqual(
      expect.objectContaining({ id: unsold.id, units: 0, gross: 0, stock: 7, daysLeft: null }),
    );
    expect(rows.map(({ name }) => name)).not.toContain('Neem soap');
  });

  it('are those of a category with all below it, and of words of a name', async () => {
    const [root] = await db.insert(categories).values({ slug: 'oils', name: 'Oils' }).returning();
    const below = { slug: 'hair-oils', name: 'Hair oils', parentId: root!.id };
    const [hair] = await db.insert(categories).values(below).returning();
    await db.update(products).set({ categoryId: hair!.id }).where(eq(products.id, soap.id));
    await updateFigures(db, { now });
    const namesOf = async (chosen: { category?: number; q?: string }) =>
      (await readProductSales(db, { ...week, ...chosen, show: 'sold', now })).rows.map(({ name }) => name);
    expect(await namesOf({ category: root!.id })).toEqual(['Neem soap']);
    expect(await namesOf({ category: root!.id, q: 'kit' })).toEqual([]);
    expect(await namesOf({ q: 'kit' })).toEqual(['Oil kit']);
    const sales = await readSales(db, { ...week, by: 'product', category: root!.id, now });
    expect(sales.rows.map(({ label }) => label)).toEqual(['Neem soap']);
    expect(sales.ofRows!.figures).toEqual(sales.rows[0]!.figures);
    const byCategory = await readSales(db, { ...week, by: 'category', category: root!.id, now });
    expect(byCategory.count).toBeLessThanOrEqual(2);
    expect((await readSales(db, { ...week, by: 'state', category: root!.id, now })).ofRows).toBeNull();
  });
});
