// §9 the demo is removed for good by `npm run seed -- --remove-demo` or on screen, with its test orders and all that hangs on them; own products and orders
// stay
import { and, eq, gt } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { cartLines } from '#shop/cart/server/tables.ts';
import { makeCart } from '#shop/cart/server/testing.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { categories, products } from '#shop/catalog/server/tables.ts';
import { batches, batchMovements, stockMovements } from '#shop/catalog/server/stock/tables.ts';
import { makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { pincodes } from '#shop/pincodes/server/tables.ts';
import { reviews } from '#shop/reviews/server/tables.ts';
import { searchEntries, searchWords } from '#shop/search/server/tables.ts';
import { countDemoProducts, showDemo } from './show-demo.ts';
import { removeDemo } from './remove-demo.ts';
import { seedIfEmpty } from '../seeding/seed.ts';

const { db } = await testDatabase();
const { db: mixed } = await testDatabase();
const stock = [stockMovements, batches, batchMovements];
const emptied = [...stock, reviews, searchEntries];

beforeAll(() => seedIfEmpty(db, () => undefined));

describe('a demo that is off', () => {
  it('shows nothing of itself, and comes back as it was', async () => {
    const published = () => db.$count(products, eq(products.published, true));
    const before = { products: await published(), categories: await listCategories(db) };
    expect(before.products).toBeGreaterThan(100);
    await db.update(products).set({ published: false }).where(eq(products.id, 1));
    expect(await showDemo(db, false)).toBe(true);
    expect(await showDemo(db, false)).toBe(false);
    expect({ products: await published(), categories: await listCategories(db) }).toEqual({
      products: 0,
      categories: [],
    });
    // Staff may archive a hidden product, and an archived one is never published.
    await db.update(products).set({ archivedAt: new Date() }).where(eq(products.id, 2));
    expect(await showDemo(db, true)).toBe(true);
    expect(await published()).toBe(before.products - 2);
    expect(await listCategories(db)).toEqual(before.categories);
    await db.update(products).set({ archivedAt: null, published: true }).where(eq(products.id, 2));
    await db.update(products).set({ published: true }).where(eq(products.id, 1));
  });

  it('leaves the products of the merchant with their categories', async () => {
    const [leaf] = await db.select().from(categories).where(eq(categories.slug, 'hair-oils'));
    const own = await makeProduct(db, { categoryId: leaf!.id });
    await showDemo(db, false);
    const shown = await db.select({ id: products.id }).from(products).where(eq(products.published, true));
    expect(shown).toEqual([{ id: own.id }]);
    expect((await listCategories(db)).map(({ slug }) => slug).toSorted()).toEqual(
      expect.arrayContaining(['hair-care', 'hair-oils']),
    );
    expect((await listCategories(db)).map(({ slug }) => slug)).not.toContain('teas-kadha');
  });
});

describe('the removal of the demo', () => {
  it('takes the demo alone, keeps what the owner chose, and is for good', async () => {
    await showDemo(db, true);
    const [kept, gone] = await db
      .select()
      .from(products)
      .where(and(eq(products.isDemo, true), eq(products.published, true), gt(products.stock, 0)))
      .orderBy(products.id)
      .limit(2);
    const own = await db.select().from(products).where(eq(products.isDemo, false));
    const lines = [kept!, gone!, own[0]!].map(({ id }) => ({ productId: id, quantity: 1 }));
    await makeCart(db, lines);
    const known = await db.$count(pincodes);
    const seen = await countDemoProducts(db);
    const keep = [kept!.id, own[0]!.id];
    expect(await removeDemo(db, { keep })).toMatchObject({ productsGone: seen - 1, state: 'done' });
    await seedIfEmpty(db, () => undefined);
    const left = await db.select().from(products).orderBy(products.id);
    expect(left.map(({ id }) => id)).toEqual([kept!.id, own[0]!.id]);
    expect(left[0]).toMatchObject({ isDemo: false, published: false, rating: 0, reviewCount: 0 });
    expect(left[1]).toMatchObject(own[0]!);
    expect(await db.$count(reviews)).toBe(0);
    const inCarts = (await db.select().from(cartLines)).map(({ productId }) => productId);
    expect(new Set(inCarts)).toEqual(new Set([kept!.id, own[0]!.id]));
    expect(await db.$count(searchEntries)).toBe(2);
    expect(await db.$count(searchWords)).toBeLessThan(60);
    expect(await db.$count(pincodes)).toBe(known);
    expect(await db.$count(categories, and(eq(categories.isDemo, true)))).toBe(0);
    expect((await listCategories(db)).map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['hair-care', 'hair-oils']),
    );
    expect(await removeDemo(db)).toMatchObject({ productsGone: 0 });
    expect(await db.$count(products)).toBe(2);
  });

  it('leaves nothing of a demo that stood alone', async () => {
    await makeProduct(mixed, { isDemo: true });
    expect(await removeDemo(mixed)).toMatchObject({ productsGone: 1 });
    for (const table of emptied) expect(await mixed.$count(table)).toBe(0);
  });

  it('passes own orders, and names a combo that holds a part of the demo', async () => {
    const [demo, own] = [
      await makeProduct(mixed, { isDemo: true }),
      await makeProduct(mixed, { mrpPaise: 10_000, stock: 5 }),
    ];
    const { userId } = await makeCustomer(mixed);
    const order = makeOrderBody([{ sku: String(own.id), quantity: 1, unitPaise: 10_000 }]);
    await placeOrder(mixed, { userId, order });
    await makeCombo(mixed, [{ partId: demo.id, quantity: 1 }], { name: 'My Kit' });
    await expect(removeDemo(mixed)).rejects.toThrow(/My Kit/);
    expect(await removeDemo(mixed, { keep: [demo.id] })).toMatchObject({ productsGone: 0 });
    expect(await mixed.$count(products)).toBe(3);
  });
});
