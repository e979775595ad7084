import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { mergeCarts } from './merge-carts.ts';
import { readCart } from './read-cart.ts';
import { carts } from './tables.ts';
import { makeCart } from './testing.ts';

const { db } = await testDatabase();

let users = 0;
const newUser = () => ({ userId: (users += 1) });

describe('signing in with a cart', () => {
  it("adds up equal lines, keeps the others, and deletes the guest's cart", async () => {
    const one = await makeProduct(db);
    const other = await makeProduct(db, { stock: 20 });
    const user = newUser();
    await makeCart(db, [{ productId: one.id, quantity: 2 }], user);
    const guest = await makeCart(db, [
      { productId: one.id, quantity: 3 },
      { productId: one.id, quantity: 1, plan: '120' },
      { productId: other.id, quantity: 4 },
    ]);
    await inTransaction(db, (tx) => mergeCarts(tx, { guestToken: guest.guestToken, userId: user.userId }));
    const items = await readCart(db, { owner: user });
    expect(items.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
      [`line-${one.id}`, 5],
      [`line-${one.id}-120`, 1],
      [`line-${other.id}`, 4],
    ]);
    expect(await readCart(db, { owner: guest })).toEqual([]);
    expect(await db.$count(carts, eq(carts.userId, user.userId))).toBe(1);
  });

  it("caps quantities at the line's cap and at the stock", async () => {
    const capped = await makeProduct(db, { stock: 99 });
    const scarce = await makeProduct(db, { stock: 5 });
    const gone = await makeProduct(db, { stock: 5 });
    const requests = [capped, scarce, gone].map(({ id }) => ({
      productId: id,
      quantity: id === capped.id ? 8 : 4,
    }));
    const user = newUser();
    await makeCart(db, requests, user);
    const { guestToken } = await makeCart(db, requests);
    await db.update(products).set({ stock: 0 }).where(eq(products.id, gone.id));
    await mergeCarts(db, { guestToken, userId: user.userId });
    expect((await readCart(db, { owner: user })).map(({ quantity }) => quantity)).toEqual([10, 5, 1]);
  });

  it('never fills a cart with more than fifty lines', async () => {
    const { id: categoryId } = await makeCategory(db);
    const made = await Promise.all(Array.from({ length: 60 }, () => makeProduct(db, { categoryId })));
    const requests = made.map(({ id }) => ({ productId: id, quantity: 1 }));
    const user = newUser();
    await makeCart(db, requests.slice(0, 45), user);
    const { guestToken } = await makeCart(db, requests.slice(40));
    await mergeCarts(db, { guestToken, userId: user.userId });
    const items = await readCart(db, { owner: user });
    expect(items).toHaveLength(50);
    expect(items[44]!.quantity).toBe(2);
  });

  it('happens once, also for concurrent requests', async () => {
    const { id: productId } = await makeProduct(db);
    const user = newUser();
    const { guestToken } = await makeCart(db, [{ productId, quantity: 2 }]);
    await Promise.all([1, 2, 3].map(() => mergeCarts(db, { guestToken, userId: user.userId })));
    expect((await readCart(db, { owner: user }))[0]!.quantity).toBe(2);
  });

  it("changes nothing without a guest's cart", async () => {
    const user = newUser();
    await mergeCarts(db, { guestToken: undefined, userId: user.userId });
    await mergeCarts(db, { guestToken: 'not-one-of-ours', userId: user.userId });
    expect(await readCart(db, { owner: user })).toEqual([]);
  });
});
