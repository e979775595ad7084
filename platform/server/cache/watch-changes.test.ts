import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction, openDatabase } from '#platform/server/db.ts';
import { makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { postReview } from '#shop/reviews/server/post-review.ts';
import { writeSearchEntries, writeSearchWeight } from '#shop/search/server/write-search-entries.ts';
import { deleteOldChanges } from './delete-old-changes.ts';
import { watchChanges } from './watch-changes.ts';

const { db } = await testDatabase();

let reported: (readonly string[])[] = [];
const changes = watchChanges(db);
changes.onChange((topics) => reported.push(topics));
const everything = [[]];

async function reportedBy(work: () => Promise<unknown>) {
  await changes.look();
  reported = [];
  await work();
  await changes.look();
  return reported;
}

beforeEach(() => changes.look());

describe('changes', () => {
  it('names the product whose stock an order took', async () => {
    const { id, slug } = await makeProduct(db, { stock: 50 });
    const taken = sql`update products set stock = stock - 3 where id = ${id}`;
    expect(await reportedBy(() => db.execute(taken))).toEqual([[String(id), slug]]);
  });

  it('names the combos of a part, and concerns every page when few combos are left', async () => {
    const part = await makeProduct(db, { stock: 50 });
    const combo = await makeCombo(db, [{ partId: part.id, quantity: 2 }]);
    const take = (units: number) =>
      db.execute(sql`update products set stock = stock - ${units} where id = ${part.id}`);
    expect(await reportedBy(() => take(3))).toEqual([
      [String(part.id), part.slug, String(combo.id), combo.slug],
    ]);
    expect(await reportedBy(() => take(30))).toEqual(everything);
  });

  it.each([
    'stock = 10',
    'stock = 0',
    'mrp_paise = mrp_paise + 1',
    'stock = 40, mrp_paise = 1',
    'published = false',
  ])('concerns every page when a product becomes %s', async (change) => {
    const { id } = await makeProduct(db, { stock: 50 });
    const write = sql`update products set ${sql.raw(change)} where id = ${id}`;
    expect(await reportedBy(() => db.execute(write))).toEqual(everything);
  });

  it('concerns every page for a new product', async () => {
    expect(await reportedBy(() => makeProduct(db))).toEqual(everything);
  });

  it('names the product of a review, also at low stock, and no other page', async () => {
    const { id, slug } = await makeProduct(db, { stock: 2 });
    await writeSearchEntries(db, { productIds: [id] });
    const own = [String(id), slug];
    const review = { productId: id, title: 'Good', comment: 'Good', rating: 5, imageUrl: null };
    const post = () => postReview(db, { ...review, moderated: false });
    expect([...new Set((await reportedBy(post)).flat())]).toEqual(own);
    expect(await reportedBy(() => writeSearchWeight(db, { productId: id }))).toEqual([]);
    for (const change of ['update reviews set rating = 1', 'delete from reviews'])
      expect(await reportedBy(() => db.execute(sql.raw(`${change} where product_id = ${id}`)))).toEqual([
        own,
      ]);
  });

  it('is not reported when an account without reviews is erased', async () => {
    const erase = sql`delete from reviews where user_id = 2000000000`;
    expect(await reportedBy(() => db.execute(erase))).toEqual([]);
  });

  it('is reported once, and not for a write that changes nothing', async () => {
    const { id } = await makeProduct(db);
    const same = sql`update products set mrp_paise = mrp_paise where id = ${id}`;
    expect(await reportedBy(() => db.execute(same))).toEqual([]);
  });

  it('is seen when its transaction ends after a later one', async () => {
    const [slow, fast] = [await makeProduct(db, { stock: 50 }), await makeProduct(db, { stock: 50 })];
    const take = (id: number) => sql`update products set stock = stock - 1 where id = ${id}`;
    const seen = await reportedBy(() =>
      inTransaction(db, async (tx) => {
        await tx.execute(take(slow.id));
        await db.execute(take(fast.id));
        await changes.look();
        expect(reported).toEqual([[String(fast.id), fast.slug]]);
      }),
    );
    expect(seen).toEqual([
      [String(fast.id), fast.slug],
      [String(slow.id), slow.slug],
    ]);
  });

  it('is not reported when its transaction fails', async () => {
    const { id } = await makeProduct(db, { stock: 50 });
    const fail = async (tx: typeof db) => {
      await tx.execute(sql`update products set mrp_paise = 7 where id = ${id}`);
      throw new Error('no');
    };
    expect(await reportedBy(() => inTransaction(db, fail).catch(() => {}))).toEqual([]);
  });

  it('is deleted an hour later', async () => {
    await db.execute(sql`update public_changes set changed_at = now() - interval '61 minutes'`);
    await deleteOldChanges(db);
    const { rows } = await db.execute(sql`select from public_changes`);
    expect(rows).toEqual([]);
  });
});

it('a process that cannot reach the database does not call its knowledge current', async () => {
  const { db: lost, close } = openDatabase('postgres://nobody@127.0.0.1:1/none');
  const blind = watchChanges(lost);
  expect(blind.isCurrent()).toBe(false);
  await expect(blind.look()).rejects.toThrow();
  expect(blind.isCurrent()).toBe(false);
  await close();
});
