import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeCart } from '#shop/cart/server/testing.ts';
import { carts } from '#shop/cart/server/tables.ts';
import { categories, products } from '#shop/catalog/server/tables.ts';
import { batches, batchMovements, stockMovements } from '#shop/catalog/server/stock/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/orders/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { pincodes } from '#shop/pincodes/server/tables.ts';
import { reviews } from '#shop/reviews/server/tables.ts';
import { searchEntries, searchWords } from '#shop/search/server/tables.ts';
import { removeDemo } from './remove-demo.ts';
import { seedIfEmpty } from './seed.ts';

const { db } = await testDatabase();
const another = await testDatabase();
const stock = [stockMovements, batches, batchMovements];
const emptied = [categories, products, ...stock, reviews, searchEntries, searchWords, carts];

beforeAll(() => seedIfEmpty(db, () => undefined));

it('removes all of the demo but the pincodes, and no start fills the shop again', async () => {
  const [one] = await db.select().from(products).limit(1);
  await makeCart(db, [{ productId: one!.id, quantity: 1 }]);
  const known = await db.$count(pincodes);
  expect(await removeDemo(db)).toBeGreaterThan(100);
  await seedIfEmpty(db, () => undefined);
  for (const table of emptied) expect(await db.$count(table)).toBe(0);
  expect(await db.$count(pincodes)).toBe(known);
  expect(await removeDemo(db)).toBe(0);
});

it('leaves a shop with orders as it is', async () => {
  const product = await makeProduct(another.db, { mrpPaise: 10_000, discountPercent: 0, stock: 5 });
  const { userId } = await makeCustomer(another.db);
  const order = makeOrderBody([{ sku: String(product.id), quantity: 1, unitPaise: 10_000 }]);
  await placeOrder(another.db, { userId, order });
  await expect(removeDemo(another.db)).rejects.toThrow(/has orders or subscriptions/);
  expect(await another.db.$count(products)).toBe(1);
});
