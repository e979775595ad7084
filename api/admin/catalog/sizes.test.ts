import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import type { Sizes } from '#shop/catalog/admin/sizes.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { combDeclarations, openStaffApi } from '../testing.ts';

const { db, api, call } = await openStaffApi();

let asha = '';
let categoryId = 0;

beforeAll(async () => {
  asha = (await makeStaff(db, 'content')).token;
  categoryId = (await makeCategory(db)).id;
});

type Answer = { status: number; body: unknown };
const sizesOf = ({ body }: Answer) => body as Sizes;
const read = async (id: number) => sizesOf(await call(asha, 'GET', `products/${id}/sizes`));
const oil = (slug: string, name: string, more = {}) => makeProduct(db, { slug, name, categoryId, ...more });
const large = {
  values: ['200 ml'],
  quantity: 200,
  unit: 'ml',
  mrp: 499,
  sellingPrice: 449,
  weightGrams: 240,
};
const page = async (slug: string) => {
  const response = await api.request(`/api/products/${slug}`);
  return (await response.json()) as { productName: string; group?: { members: { slug: string }[] } };
};

describe('the sizes of a product', () => {
  it('are copies without quantity, price, codes and stock', async () => {
    const { id } = await oil('neem-oil', 'Neem oil 100 ml', {
      unit: 'ml',
      gtin: '8901234501016',
      sku: 'NEEM',
    });
    const { group, rows } = sizesOf(await call(asha, 'POST', `products/${id}/sizes`, large));
    expect(group).toMatchObject({ name: 'Neem oil', options: ['Size'], leadId: id });
    expect(rows.map(({ values }) => values)).toEqual([['100 ml'], ['200 ml']]);
    expect(rows[1]).toMatchObject({
      name: 'Neem oil 200 ml',
      state: 'draft',
      stock: 0,
      sku: '',
      mrp: 499,
      sellingPrice: 449,
      weightGrams: 240,
    });
    const again = await call(asha, 'POST', `products/${id}/sizes`, large);
    expect([again.status, again.body]).toMatchObject([409, { code: 'same_values' }]);
  });

  it('join products of the same name; a save takes one out, and an undo returns it', async () => {
    const small = await oil('rose-water-100', 'Rose water 100 ml', { unit: 'ml' });
    const big = await oil('rose-water-200', 'Rose water, 200 ml', { unit: 'ml', quantity: 200 });
    await oil('rose-mist', 'Rose mist 200 ml', { unit: 'ml', quantity: 200 });
    expect((await read(small.id)).proposals).toEqual([
      { productId: big.id, name: 'Rose water, 200 ml', value: '200 ml' },
    ]);
    const joined = sizesOf(
      await call(asha, 'POST', `products/${small.id}/sizes/join`, { productIds: [big.id] }),
    );
    expect((await page('rose-water-200')).group?.members.map(({ slug }) => slug)).toEqual([
      'rose-water-100',
      'rose-water-200',
    ]);
    const { id, version } = joined.group!;
    const fields = { members: [{ productId: big.id, values: ['200 ml'] }] };
    expect((await call(asha, 'PUT', `product-groups/${id}`, { version, fields })).status).toBe(200);
    expect((await page('rose-water-100')).group).toBeUndefined();
    expect(
      (await call(asha, 'PUT', `product-groups/${id}`, { version, fields: { name: 'Old' } })).status,
    ).toBe(409);
    const log = (await call(asha, 'GET', 'log')).body as { rows: { id: number; entity: string }[] };
    expect((await call(asha, 'POST', `log/${log.rows[0]!.id}/undo`, {})).status).toBe(200);
    expect((await page('rose-water-100')).group?.members).toHaveLength(2);
  });

  it('refuse a member of another group and a combo', async () => {
    const taken = await oil('plain-tea', 'Plain tea 50 g', { quantity: 50 });
    const { id } = await oil('tulsi-tea-100', 'Tulsi tea 100 g');
    await call(asha, 'POST', `products/${taken.id}/sizes`, { ...large, unit: 'g', values: ['200 g'] });
    const refused = await call(asha, 'POST', `products/${id}/sizes/join`, { productIds: [taken.id] });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'in_other_group' }]);
    const combo = await oil('tea-combo', 'Tea combo', { productClass: 'combo', unit: 'kit', quantity: 1 });
    const asCombo = await call(asha, 'POST', `products/${id}/sizes/join`, { productIds: [combo.id] });
    expect([asCombo.status, asCombo.body]).toMatchObject([409, { code: 'combo_in_group' }]);
  });

  it('save prices at once, and the publish gate names the size that lacks a fact', async () => {
    const made = await call(asha, 'POST', 'products', {
      name: 'Beech comb 1 pieces',
      categoryId,
      productClass: 'general',
    });
    const { id, version } = made.body as { id: number; version: number };
    await call(asha, 'PUT', `products/${id}`, { version, fields: { ...combDeclarations, weightGrams: 40 } });
    const wide = { ...large, values: ['3 pieces'], quantity: 3, unit: 'pieces', weightGrams: 0 };
    const { group, rows } = sizesOf(await call(asha, 'POST', `products/${id}/sizes`, wide));
    const refused = await call(asha, 'POST', `product-groups/${group!.id}/publish`, {});
    expect([refused.status, (refused.body as { message: string }).message]).toMatchObject([
      422,
      expect.stringMatching(/^3 pieces: /),
    ]);
    const products = rows.map((row) => ({
      id: row.productId,
      version: row.version,
      mrp: 500,
      sellingPrice: 400,
      weightGrams: 90,
    }));
    const saved = await call(asha, 'PUT', `product-groups/${group!.id}`, {
      version: group!.version,
      fields: {},
      products,
    });
    expect(saved.status).toBe(200);
    expect((await read(id)).rows.map(({ mrp, weightGrams }) => [mrp, weightGrams])).toEqual([
      [500, 90],
      [500, 90],
    ]);
    const published = await call(asha, 'POST', `product-groups/${group!.id}/publish`, {});
    expect([published.status, published.body]).toEqual([200, { published: 2 }]);
  });
});
