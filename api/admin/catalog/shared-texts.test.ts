import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { writeProducts } from '#shop/catalog/admin/server/bulk/write-products.ts';
import type { GroupValues, Sizes } from '#shop/catalog/admin/sizes.ts';
import { makeGroup } from '#shop/catalog/server/groups/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { edited, openStaffApi } from '../testing.ts';

const { db, api, call } = await openStaffApi();

let asha = '';
let categoryId = 0;

beforeAll(async () => {
  asha = (await makeStaff(db, 'content')).token;
  categoryId = (await makeCategory(db)).id;
});

const pictures = [{ name: 'neem-oil.webp', alt: 'A brown bottle' }];
const texts = {
  description: 'Pressed cold.',
  howToUse: 'A spoon.',
  ingredients: 'Neem',
  concerns: ['Dandruff'],
  pictures,
};

/** A group of three sizes: one without texts, one whose texts are the same, one with its own. */
async function makeSizes(name: string) {
  const { pictures: _, ...words } = texts;
  const columns = { imageUrl: pictures[0]!.name, imageAlts: { [pictures[0]!.name]: pictures[0]!.alt } };
  const make = (size: string, more: object) =>
    makeProduct(db, {
      name: `${name} ${size}`,
      slug: `${name} ${size}`.replaceAll(' ', '-').toLowerCase(),
      categoryId,
      ...more,
    });
  const empty = { description: '', howToUse: '', ingredients: '', concerns: [], imageUrl: '', imageAlts: {} };
  const bare = await make('50 ml', { ...empty, published: false });
  const same = await make('100 ml', { ...words, ...columns });
  const own = await make('200 ml', { ...empty, description: 'For families.', concerns: ['Dry hair'] });
  const members = [bare, same, own].map(({ id }, at) => ({ id, values: [`${[50, 100, 200][at]} ml`] }));
  return { group: await makeGroup(db, { name, members }), bare: bare.id, same: same.id, own: own.id };
}

const sizesOf = async (id: number) =>
  (await call(asha, 'GET', `products/${id}/sizes`)).body as unknown as Sizes;
const editedOf = async (id: number) => edited(await call(asha, 'GET', `products/${id}`));
async function saveTexts(id: number, fields: Partial<GroupValues>) {
  const { group } = await sizesOf(id);
  return call(asha, 'PUT', `product-groups/${group!.id}`, { version: group!.version, fields });
}
const rowOf = async (id: number) => (await db.select().from(products).where(eq(products.id, id)))[0]!;
const wordsOf = async (...ids: number[]) => Promise.all(ids.map(async (id) => (await rowOf(id)).description));
const undoLast = async () => {
  const { rows } = (await call(asha, 'GET', 'log')).body as { rows: { id: number }[] };
  return call(asha, 'POST', `log/${rows[0]!.id}/undo`, {});
};

it('is read by each size without its own words, in its page, lists and form', async () => {
  const { bare, same, own } = await makeSizes('Neem oil');
  expect((await saveTexts(bare, texts)).status).toBe(200);
  expect(await wordsOf(bare, same, own)).toEqual(['Pressed cold.', 'Pressed cold.', 'For families.']);
  expect(await rowOf(own)).toMatchObject({
    howToUse: 'A spoon.',
    concerns: ['Dry hair'],
    imageUrl: 'neem-oil.webp',
  });
  const page = await (await api.request('/api/products/neem-oil-200-ml')).json();
  expect(page).toMatchObject({
    ingredients: 'Neem',
    imageUrl: 'neem-oil.webp',
    imageAlts: { 'neem-oil.webp': 'A brown bottle' },
  });
  const found = (await (await api.request('/api/products?concern=Dandruff')).json()) as { slug: string }[];
  expect(found.map(({ slug }) => slug)).toEqual(['neem-oil-100-ml']);
  expect(await editedOf(own)).toMatchObject({
    fromGroup: ['howToUse', 'ingredients', 'pictures'],
    itsOwn: ['description', 'concerns'],
  });
  const { rows } = await sizesOf(own);
  expect(rows.map(({ itsOwn }) => itsOwn)).toEqual([[], [], ['description', 'concerns']]);
});

