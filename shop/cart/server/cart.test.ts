// §3 cart items with their fields
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeCategory, makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { addToCart } from './add-to-cart.ts';
import { changeQuantity } from './change-quantity.ts';
import { clearCart } from './clear-cart.ts';
import { readCart } from './read-cart.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { carts } from './tables.ts';
import { makeCart } from './testing.ts';

const { db } = await testDatabase();

describe('a line', () => {
  it('is a product with its options; equal ones add up, others are new lines', async () => {
    const { id: productId } = await makeProduct(db, { name: 'Ashwagandha Churna', stock: 30 });
    const owner = await makeCart(db, [
      { productId, quantity: 1 },
      { productId, quantity: 2, plan: '60' },
      { productId, quantity: 1, plan: '120' },
      { productId, quantity: 1, plan: '120', subscribe: true, frequencyDays: 60 },
    ]);
    const items = await readCart(db, { owner });
    expect(items.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
      [`line-${productId}`, 3],
      [`line-${productId}-120`, 1],
      [`line-${productId}-120-s60`, 1],
    ]);
    expect(items[2]).toMatchObject({ subscribe: true, frequencyDays: 60, plan: '120' });
  });

  it("costs the catalogue's price of its options", async () => {
    const { id: productId } = await makeProduct(db, {
      name: 'Ashwagandha Oil',
      mrpPaise: 49_900,
      discountPercent: 10,
    });
    const owner = await makeCart(db, [
      { productId, quantity: 1 },
      { productId, quantity: 1, plan: '180', subscribe: true },
    ]);
    const items = await readCart(db, { owner });
    expect(items[0]).toMatchObject({ price: 449.1, mrp: 499, priceWas: null });
    expect(items[1]).toMatchObject({ price: 763.47, mrp: 1497, frequencyDays: 30 });
  });

  it('names the size of its product', async () => {
    const { id: productId } = await makeProduct(db, { name: 'Neem Soap', optionValues: ['Pack of 3'] });
    const owner = await makeCart(db, [{ productId, quantity: 1 }]);
    expect((await readCart(db, { owner }))[0]).toMatchObject({ productName: 'Neem Soap, Pack of 3' });
  });

  it('shows its earlier price after a change, until it is added again', async () => {
    const { id: productId } = await makeProduct(db);
    const owner = await makeCart(db, [{ productId, quantity: 1 }]);
    await db.update(products).set({ mrpPaise: 55_000 }).where(eq(products.id, productId));
    expect((await readCart(db, { owner }))[0]).toMatchObject({ price: 550, priceWas: 500 });
    await makeCart(db, [{ productId, quantity: 1 }], owner);
    expect((await readCart(db, { owner }))[0]).toMatchObject({ price: 550, priceWas: null });
  });

  it('stays as unavailable when its product sells out', async () => {
    const { id: productId } = await makeProduct(db);
    const owner = await makeCart(db, [{ productId, quantity: 2 }]);
    await db.update(products).set({ stock: 0 }).where(eq(products.id, productId));
    expect((await readCart(db, { owner }))[0]).toMatchObject({ available: false, stockQuantity: 0 });
    await expect(changeQuantity(db, { owner, line: String(productId), quantity: 1 })).rejects.toMatchObject({
      code: 'out_of_stock',
    });
  });
});

describe('the caps', () => {
  it('are ten units a line, unless the product has its own', async () => {
    const plain = await makeProduct(db, { name: 'Neem Soap', stock: 99 });
    const scarce = await makeProduct(db, { name: 'Saffron', stock: 99, maxPerLine: 2 });
    const owner = await makeCart(db, [{ productId: plain.id, quantity: 10 }]);
    await expect(
      addToCart(db, { owner, request: { productId: plain.id, quantity: 1 } }),
    ).rejects.toMatchObject({
      status: 409,
      message: 'You can have at most 10 of Neem Soap in your cart.',
    });
    await expect(addToCart(db, { owner, request: { productId: scarce.id, quantity: 3 } })).rejects.toThrow(
      'at most 2 of Saffron',
    );
  });

  it('keep the packs of all lines of a product within the stock', async () => {
    const { id: productId } = await makeProduct(db, { name: 'Triphala', stock: 5 });
    const owner = await makeCart(db, [{ productId, quantity: 3 }]);
    await expect(
      addToCart(db, { owner, request: { productId, quantity: 2, plan: '120' } }),
    ).rejects.toMatchObject({
      status: 409,
      message: 'Only 1 of Triphala is left.',
    });
    await makeCart(db, [{ productId, quantity: 1, plan: '120' }], owner);
    expect((await readCart(db, { owner })).map(({ maxQuantity }) => maxQuantity)).toEqual([3, 1]);
    await expect(changeQuantity(db, { owner, line: `line-${productId}`, quantity: 4 })).rejects.toMatchObject(
      { code: 'too_few_left' },
    );
  });

  it('keep combos and their parts together within the stock', async () => {
    const oil = await makeProduct(db, { name: 'Oil', stock: 7 });
    const combo = await makeCombo(db, [{ partId: oil.id, quantity: 2 }], { name: 'Oil Duo' });
    const owner = await makeCart(db, [
      { productId: oil.id, quantity: 3 },
      { productId: combo.id, quantity: 1 },
    ]);
    const add = (productId: number, quantity: number, plan?: '120') =>
      addToCart(db, { owner, request: { productId, quantity, plan } });
    await expect(add(combo.id, 1, '120')).rejects.toThrow('Not enough of Oil Duo is left.');
    await expect(add(combo.id, 2)).rejects.toThrow('Only 2 of Oil Duo are left.');
    await add(combo.id, 1);
    await expect(add(oil.id, 1)).rejects.toThrow('Only 3 of Oil are left.');
    const items = await readCart(db, { owner });
    expect(items.map(({ maxQuantity, stockQuantity }) => [maxQuantity, stockQuantity])).toEqual([
      [3, 7],
      [2, 3],
    ]);
    expect(items[1]!.parts).toEqual([{ productId: oil.id, name: 'Oil', quantity: 2 }]);
    await expect(changeQuantity(db, { owner, line: `line-${combo.id}`, quantity: 3 })).rejects.toMatchObject({
      code: 'too_few_left',
    });
  });

  // §8 limits of the cart: 50 lines, 10 units, the stock; several choices
  it('are fifty lines', async () => {
    const { id: categoryId } = await makeCategory(db);
    const made = await Promise.all(Array.from({ length: 51 }, () => makeProduct(db, { categoryId })));
    const requests = made.map(({ id }) => ({ productId: id, quantity: 1 }));
    const owner = await makeCart(db, requests.slice(0, 50));
    await expect(addToCart(db, { owner, request: requests[50]! })).rejects.toMatchObject({
      code: 'cart_full',
    });
    await makeCart(db, requests.slice(0, 1), owner);
    expect(await readCart(db, { owner })).toHaveLength(50);
  });

  it.each(['guest', 'user'])('hold under concurrent requests of one %s', async (who) => {
    const { id: productId } = await makeProduct(db, { stock: 6 });
    const user = who === 'user' ? { userId: (await makeUser(db)).id } : undefined;
    const owner = await makeCart(db, [{ productId, quantity: 1 }], user);
    const adds = Array.from({ length: 10 }, () =>
      addToCart(db, { owner, request: { productId, quantity: 1 } }),
    );
    const results = await Promise.allSettled(adds);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect((await readCart(db, { owner }))[0]!.quantity).toBe(6);
  });
});

