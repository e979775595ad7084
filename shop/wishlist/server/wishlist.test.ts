import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { maxWishes } from '../contract.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { forgetOldWishlists, forgetWishlist } from './forget-wishlist.ts';
import { mergeWishlists } from './merge-wishlists.ts';
import { readWishlist } from './read-wishlist.ts';
import { removeFromWishlist } from './remove-from-wishlist.ts';
import { wishlists } from './tables.ts';
import { makeWishlist } from './testing.ts';

const { db } = await testDatabase();

let people = 700;
const newPerson = () => ({ personId: (people += 1) });
const keptBy = async (owner: Parameters<typeof readWishlist>[1]['owner']) =>
  (await readWishlist(db, { owner })).map(({ productId }) => productId);

async function makeProducts(count: number): Promise<number[]> {
  const { id: categoryId } = await makeCategory(db);
  const made = await Promise.all(Array.from({ length: count }, () => makeProduct(db, { categoryId })));
  return made.map(({ id }) => id);
}

describe('a wishlist', () => {
  it('shows the newest first, at the catalogue’s prices, and a product once', async () => {
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

  it('keeps what sold out and what is no longer sold, and says so', async () => {
    const [soldOut, gone] = await makeProducts(2);
    const owner = await makeWishlist(db, [soldOut!, gone!]);
    await db.update(products).set({ stock: 0 }).where(eq(products.id, soldOut!));
    await db.update(products).set({ published: false }).where(eq(products.id, gone!));
    expect((await readWishlist(db, { owner })).map(({ status }) => status)).toEqual([
      'no longer sold',
      'out of stock',
    ]);
  });

  it('lets go of a product, once or twice, and of no other', async () => {
    const [one, other] = await makeProducts(2);
    const owner = await makeWishlist(db, [one!, other!]);
    await removeFromWishlist(db, { owner, productId: one! });
    await removeFromWishlist(db, { owner, productId: one! });
    expect(await keptBy(owner)).toEqual([other]);
  });

  it('refuses a product that is unknown or was never for sale', async () => {
    const [id] = await makeProducts(1);
    await db.update(products).set({ published: false }).where(eq(products.id, id!));
    for (const productId of [id!, 2_000_000])
      await expect(addToWishlist(db, { owner: newPerson(), productId })).rejects.toMatchObject({
        status: 404,
      });
  });

  it('holds a hundred products and no more, also of those that come at once', async () => {
    const ids = await makeProducts(maxWishes + 4);
    const owner = await makeWishlist(db, ids.slice(0, maxWishes - 1), newPerson());
    const late = await Promise.allSettled(
      ids.slice(maxWishes - 1).map((productId) => addToWishlist(db, { owner, productId })),
    );
    expect(late.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(late.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, message: 'Your wishlist is full: it holds 100 products.' },
    });
    expect(await keptBy(owner)).toHaveLength(maxWishes);
    await addToWishlist(db, { owner, productId: ids[0]! });
  });

  it('is made for a token that we gave only: an invented one gets a new list', async () => {
    const [id] = await makeProducts(1);
    const invented = { visitorToken: 'invented' };
    const { newToken } = await addToWishlist(db, { owner: invented, productId: id! });
    expect(newToken).toBeTruthy();
    expect(await keptBy(invented)).toEqual([]);
    expect(await keptBy({ visitorToken: newToken })).toEqual([id]);
  });
});

describe('signing in', () => {
  it('takes what the visitor kept into the account, and the visitor’s list is gone', async () => {
    const [one, both, own] = await makeProducts(3);
    const person = await makeWishlist(db, [own!, both!], newPerson());
    const visitor = await makeWishlist(db, [both!, one!]);
    const { personId } = person as { personId: number };
    await inTransaction(db, (tx) => mergeWishlists(tx, { visitorToken: visitor.visitorToken, personId }));
    expect(await keptBy(person)).toEqual([one, both, own]);
    expect(await keptBy(visitor)).toEqual([]);
    await mergeWishlists(db, { visitorToken: visitor.visitorToken, personId });
    expect(await keptBy(person)).toHaveLength(3);
  });

  it('fills up to the limit with the visitor’s newest', async () => {
    const ids = await makeProducts(maxWishes + 1);
    const person = await makeWishlist(db, ids.slice(0, maxWishes - 1), newPerson());
    const visitor = await makeWishlist(db, ids.slice(maxWishes - 1));
    const { personId } = person as { personId: number };
    await mergeWishlists(db, { visitorToken: visitor.visitorToken, personId });
    const kept = await keptBy(person);
    expect(kept).toHaveLength(maxWishes);
    expect(kept[0]).toBe(ids.at(-1));
  });

  it('changes nothing without a visitor’s list', async () => {
    const person = newPerson();
    await mergeWishlists(db, { visitorToken: undefined, ...person });
    await mergeWishlists(db, { visitorToken: 'not-one-of-ours', ...person });
    expect(await keptBy(person)).toEqual([]);
  });
});

it('is forgotten with its person, and a visitor’s once its cookie is over', async () => {
  const [id] = await makeProducts(1);
  const person = await makeWishlist(db, [id!], newPerson());
  const visitor = await makeWishlist(db, [id!]);
  await forgetWishlist(db, person as { personId: number });
  expect(await keptBy(person)).toEqual([]);
  await forgetOldWishlists(db);
  expect(await keptBy(visitor)).toEqual([id]);
  await db.update(wishlists).set({ updatedAt: new Date(Date.now() - 181 * 86_400_000) });
  await forgetOldWishlists(db);
  expect(await keptBy(visitor)).toEqual([]);
});
