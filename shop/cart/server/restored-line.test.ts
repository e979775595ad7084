import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addedAtField } from '#platform/added-at.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { addToCart } from './add-to-cart.ts';
import { mergeCarts } from './merge-carts.ts';
import { readCart } from './read-cart.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { makeCart } from './testing.ts';

const { db } = await testDatabase();

describe('a line that comes back after Undo', () => {
  const names = ['Tulsi Tea', 'Brahmi Oil', 'Neem Soap', 'Amla Juice'];

  async function filled() {
    const owner = await makeCart(db, []);
    const made = await Promise.all(names.map((name) => makeProduct(db, { name, stock: 30 })));
    let held = owner;
    for (const [at, { id: productId }] of made.entries())
      held = await makeCart(
        db,
        [{ productId, quantity: 1, addedAt: new Date(Date.now() - 60_000 + at * 1_000) }],
        held,
      );
    return held;
  }

  it.each([
    ['the middle one', [1], [1]],
    ['the first and the last, in this order', [0, 3], [0, 3]],
    ['two neighbours, the later one first', [1, 2], [2, 1]],
    ['all of them in reverse', [0, 1, 2, 3], [3, 2, 1, 0]],
  ])('gets its old place: %s', async (_, gone, back) => {
    const owner = await filled();
    const before = await readCart(db, { owner });
    for (const at of gone) await removeFromCart(db, { owner, line: before[at]!.lineId });
    for (const at of back) {
      const { productId, addedAt } = before[at]!;
      const added = { productId, quantity: 1, addedAt: new Date(addedAt) };
      await addToCart(db, { owner, request: added });
    }
    expect((await readCart(db, { owner })).map(({ productName }) => productName)).toEqual(names);
  });

  it('keeps its place when the cart of a guest joins an account', async () => {
    const guest = await filled();
    const user = await makeUser(db);
    await mergeCarts(db, { guestToken: guest.guestToken, userId: user.id });
    const owner = { userId: user.id };
    const [first, second] = await readCart(db, { owner });
    await removeFromCart(db, { owner, line: first!.lineId });
    await addToCart(db, {
      owner,
      request: { productId: first!.productId, quantity: 1, addedAt: new Date(first!.addedAt) },
    });
    const items = await readCart(db, { owner });
    expect(items.slice(0, 2).map(({ lineId }) => lineId)).toEqual([first!.lineId, second!.lineId]);
  });

  it('is never put behind a line of a time to come, or before the calendar', () => {
    const [late, early] = ['2999-01-01T00:00:00Z', '0000-01-01T00:00:00Z'];
    expect(addedAtField.parse(late)!.getTime()).toBeLessThanOrEqual(Date.now());
    expect(addedAtField.parse(early)).toEqual(new Date(0));
    expect(addedAtField.safeParse('yesterday').success).toBe(false);
  });
});
