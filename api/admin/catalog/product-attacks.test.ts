import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import type { EditedProduct } from '#shop/catalog/admin/contract.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { combDeclarations, openStaffApi } from '../testing.ts';

const { db, api, call } = await openStaffApi();

let asha = '';
let categoryId = 0;

beforeAll(async () => {
  asha = (await makeStaff(db, 'content')).token;
  categoryId = (await makeCategory(db)).id;
});

type Answer = { status: number; body: Record<string, unknown> & { code?: string } };
const edited = ({ body }: Answer) => body as unknown as EditedProduct;

const create = (name: string) =>
  call(asha, 'POST', 'products', { name, categoryId, productClass: 'general' });
const save = (product: { id: number; version: number }, fields: object) =>
  call(asha, 'PUT', `products/${product.id}`, { version: product.version, fields });
const setState = (product: { id: number; version: number }, state: string) =>
  call(asha, 'POST', `products/${product.id}/state`, { version: product.version, state });
const shown = async (slug: string) =>
  ((await (await api.request(`/api/products/${slug}`)).json()) as { id?: number }).id;

async function publish(name: string, fields = {}) {
  const saved = edited(await save(edited(await create(name)), { ...combDeclarations, ...fields }));
  return edited(await setState(saved, 'published'));
}

describe('an old address', () => {
  it('stays with its product while a draft takes it and leaves it', async () => {
    const comb = await publish('Pine Comb');
    await save(comb, { slug: 'deodar-comb' });
    const draft = edited(await create('Some Draft'));
    const took = edited(await save(draft, { slug: 'pine-comb' }));
    expect(took.fields.slug).toBe('pine-comb');
    expect(await shown('pine-comb')).toBe(comb.id);
    await save(took, { slug: 'other-draft' });
    expect(await shown('pine-comb')).toBe(comb.id);
  });

  it('is not given to a new product by its name', async () => {
    const comb = await publish('Oak Comb');
    await save(comb, { slug: 'holm-comb' });
    expect(edited(await create('Oak Comb')).fields.slug).toBe('oak-comb-2');
    expect(await shown('oak-comb')).toBe(comb.id);
  });
});

describe('staff who save at the same moment', () => {
  it('create two products of one name', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => create('Twin Comb')));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(made.map((one) => edited(one).fields.slug)).size).toBe(4);
  });

  it('give two products one address, of which the second is refused', async () => {
    const drafts = await Promise.all(['First Comb', 'Second Comb'].map(create));
    const saved = await Promise.all(drafts.map((one) => save(edited(one), { slug: 'same-comb' })));
    expect(saved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('a save of a combo', () => {
  it('waits for an order of the same products, and neither is ended by the database', async () => {
    const part = await makeProduct(db, { categoryId });
    const combo = edited(await create('Comb Trio'));
    const saving = await db.transaction(async (order) => {
      await order.execute(sql`select 1 from products where id = ${part.id} for no key update`);
      const saved = save(combo, { parts: [{ productId: part.id, quantity: 3 }] });
      const waiting = sql`select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(1);
      await order.execute(sql`select 1 from products where id = ${combo.id} for no key update`);
      return { save: saved };
    });
    expect((await saving.save).status).toBe(200);
  });
});

describe('a number that no column holds', () => {
  it.each([
    { categoryId: 3_000_000_000 },
    { parts: [{ productId: 3_000_000_000, quantity: 1 }] },
    { categoryId: -1 },
  ])('is refused in %o', async (fields) => {
    const { status } = await save(edited(await create('Plain Comb')), fields);
    expect([400, 404]).toContain(status);
  });

  it('is refused as the product to copy', async () => {
    const { status } = await call(asha, 'POST', 'products', { copyOf: 3_000_000_000 });
    expect([400, 404]).toContain(status);
  });
});

describe('the publish gate', () => {
  it.each([{ discountPercent: 100 }, { mrp: 0.01, discountPercent: 60 }])(
    'refuses a product that costs nothing: %o',
    async (fields) => {
      const draft = edited(await save(edited(await create('Free Comb')), { ...combDeclarations, ...fields }));
      expect((await setState(draft, 'published')).status).toBe(422);
    },
  );

  it.each(['dosha', 'english', 'sanskrit', 'ingredients', 'form', 'bestBefore', 'composition', 'allergens'])(
    'reads %s for claims, since customers do',
    async (field) => {
      const draft = edited(
        await save(edited(await create('Claim Comb')), { ...combDeclarations, [field]: 'Cures cancer' }),
      );
      expect((await setState(draft, 'published')).status).toBe(422);
    },
  );

  it('finds a claim with a soft hyphen or a zero-width space inside', async () => {
    for (const description of ['It cu\u00ADres cancer.', 'It cu\u200Bres cancer.']) {
      const draft = edited(
        await save(edited(await create('Hidden Comb')), { ...combDeclarations, description }),
      );
      expect((await setState(draft, 'published')).status).toBe(422);
    }
  });

  it('lets a product from before the gate change no claim into another', async () => {
    const { id } = await makeProduct(db, { categoryId, ingredients: 'Arsenic', description: 'It cures.' });
    const before = edited(await call(asha, 'GET', `products/${id}`));
    expect((await save(before, { ingredients: 'Mercury' })).status).toBe(422);
    expect((await save(before, { description: 'It cures. It heals cancer.' })).status).toBe(422);
    expect((await save(before, { mrp: 300 })).status).toBe(200);
  });
});

describe('a name', () => {
  it.each(['Comb\nBcc: all@shop.example', 'Comb\u0007'])('holds no control character: %j', async (name) => {
    expect((await create(name)).status).toBe(400);
    const { id, version } = edited(await create('Line Comb'));
    for (const field of ['name', 'offer', 'seller', 'form', 'licence'])
      expect((await save({ id, version }, { [field]: name })).status).toBe(400);
  });
});
