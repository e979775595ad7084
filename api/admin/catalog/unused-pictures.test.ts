import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { runRetention } from '#server/jobs.ts';
import { productPictures } from '#shop/catalog/server/tables.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { edited, openPictureApi } from '../testing.ts';

const { db, api, config, customer, get, copy, undoNewest, stored, save, newProduct, add } =
  await openPictureApi();
const runRetentionIn = (days: number) =>
  runRetention(db, { now: new Date(Date.now() + days * dayMs), store: pictureStore(config) });

describe('a picture that no product names', () => {
  it('is deleted after 30 days, and its undo is refused in words', async () => {
    const product = await newProduct();
    const [old, next] = [await add(product.id), await add(product.id)];
    const saved = edited(await save(product, [old]));
    await save(saved, [next]);
    await runRetentionIn(29);
    expect(stored()).toContain(old.name);
    await runRetentionIn(31);
    await runRetentionIn(31);
    expect(stored()).not.toContain(old.name);
    expect(stored()).toContain(next.name);
    const undone = await undoNewest(product.id);
    expect([undone.status, undone.body.code]).toEqual([409, 'picture_gone']);
  });

  it('is deleted when it was never saved', async () => {
    const { name } = await add((await newProduct()).id);
    await runRetentionIn(31);
    await runRetentionIn(31);
    expect(stored()).not.toContain(name);
  });

  it('stays while a copy of the product names it', async () => {
    const product = await newProduct();
    const picture = await add(product.id);
    const saved = edited(await save(product, [picture]));
    const twin = await copy(product.id);
    await save(saved, []);
    await runRetentionIn(31);
    await runRetentionIn(31);
    expect(stored()).toContain(picture.name);
    expect((await get(twin.id)).fields.pictures).toEqual([picture]);
  });

  it('stays while an order shows it', async () => {
    const product = await newProduct();
    const picture = await add(product.id);
    const saved = edited(await save(product, [picture]));
    const order = makeOrderBody([{ sku: String(product.id), quantity: 1, unitPaise: 50_000 }]);
    const placed = await api.request('/api/delivery/create', {
      method: 'POST',
      headers: { authorization: `Bearer ${customer}`, 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    expect(placed.status).toBe(200);
    await save(saved, []);
    await runRetentionIn(31);
    await runRetentionIn(62);
    expect(stored()).toContain(picture.name);
  });

  it('that a save takes back during the sweep stays, or the save is refused', async () => {
    const product = await newProduct();
    const picture = await add(product.id);
    await db.execute(
      sql`update product_pictures set unused_since = now() - interval '40 days' where name = ${picture.name}`,
    );
    const [saved] = await Promise.all([save(product, [picture]), runRetentionIn(0)]);
    const rows = await db.$count(productPictures, eq(productPictures.name, picture.name));
    expect([saved.status, rows]).toEqual(saved.status === 200 ? [200, 1] : [409, 0]);
  });
});
