import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { removeDemo } from '#database/demo/remove-demo.ts';
import { seedIfEmpty } from '#database/seeding/seed.ts';
import { testDatabase } from '#database/test-database.ts';
import { dayOf } from '#platform/india-time.ts';
import { emailLog } from '#platform/server/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { nextNumber } from '#shop/invoices/server/next-number.ts';
import { creditNotes, invoices, invoiceSeries } from '#shop/invoices/server/tables.ts';
import { sampleOrders } from '#shop/opening/server/tables.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { isOrderNumber } from '#shop/orders/order-number.ts';
import { orderStateNames } from '#shop/orders/states.ts';
import { updateFigures } from '#shop/reports/admin/server/figures/update-figures.ts';
import { sampleCatalogue } from '../../sample-data/catalogue.ts';
import { sizedProducts } from '../../sample-data/sizes.ts';
import { planOrders } from './plan-orders.ts';

const { db } = await testDatabase();

beforeAll(() => seedIfEmpty(db, () => undefined, { demo: true, orders: true }));

const jobs = async () =>
  (await db.execute<{ count: number }>(sql`select count(*)::int as count from pgboss.job`)).rows[0]!.count;

describe('the sample orders of the demo', () => {
  it('are of 60 days in every state, and marked', async () => {
    const all = await db.select().from(orders).orderBy(asc(orders.placedAt));
    expect(all.length).toBeGreaterThan(150);
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(orderStateNames));
    expect(new Set(all.map(({ placedAt }) => dayOf(placedAt))).size).toBe(61);
    expect(all.every(({ orderNumber }) => isOrderNumber(orderNumber))).toBe(true);
    expect(all.filter(({ placedAt }) => placedAt > new Date())).toEqual([]);
    expect(await db.$count(sampleOrders)).toBe(all.length);
  });

  it('queue no job and no email', async () => {
    expect([await jobs(), await db.$count(emailLog)]).toEqual([0, 0]);
  });

  it('leave the stock that customers see as it is', async () => {
    const stocks = await db.select({ id: products.id, stock: products.stock }).from(products);
    const { products: goods } = sampleCatalogue();
    const before = new Map(goods.concat(sizedProducts(goods)).map(({ id, stock }) => [id, stock]));
    expect(stocks.filter(({ id, stock }) => stock !== before.get(id))).toEqual([]);
  });

  it('keep every promise of the shop, with their figures', async () => {
    expect(await checkInvariants(db)).toEqual([]);
    await updateFigures(db, { now: new Date() });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('are always the same on a day', () => {
    const createdAt = new Date('2020-01-01T00:00:00Z');
    const now = new Date('2026-11-29T06:30:00Z');
    const plan = () =>
      planOrders({
        products: [
          { id: 1, createdAt },
          { id: 2, createdAt },
        ],
        today: dayOf(now),
        now,
      });
    expect(plan()).toEqual(plan());
  });

  it('go with the demo although staff keep their product, and leave no number', async () => {
    const day = dayOf(new Date());
    const [line] = await db.select().from(orderLines);
    expect((await nextNumber(db, 'AR', day)).serial).toBe(1);
    await db.delete(invoiceSeries);
    const [before] = await db.select().from(products).where(eq(products.id, line!.productId));
    await removeDemo(db, { keep: [line!.productId] });
    for (const table of [orders, invoices, creditNotes, sampleOrders]) expect(await db.$count(table)).toBe(0);
    const left = await db.select().from(products);
    expect(left.map(({ id, stock }) => [id, stock])).toEqual([[before!.id, before!.stock]]);
    expect((await nextNumber(db, 'AR', day)).serial).toBe(1);
    await db.delete(invoiceSeries);
    expect(await checkInvariants(db)).toEqual([]);
  });
});