describe('adding refuses', () => {
  // §5 out-of-stock products cannot be added or bought
  it('a product that is out of stock, stopped, unpublished or unknown', async () => {
    const soldOut = await makeProduct(db, { name: 'Rose Water', stock: 0 });
    const stopped = await makeProduct(db, { onSale: false });
    const hidden = await makeProduct(db, { published: false });
    const add = (productId: number) => addToCart(db, { owner: {}, request: { productId, quantity: 1 } });
    await expect(add(soldOut.id)).rejects.toThrow('Rose Water is currently out of stock.');
    await expect(add(stopped.id)).rejects.toMatchObject({ code: 'out_of_stock' });
    await expect(add(hidden.id)).rejects.toMatchObject({ status: 404 });
    await expect(add(2_147_483_647)).rejects.toMatchObject({ status: 404, message: 'Product not found.' });
  });

  it('a subscription to a product without one', async () => {
    const { id: productId } = await makeProduct(db, { name: 'Neem Comb' });
    await expect(
      addToCart(db, { owner: {}, request: { productId, quantity: 1, subscribe: true } }),
    ).rejects.toMatchObject({ code: 'not_subscribable' });
  });

  it('without leaving a cart behind', async () => {
    const before = await db.$count(carts);
    await expect(
      addToCart(db, { owner: {}, request: { productId: 999_999, quantity: 1 } }),
    ).rejects.toThrow();
    expect(await db.$count(carts)).toBe(before);
  });
});

describe('a productId for a line', () => {
  it('names the plain line or the only one, and is refused for several', async () => {
    const { id: productId } = await makeProduct(db, { stock: 30 });
    const name = String(productId);
    const owner = await makeCart(db, [
      { productId, quantity: 1 },
      { productId, quantity: 1, plan: '120' },
      { productId, quantity: 1, plan: '180' },
    ]);
    await changeQuantity(db, { owner, line: name, quantity: 5 });
    expect((await readCart(db, { owner })).map(({ quantity }) => quantity)).toEqual([5, 1, 1]);
    await removeFromCart(db, { owner, line: name });
    await expect(removeFromCart(db, { owner, line: name })).rejects.toMatchObject({ status: 409 });
    await expect(changeQuantity(db, { owner, line: name, quantity: 2 })).rejects.toMatchObject({
      status: 409,
    });
    await removeFromCart(db, { owner, line: `line-${productId}-120` });
    await removeFromCart(db, { owner, line: name });
    expect(await readCart(db, { owner })).toEqual([]);
  });

  it('is refused without such a line, and so is an unknown lineId', async () => {
    const { id: productId } = await makeProduct(db);
    const owner = await makeCart(db, [{ productId, quantity: 1, plan: '120' }]);
    await expect(removeFromCart(db, { owner, line: '999999' })).rejects.toMatchObject({ status: 404 });
    await expect(removeFromCart(db, { owner, line: `line-${productId}` })).rejects.toMatchObject({
      status: 404,
    });
    await expect(removeFromCart(db, { owner: {}, line: '1' })).rejects.toMatchObject({ status: 404 });
  });
});

it('emptying an empty cart succeeds', async () => {
  const { id: productId } = await makeProduct(db);
  const owner = await makeCart(db, [{ productId, quantity: 1 }]);
  await clearCart(db, { owner });
  await clearCart(db, { owner });
  await clearCart(db, { owner: {} });
  expect(await readCart(db, { owner })).toEqual([]);
});
