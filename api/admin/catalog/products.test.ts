import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeLog } from '#platform/server/tables.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import type { EditedProduct } from '#shop/catalog/admin/contract.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { searchProducts } from '#shop/search/server/search-products.ts';
import { combDeclarations, openStaffApi } from '../testing.ts';

const { db, api, call } = await openStaffApi();

let [asha, ravi] = ['', ''];
let categoryId = 0;

beforeAll(async () => {
  asha = (await makeStaff(db, 'content')).token;
  ravi = (await makeStaff(db, 'owner')).token;
  categoryId = (await makeCategory(db)).id;
});

type Answer = { status: number; body: Record<string, unknown> & { code?: string } };
const edited = ({ body }: Answer) => body as unknown as EditedProduct;

async function create(name: string) {
  return edited(await call(asha, 'POST', 'products', { name, categoryId, productClass: 'general' }));
}

const save = (product: { id: number; version: number }, fields: object, token = asha) =>
  call(token, 'PUT', `products/${product.id}`, { version: product.version, fields });
const setState = (product: { id: number; version: number }, state: string) =>
  call(asha, 'POST', `products/${product.id}/state`, { version: product.version, state });
const shown = async (slug: string) => (await api.request(`/api/products/${slug}`)).status;
const find = async (q: string) =>
  (await searchProducts(db, { q, limit: 5, cursor: 0 })).products.map(({ slug }) => slug);

async function publish(name: string) {
  const saved = edited(await save(await create(name), combDeclarations));
  return edited(await setState(saved, 'published'));
}

