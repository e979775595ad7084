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

let people = 0;
const newPerson = () => ({ personId: (people += 1) });

describe('signing in with a cart', () => {
  it('adds the quantities of equal lines, keeps the others, and ends the visitor’s cart', async () => {
    const one = await makeProduct(db);
    const other = await makeProduct(db, { stock: 20 });
    const person = newPerson();
    await makeCart(db, [{ productId: one.id, quantity: 2 }], person);
    const visitor = await makeCart(db, [
      { productId: one.id, quantity: 3 },
      { productId: one.id, quantity: 1, plan: '120' },
      { productId: other.id, quantity: 4 },
    ]);
    await inTransaction(db, (tx) =>
      mergeCarts(tx, { visitorToken: visitor.visitorToken, personId: person.personId }),
    );
    const items = await readCart(db, { owner: person });
    expect(items.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
      [`line-${one.id}`, 5],
      [`line-${one.id}-120`, 1],
      [`line-${other.id}`, 4],
    ]);
    expect(await readCart(db, { owner: visitor })).toEqual([]);
    expect(await db.$count(carts, eq(carts.personId, person.personId))).toBe(1);
  });

  it('caps at the units a line may hold and at the stock', async () => {
    const capped = await makeProduct(db, { stock: 99 });
    const scarce = await makeProduct(db, { stock: 5 });
    const gone = await makeProduct(db, { stock: 5 });
    const wishes = [capped, scarce, gone].map(({ id }) => ({
      productId: id,
      quantity: id === capped.id ? 8 : 4,
    }));
    const person = newPerson();
    await makeCart(db, wishes, person);
    const { visitorToken } = await makeCart(db, wishes);
    await db.update(products).set({ stock: 0 }).where(eq(products.id, gone.id));
    await mergeCarts(db, { visitorToken, personId: person.personId });
    expect((await readCart(db, { owner: person })).map(({ quantity }) => quantity)).toEqual([10, 5, 1]);
  });

  it('never makes a cart of more than fifty lines', async () => {
    const { id: categoryId } = await makeCategory(db);
    const made = await Promise.all(Array.from({ length: 60 }, () => makeProduct(db, { categoryId })));
    const wishes = made.map(({ id }) => ({ productId: id, quantity: 1 }));
    const person = newPerson();
    await makeCart(db, wishes.slice(0, 45), person);
    const { visitorToken } = await makeCart(db, wishes.slice(40));
    await mergeCarts(db, { visitorToken, personId: person.personId });
    const items = await readCart(db, { owner: person });
    expect(items).toHaveLength(50);
    expect(items[44]!.quantity).toBe(2);
  });

  it('happens once, also when asked for twice at the same moment', async () => {
    const { id: productId } = await makeProduct(db);
    const person = newPerson();
    const { visitorToken } = await makeCart(db, [{ productId, quantity: 2 }]);
    await Promise.all([1, 2, 3].map(() => mergeCarts(db, { visitorToken, personId: person.personId })));
    expect((await readCart(db, { owner: person }))[0]!.quantity).toBe(2);
  });

  it('changes nothing without a visitor’s cart', async () => {
    const person = newPerson();
    await mergeCarts(db, { visitorToken: undefined, personId: person.personId });
    await mergeCarts(db, { visitorToken: 'not-one-of-ours', personId: person.personId });
    expect(await readCart(db, { owner: person })).toEqual([]);
  });
});
