import { beforeAll, describe, expect, it, vi } from 'vitest';
import { work } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import type { BulkChange } from '#shop/catalog/admin/bulk/contract.ts';
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
  await work(bulkChangeJob, silentLog, (data) => workOnBulkChange(db, { ...data, ...tools }));
});

type Answer = { status: number; body: Record<string, unknown> };
const edited = ({ body }: Answer) => body as unknown as EditedProduct;
const save = ({ id, version }: EditedProduct, fields: object) =>
  call(writer, 'PUT', `products/${id}`, { version, fields });

async function draftOf(name: string, fields = {}) {
  const made = edited(await call(writer, 'POST', 'products', { name, categoryId, productClass: 'general' }));
  return edited(await save(made, { ...combDeclarations, ...fields }));
}

async function publishedOf(name: string) {
  const { id, version } = await draftOf(name);
  return edited(await call(writer, 'POST', `products/${id}/state`, { version, state: 'published' }));
}

/** Sends a file of one row, and returns the change once its check has ended. */
async function checkFile(text: string): Promise<BulkChange> {
  const bulk = (method: string, path: string, body?: object) =>
    call(writer, method, `bulk-changes${path}`, body);
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

describe('a claim', () => {
  it.each([
    ['name', 'Comb that cures baldness'],
    ['nameHindi', 'गंजापन ठीक करे'],
    ['description', 'A comb. It cures baldness.'],
    ['howToUse', 'Comb daily, and baldness is cured.'],
    ['offer', 'Cures baldness, now ₹99'],
    ['maker', 'Sita Woods, which cures baldness, 4 Temple Road, Channapatna 562160'],
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
});