describe('a product of the staff side', () => {
  it('is created as an incomplete draft without silent values, and saved', async () => {
    const draft = await create('Rosewood Comb');
    expect(draft).toMatchObject({
      state: 'draft',
      stock: 0,
      fields: { slug: 'rosewood-comb', mrp: 0, hsn: '', weightGrams: 0 },
    });
    const saved = await save(draft, { description: 'A comb.' });
    expect([saved.status, edited(saved).fields.description]).toEqual([200, 'A comb.']);
    expect(await shown('rosewood-comb')).toBe(404);
    expect((await create('Rosewood  Comb!')).fields.slug).toBe('rosewood-comb-2');
    expect((await create('कंघी')).fields.slug).toBe('kanghi');
  });

  // §9 a product is published only with what its class must declare, and a changed address redirects
  it('is published when the gate passes, refused with every missing field before', async () => {
    const draft = await create('Sandalwood Widecomb');
    const refused = await setState(draft, 'published');
    expect([refused.status, refused.body.code]).toEqual([422, 'not_publishable']);
    expect(Object.keys(refused.body.fields as object)).toEqual(draft.problems.map(({ field }) => field));
    expect(draft.problems.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['genericName', 'netQuantity', 'mrp', 'hsn', 'weight']),
    );
    expect(draft.fields).toMatchObject({ countryOfOrigin: 'India', maker: expect.stringMatching(/demo/) });
    expect(await find('widecomb')).toEqual([]);
    const ready = edited(await save(draft, combDeclarations));
    expect(ready.problems).toEqual([]);
    expect(edited(await setState(ready, 'published')).state).toBe('published');
    expect([await find('widecomb'), await shown('sandalwood-widecomb')]).toEqual([
      ['sandalwood-widecomb'],
      200,
    ]);
  });

  it('is stopped, archived and taken back, and never deleted', async () => {
    const published = await publish('Teak Comb');
    const stopped = edited(await setState(published, 'stopped'));
    expect(stopped.state).toBe('stopped');
    expect(await (await api.request('/api/products/teak-comb')).json()).toMatchObject({
      status: 'out of stock',
    });
    const archived = edited(await setState(stopped, 'archived'));
    expect([archived.state, await shown('teak-comb'), await find('teak')]).toEqual(['archived', 404, []]);
    expect(edited(await setState(archived, 'draft')).state).toBe('draft');
  });

  it('may not lose what the gate asks for while it is published', async () => {
    const published = await publish('Ivory Comb');
    const refused = await save(published, { maker: '', mrp: 0 });
    expect([refused.status, Object.keys(refused.body.fields as object)]).toEqual([
      422,
      ['mrp', 'unitPrice', 'maker'],
    ]);
    const claim = await save(published, { description: 'It cures baldness.' });
    expect([claim.status, claim.body.message]).toEqual([
      422,
      expect.stringContaining('“cures baldness” claims what the law forbids'),
    ]);
    expect((await save(published, { hsn: '9999' })).body.message).toContain('no GST rate for HSN 9999');
    expect((await save(published, { mrp: 199 })).status).toBe(200);
  });

  it('from before the gate stays published through other changes', async () => {
    const { id } = await makeProduct(db, { categoryId, name: 'Old Oil' });
    const before = edited(await call(asha, 'GET', `products/${id}`));
    expect(before.problems.length).toBeGreaterThan(3);
    const saved = await save(before, { mrp: 300 });
    expect([saved.status, edited(saved).state]).toEqual([200, 'published']);
    expect((await save(edited(saved), { offer: 'Guaranteed' })).status).toBe(422);
    const open = await call(asha, 'GET', 'products?gate=open');
    expect((open.body.rows as { id: number }[]).map((row) => row.id)).toContain(id);
  });

  it('refuses a stale save with the current values, and a price is undone', async () => {
    const published = await publish('Ebony Comb');
    expect((await save(published, { mrp: 200 }, ravi)).status).toBe(200);
    const stale = await save(published, { mrp: 300 });
    expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(stale.body).toMatchObject({ current: { mrp: 200 }, changed: ['MRP'] });
    const [change] = (
      await db
        .select()
        .from(changeLog)
        .where(eq(changeLog.entityId, String(published.id)))
    ).slice(-1);
    expect(change).toMatchObject({ before: { mrp: 149 }, after: { mrp: 200 } });
    expect((await call(asha, 'POST', `log/${change!.id}/undo`, {})).status).toBe(200);
    expect(edited(await call(asha, 'GET', `products/${published.id}`)).fields.mrp).toBe(149);
  });

  it('keeps its old address for readers, which another product may take', async () => {
    const published = await publish('Pine Comb');
    await save(published, { slug: 'deodar-comb' });
    const old = await api.request('/api/products/pine-comb');
    expect(await old.json()).toMatchObject({ slug: 'deodar-comb' });
    const draft = await create('Pine Comb');
    expect(draft.fields.slug).toBe('pine-comb-2');
    const saved = edited(await save(draft, { ...combDeclarations, slug: 'pine-comb' }));
    const other = edited(await setState(saved, 'published'));
    expect(await (await api.request('/api/products/pine-comb')).json()).toMatchObject({ id: other.id });
    const taken = await save(other, { slug: 'deodar-comb' });
    expect([taken.status, taken.body.code]).toEqual([409, 'slug_taken']);
  });

  it('is copied without stock, GTIN and state', async () => {
    const { id } = await makeProduct(db, {
      categoryId,
      name: 'Neem Oil',
      gtin: '8901234567894',
      stock: 9,
      unconfirmed: 3,
    });
    const copy = edited(await call(asha, 'POST', 'products', { copyOf: id }));
    expect(copy).toMatchObject({
      state: 'draft',
      stock: 0,
      fields: { name: 'Neem Oil (copy)', gtin: '', mrp: 500 },
    });
    const [row] = await db.select().from(products).where(eq(products.id, copy.id));
    expect(row).toMatchObject({ stock: 0, unconfirmed: 0 });
    expect((await call(asha, 'POST', 'products', { copyOf: 999_999 })).status).toBe(404);
  });

  it('becomes a combo by its parts, without stock of its own', async () => {
    const part = await makeProduct(db, { categoryId, stock: 7 });
    const kit = edited(
      await save(await create('Comb Duo'), { parts: [{ productId: part.id, quantity: 2 }] }),
    );
    const priced = { productId: part.id, mrp: 500, sellingPrice: 500, stock: 7 };
    expect(kit).toMatchObject({ stock: 3, parts: [priced] });
    const nested = await save(await create('Combo of combos'), {
      parts: [{ productId: kit.id, quantity: 1 }],
    });
    expect([nested.status, nested.body.code]).toEqual([409, 'combo_in_combo']);
  });

  it('has the price that staff type, which is at most its MRP', async () => {
    const draft = edited(await save(await create('Tulsi Tea'), { mrp: 180, sellingPrice: 149 }));
    expect(draft.fields).toMatchObject({ mrp: 180, sellingPrice: 149, discountPercent: 0 });
    const above = await save(draft, { sellingPrice: 181 });
    expect([above.status, above.body.message]).toEqual([
      409,
      'The selling price is above the MRP of ₹180.00.',
    ]);
    expect((await save(draft, { mrp: 148 })).status).toBe(409);
    const again = edited(await save(draft, { discountPercent: 10 }));
    expect(again.fields).toMatchObject({ sellingPrice: null, discountPercent: 10 });
  });

  it.each([
    { mrp: 1.005 },
    { sellingPrice: 1.005 },
    { sellingPrice: 0 },
    { mrp: -1 },
    { discountPercent: 101 },
    { slug: '57' },
    { slug: 'Neem Comb' },
    { packs: [1, 1, 3] },
    { hsn: 'abc' },
    { name: ' ' },
    { state: 'published' },
    { rating: 5 },
    { stock: 5 },
  ])('takes no %o', async (fields) => {
    const draft = await create('Plain Comb');
    const { status } = await save(draft, fields);
    const [row] = await db.select().from(products).where(eq(products.id, draft.id));
    expect(row).toMatchObject({
      published: false,
      rating: 0,
      stock: 0,
      mrpPaise: 0,
      hsn: '',
      name: 'Plain Comb',
    });
    if (!('state' in fields || 'rating' in fields || 'stock' in fields)) expect(status).toBe(400);
  });

  it.each([
    [{ mrp: null }, 'mrp', 'Please enter an amount in rupees, such as 249.50'],
    [{ categoryId: 0 }, 'categoryId', 'Please choose a category'],
    [{ quantity: null }, 'quantity', 'Please use a whole number'],
  ])('says in words what is wrong with %o', async (fields, field, words) => {
    const { status, body } = await save(await create('Plain Comb'), fields);
    expect([status, body.fields]).toEqual([400, { [`fields.${field}`]: words }]);
  });

  it('is sorted and found by part of its name, id, state and class until archived', async () => {
    const { id } = await create('Zebrawood Pick');
    const ids = async (query: string) =>
      ((await call(asha, 'GET', `products?${query}`)).body.rows as { id: number }[]).map((row) => row.id);
    expect(await ids('q=ebrawood')).toEqual([id]);
    expect(await ids(`q=${id}&state=draft&productClass=general&category=${categoryId}`)).toEqual([id]);
    expect(await ids('q=ebrawood&state=published')).toEqual([]);
    expect((await ids('sort=changed'))[0]).toBe(id);
    await setState({ id, version: edited(await call(asha, 'GET', `products/${id}`)).version }, 'archived');
    expect([await ids('q=ebrawood'), await ids('q=ebrawood&state=archived')]).toEqual([[], [id]]);
  });
});
