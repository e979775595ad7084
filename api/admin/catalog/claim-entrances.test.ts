import { beforeAll, describe, expect, it, vi } from 'vitest';
import { work } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import type { BulkChange, BulkRow } from '#shop/catalog/admin/bulk/contract.ts';
import type { EditedProduct } from '#shop/catalog/admin/contract.ts';
import { bulkChangeJob, workOnBulkChange } from '#shop/catalog/admin/server/bulk/jobs.ts';
import { makeCategory } from '#shop/catalog/server/testing.ts';
import { productHooks } from '../entity-kinds.ts';
import { combDeclarations, openStaffApi } from '../testing.ts';

const { db, api, call } = await openStaffApi();

let [writer, categoryId] = ['', 0];

beforeAll(async () => {
  writer = (await makeStaff(db, 'content')).token;
  categoryId = (await makeCategory(db)).id;
  const tools = {
    hooks: productHooks,
    namesOf: findStaffNames,
    mayChange: async () => true,
    mayChangeStock: async () => true,
  };
  await work(bulkChangeJob, silentLog, (data) => workOnBulkChange(db, { ...data, log: silentLog, ...tools }));
});

type Answer = { status: number; body: Record<string, unknown> };
const edited = ({ body }: Answer) => body as unknown as EditedProduct;
const bulk = (method: string, path: string, body?: object) =>
  call(writer, method, `bulk-changes${path}`, body);
const save = ({ id, version }: EditedProduct, fields: object) =>
  call(writer, 'PUT', `products/${id}`, { version, fields });

async function draftOf(name: string, fields = {}) {
  const made = edited(await call(writer, 'POST', 'products', { name, categoryId, productClass: 'general' }));
  return edited(await save(made, { ...combDeclarations, ...fields }));
}

async function publishedOf(name: string, fields = {}) {
  const { id, version } = await draftOf(name, fields);
  return edited(await call(writer, 'POST', `products/${id}/state`, { version, state: 'published' }));
}

/** Sends a file of one row, and returns the change once its check has ended. */
async function checkFile(text: string): Promise<BulkChange> {
  const bytes = new TextEncoder().encode(text);
  const { body } = await bulk('POST', '/files', { name: 'combs.csv', bytes: bytes.length });
  const { id } = body as unknown as BulkChange;
  await api.request(`/api/admin/bulk-changes/${id}/parts/0`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${writer}`, 'content-type': 'application/octet-stream' },
    body: bytes,
  });
  const { body: seen } = await bulk('POST', `/${id}/look`);
  await bulk('POST', `/${id}/check`, (seen as unknown as BulkChange).mapping!);
  return vi.waitFor(
    async () => {
      const { body: change } = await bulk('GET', `/${id}`);
      expect(change.state).toBe('checked');
      return change as unknown as BulkChange;
    },
    { timeout: 60_000 },
  );
}

/** Plans one edit of several products, and returns it with the result and the first problem of each product. */
async function planEdit(products: EditedProduct[], edit: object) {
  const selected = { ids: products.map(({ id }) => String(id)) };
  const { body } = await bulk('POST', '/edits', { selected, edit });
  const { id, state } = body as unknown as BulkChange;
  expect(state).toBe('checked');
  const rows: [string, string[]][] = [];
  for (const result of ['change', 'refused']) {
    const { body: page } = await bulk('GET', `/${id}/rows?result=${result}`);
    const found = page.rows as BulkRow[];
    rows.push(
      ...found.map(({ name, problems }): [string, string[]] => [
        `${result}: ${name}`,
        problems.map(({ reason }) => reason),
      ]),
    );
  }
  return { id, rows: Object.fromEntries(rows) };
}

describe('a claim', () => {
  it.each([
    ['name', 'Comb that cures baldness'],
    ['nameHindi', 'गंजापन ठीक करे'],
    ['description', 'A comb. It cures baldness.'],
    ['howToUse', 'Comb daily, and baldness is cured.'],
    ['offer', 'Cures baldness, now ₹99'],
    ['maker', 'Sita Woods, which cures baldness, 4 Temple Road, Channapatna 562160'],
    ['seller', 'Baldness Cure House'],
    ['genericName', 'Baldness cure'],
    ['contents', 'Length 18 cm, cures baldness'],
  ])('is refused in a published product, in the field %s', async (field, text) => {
    const product = await publishedOf(`Entrance ${field}`);
    const { status, body } = await save(product, { [field]: text });
    expect([status, Object.keys(body.fields as object)]).toEqual([422, [field]]);
  });

  it('stops a draft from being published, with its words', async () => {
    const { id, version, problems } = await draftOf('Form Comb', { description: 'It cures baldness.' });
    expect(problems).toMatchObject([{ kind: 'claim', excerpt: { words: 'cures baldness' } }]);
    const answer = await call(writer, 'POST', `products/${id}/state`, { version, state: 'published' });
    expect(answer.status).toBe(422);
  });

  it('refuses the row of a file that changes a published product', async () => {
    const { fields } = await publishedOf('File Comb');
    const change = await checkFile(`Slug,Description\n${fields.slug},It cures baldness.\n`);
    expect(change.rows).toEqual({ create: 0, change: 0, unchanged: 0, refused: 1 });
  });

  it('is a problem of a combo, which meets the law of medicines', async () => {
    const { id } = await publishedOf('Part Comb');
    const { problems } = await draftOf('Baldness cure kit', { parts: [{ productId: id, quantity: 2 }] });
    expect(problems).toContainEqual(expect.objectContaining({ kind: 'claim', field: 'name' }));
  });

  it('keeps its own product back in a bulk change that publishes several', async () => {
    const drafts = [
      await draftOf('Plain Comb'),
      await draftOf('Neem Comb', { description: 'It cures baldness.' }),
      await draftOf('Teak Comb', { description: 'Clinically proven.' }),
      await draftOf('Maker Comb', { seller: 'Baldness Cure House' }),
    ];
    const { id, rows } = await planEdit(drafts, { field: 'state', value: 'published' });
    expect(rows).toEqual({
      'change: Plain Comb': [],
      'refused: Neem Comb': [expect.stringContaining('Description: “cures baldness” claims what the law')],
      'refused: Teak Comb': [expect.stringContaining('Description: “Clinically proven” may be read as')],
      'refused: Maker Comb': [expect.stringContaining('Seller: “Baldness Cure” claims what the law')],
    });
    expect((await bulk('POST', `/${id}/start`)).status).toBe(409);
  });

  it('is found by a bulk change to a class whose law forbids it', async () => {
    const book = 'A comb. A diary about arthritis treatment comes with it.';
    const products = [await publishedOf('Class Comb'), await publishedOf('Book Comb', { description: book })];
    const { rows } = await planEdit(products, { field: 'productClass', value: 'ayurvedic' });
    const claim = expect.stringContaining('Description: “arthritis treatment” claims what the law forbids.');
    expect(rows).toEqual({
      'refused: Class Comb': expect.not.arrayContaining([claim]),
      'refused: Book Comb': expect.arrayContaining([claim]),
    });
  });
});
