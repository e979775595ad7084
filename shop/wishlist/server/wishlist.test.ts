import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { maxWishlistItems } from '../contract.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { deleteOldWishlists, eraseWishlist } from './erase-wishlist.ts';
import { mergeWishlists } from './merge-wishlists.ts';
import { readWishlist } from './read-wishlist.ts';
import { removeFromWishlist } from './remove-from-wishlist.ts';
import { wishlists } from './tables.ts';
import { makeWishlist } from './testing.ts';

const { db } = await testDatabase();

let users = 700;
const newUser = () => ({ userId: (users += 1) });
const keptBy = async (owner: Parameters<typeof readWishlist>[1]['owner']) =>
  (await readWishlist(db, { owner })).map(({ productId }) => productId);

async function makeProducts(count: number): Promise<number[]> {
  const { id: categoryId } = await makeCategory(db);
  const made = await Promise.all(Array.from({ length: count }, () => makeProduct(db, { categoryId })));
  return made.map(({ id }) => id);
}

describe('a wishlist', () => {
  it("lists products once, newest first, at the catalogue's prices", async () => {
    const [one, other] = await makeProducts(2);
    const owner = await makeWishlist(db, [one!, other!, one!]);
    expect(await keptBy(owner)).toEqual([other, one]);
    await db.update(products).set({ mrpPaise: 20_000, discountPercent: 10 }).where(eq(products.id, one!));
    expect((await readWishlist(db, { owner }))[1]).toMatchObject({
      price: 200,
      sellingPrice: 180,
      discount: 10,
      status: 'Available',
    });
  });

  it('keeps and marks sold-out and stopped products', async () => {
    const [soldOut, gone] = await makeProducts(2);
    const owner = await makeWishlist(db, [soldOut!, gone!]);
    await db.update(products).set({ stock: 0 }).where(eq(products.id, soldOut!));
    await db.update(products).set({ published: false }).where(eq(products.id, gone!));
    expect((await readWishlist(db, { owner })).map(({ status }) => status)).toEqual([
      'no longer sold',
      'out of stock',
    ]);
  });

  it('removes a product, once or twice, and no other', async () => {
    const [one, other] = await makeProducts(2);
    const owner = await makeWishlist(db, [one!, other!]);
    await removeFromWishlist(db, { owner, productId: one! });
    await removeFromWishlist(db, { owner, productId: one! });
    expect(await keptBy(owner)).toEqual([other]);
  });

  it('refuses an unknown product and one that was never for sale', async () => {
    const [id] = await makeProducts(1);
    await db.update(products).set({ published: false }).where(eq(products.id, id!));
    for (const productId of [id!, 2_000_000])
      await expect(addToWishlist(db, { owner: newUser(), productId })).rejects.toMatchObject({
        status: 404,
      });
  });

  it('holds at most a hundred products, also under concurrent requests', async () => {
    const ids = await makeProducts(maxWishlistItems + 4);
    const owner = await makeWishlist(db, ids.slice(0, maxWishlistItems - 1), newUser());
    const late = await Promise.allSettled(
      ids.slice(maxWishlistItems - 1).map((productId) => addToWishlist(db, { owner, productId })),
    );
    expect(late.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(late.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, message: 'Your wishlist is full: it holds 100 products.' },
    });
    expect(await keptBy(owner)).toHaveLength(maxWishlistItems);
    await addToWishlist(db, { owner, productId: ids[0]! });
  });

  it("opens for the shop's tokens only: a foreign one gets a new list", async () => {
    const [id] = await makeProducts(1);
    const invented = { guestToken: 'invented' };
    const { newToken } = await addToWishlist(db, { owner: invented, productId: id! });
    expect(newToken).toBeTruthy();
    expect(await keptBy(invented)).toEqual([]);
    expect(await keptBy({ guestToken: newToken })).toEqual([id]);
  });
});

describe('signing in', () => {
  it("moves the guest's items into the account and deletes the guest's list", async () => {
    const [one, both, own] = await makeProducts(3);
    const user = await makeWishlist(db, [own!, both!], newUser());
    const guest = await makeWishlist(db, [both!, one!]);
    const { userId } = user as { userId: number };
    await inTransaction(db, (tx) => mergeWishlists(tx, { guestToken: guest.guestToken, userId }));
    expect(await keptBy(user)).toEqual([one, both, own]);
    expect(await keptBy(guest)).toEqual([]);
    await mergeWishlists(db, { guestToken: guest.guestToken, userId });
    expect(await keptBy(user)).toHaveLength(3);
  });

  it("fills up to the limit with the guest's newest", async () => {
    const ids = await makeProducts(maxWishlistItems + 1);
    const user = await makeWishlist(db, ids.slice(0, maxWishlistItems - 1), newUser());
    const guest = await makeWishlist(db, ids.slice(maxWishlistItems - 1));
    const { userId } = user as { userId: number };
    await mergeWishlists(db, { guestToken: guest.guestToken, userId });
    const kept = await keptBy(user);
    expect(kept).toHaveLength(maxWishlistItems);
    expect(kept[0]).toBe(ids.at(-1));
  });

  it("changes nothing without a guest's list", async () => {
    const user = newUser();
    await mergeWishlists(db, { guestToken: undefined, ...user });
    await mergeWishlists(db, { guestToken: 'not-one-of-ours', ...user });
    expect(await keptBy(user)).toEqual([]);
  });
});

it("is erased with its user, and a guest's when its cookie expires", async () => {
  const [id] = await makeProducts(1);
  const user = await makeWishlist(db, [id!], newUser());
  const guest = await makeWishlist(db, [id!]);
  await eraseWishlist(db, user as { userId: number });
  expect(await keptBy(user)).toEqual([]);
  await deleteOldWishlists(db);
  expect(await keptBy(guest)).toEqual([id]);
  await db.update(wishlists).set({ updatedAt: new Date(Date.now() - 181 * dayMs) });
  await deleteOldWishlists(db);
  expect(await keptBy(guest)).toEqual([]);
});