it('changes with the group, and an undo brings back what each size said before', async () => {
  const { bare, same, own } = await makeSizes('Sesame oil');
  await saveTexts(bare, { description: texts.description });
  await saveTexts(bare, { description: 'For families.' });
  expect(await wordsOf(bare, same, own)).toEqual(['For families.', 'For families.', 'For families.']);
  expect((await undoLast()).status).toBe(200);
  expect(await wordsOf(bare, same, own)).toEqual(['Pressed cold.', 'Pressed cold.', 'For families.']);
  const { rows } = (await call(asha, 'GET', 'log')).body as { rows: { id: number }[] };
  expect((await call(asha, 'POST', `log/${rows[2]!.id}/undo`, {})).status).toBe(200);
  expect(await wordsOf(bare, same, own)).toEqual(['', 'Pressed cold.', 'For families.']);
});

it('gives way to a word of its own, which ends when the field is emptied', async () => {
  const { bare, same } = await makeSizes('Almond oil');
  await saveTexts(bare, texts);
  const save = async (fields: object) => {
    const { version } = await editedOf(same);
    return edited(await call(asha, 'PUT', `products/${same}`, { version, fields }));
  };
  expect((await save({ description: 'For travel.' })).itsOwn).toEqual(['description']);
  await saveTexts(bare, { description: 'Pressed twice.' });
  expect(await wordsOf(bare, same)).toEqual(['Pressed twice.', 'For travel.']);
  expect((await save({ description: '' })).fields.description).toBe('Pressed twice.');
  const form = await save({ howToUse: 'A spoon.' });
  expect(form.fromGroup).toEqual(['description', 'howToUse', 'ingredients', 'concerns', 'pictures']);
});

it('is refused by the publish gate with the name of the size', async () => {
  const { bare, same } = await makeSizes('Castor oil');
  await saveTexts(bare, { description: texts.description });
  const { status, body } = await saveTexts(bare, { description: 'It cures diabetes.' });
  expect([status, body.message]).toEqual([422, expect.stringMatching(/^100 ml: /)]);
  expect(await wordsOf(bare, same)).toEqual(['Pressed cold.', 'Pressed cold.']);
});

it('stays with a size that leaves, and comes to one that joins or is added', async () => {
  const { bare, same, own } = await makeSizes('Mustard oil');
  await saveTexts(bare, texts);
  await saveTexts(bare, {
    members: [bare, own].map((productId) => ({ productId, values: [`${productId}`] })),
  });
  await saveTexts(bare, { description: 'Pressed twice.' });
  expect(await wordsOf(bare, same)).toEqual(['Pressed twice.', 'Pressed cold.']);
  const size = {
    values: ['1 l'],
    quantity: 1000,
    unit: 'ml',
    mrp: 900,
    sellingPrice: null,
    weightGrams: 1100,
  };
  await call(asha, 'POST', `products/${bare}/sizes`, size);
  const { rows } = await sizesOf(bare);
  expect((await editedOf(rows[2]!.productId)).fromGroup).toContain('description');
  await saveTexts(bare, { description: 'Pressed by oxen.' });
  expect(await wordsOf(rows[2]!.productId)).toEqual(['Pressed by oxen.']);
});

it('is in the export as customers read it', async () => {
  const { bare } = await makeSizes('Linseed oil');
  await saveTexts(bare, { howToUse: 'On a warm scalp.' });
  let file = '';
  for await (const piece of writeProducts(db)) file += piece;
  const lines = file
    .split('\n')
    .filter((line) => line.includes('Linseed oil') && line.includes('On a warm scalp.'));
  expect(lines).toHaveLength(2);
});

it('leaves a product without sizes as it is', async () => {
  const { id } = await makeProduct(db, { categoryId, published: false });
  expect(await editedOf(id)).toMatchObject({ fromGroup: [], itsOwn: [] });
  const { version } = await editedOf(id);
  await call(asha, 'PUT', `products/${id}`, { version, fields: { description: '' } });
  expect(await rowOf(id)).toMatchObject({ description: '', ownTexts: {} });
});
