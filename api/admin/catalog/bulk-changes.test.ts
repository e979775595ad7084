import { beforeAll, describe, expect, it, vi } from 'vitest';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { work } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import type { BulkChange } from '#shop/catalog/admin/bulk/contract.ts';
import { bulkChangeJob, workOnBulkChange } from '#shop/catalog/admin/server/bulk/jobs.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { searchProducts } from '#shop/search/server/search-products.ts';
import { productHooks } from '../entity-kinds.ts';
import { openStaffApi } from '../testing.ts';

const { db, api, call } = await openStaffApi();
let [asha, ravi] = ['', ''];

beforeAll(async () => {
  asha = (await makeStaff(db, 'content')).token;
  ravi = (await makeStaff(db, 'content')).token;
  await makeCategory(db, { slug: 'combs', name: 'Combs' });
  const tools = {
    hooks: productHooks,
    namesOf: findStaffNames,
    mayChange: async () => true,
    mayChangeStock: async () => true,
  };
  await work(bulkChangeJob, silentLog, (data) => workOnBulkChange(db, { ...data, log: silentLog, ...tools }));
});

const bulk = (token: string, method: string, path: string, body?: object) =>
  call(token, method, `bulk-changes${path}`, body);

async function sendPart(token: string, path: string, bytes: string, type = 'application/octet-stream') {
  const response = await api.request(`/api/admin/bulk-changes${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: bytes,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const reaches = (id: number, state: string) =>
  vi.waitFor(
    async () => {
      const { body } = await bulk(asha, 'GET', `/${id}`);
      expect(body.state).toBe(state);
      return body as unknown as BulkChange;
    },
    { timeout: 60_000 },
  );

describe('a change of many products', () => {
  it('goes from a file over its check to products that the search finds, and back', async () => {
    const text = 'Slug,Name,Category,MRP\nbulk-comb,Bulk Widecomb,combs,90\nbad-comb,Comb,nowhere,90\n';
    const announced = await bulk(asha, 'POST', '/files', { name: 'combs.csv', bytes: text.length });
    const { id } = announced.body as unknown as BulkChange;
    expect(announced.body).toMatchObject({ state: 'uploading', missingParts: [0] });
    expect(await sendPart(asha, `/${id}/parts/0`, text)).toEqual({ status: 200, body: { missingParts: [] } });
    const { body: seen } = await bulk(asha, 'POST', `/${id}/look`);
    expect(seen).toMatchObject({ state: 'uploaded', look: { headers: ['Slug', 'Name', 'Category', 'MRP'] } });
    await bulk(asha, 'POST', `/${id}/check`, (seen as unknown as BulkChange).mapping!);
    expect((await reaches(id, 'checked')).rows).toEqual({ create: 1, change: 0, unchanged: 0, refused: 1 });
    const { body: page } = await bulk(asha, 'GET', `/${id}/rows?result=refused`);
    expect(page).toMatchObject({
      rows: [{ number: 3, problems: [{ column: 'Category', value: 'nowhere' }] }],
      next: null,
    });
    await bulk(ravi, 'POST', `/${id}/start`);
    await reaches(id, 'done');
    expect((await call(asha, 'GET', 'products?q=Widecomb')).body.rows).toMatchObject([{ state: 'draft' }]);
    expect((await searchProducts(db, { q: 'widecomb', limit: 5, cursor: 0 })).products).toEqual([]);
    const file = await api.request(`/api/admin/bulk-changes/${id}/refused.csv`, {
      headers: { authorization: `Bearer ${asha}` },
    });
    expect([file.headers.get('content-type'), file.headers.get('cache-control'), await file.text()]).toEqual([
      'text/csv; charset=utf-8',
      'no-store',
      '"Row","Reason","Slug","Name","Category","MRP"\r\n"3","Category: The shop has no such category.","bad-comb","Comb","nowhere","90"\r\n',
    ]);
    await bulk(ravi, 'POST', `/${id}/undo`);
    await reaches(id, 'undone');
    expect((await call(asha, 'GET', 'products?q=Widecomb&state=archived')).body.rows).toHaveLength(1);
    expect((await bulk(asha, 'GET', '')).body).toMatchObject([{ id, name: 'combs.csv', state: 'undone' }]);
  });

  it.each([
    [{ field: 'mrp', by: 'percent', value: 10 }, 200],
    [{ field: 'mrp', by: 'rupees', value: -5 }, 200],
    [{ field: 'discountPercent', value: 15 }, 200],
    [{ field: 'productClass', value: 'general' }, 200],
    [{ field: 'hsn', value: '9615' }, 200],
    [{ field: 'state', value: 'stopped' }, 200],
    [{ field: 'mrp', by: 'magic', value: 10 }, 400],
    [{ field: 'mrp', by: 'percent', value: '%00' }, 400],
    [{ field: 'slug', value: 'x' }, 400],
  ])('plans the edit %j for selected products with status %i', async (edit, status) => {
    const { id } = await makeProduct(db, { name: 'Rosewood comb' });
    const planned = await bulk(asha, 'POST', '/edits', { selected: { ids: [String(id)] }, edit });
    expect(planned.status).toBe(status);
  });

  it('refuses bytes of a colleague, of another type, and beyond the end', async () => {
    const { body } = await bulk(asha, 'POST', '/files', { name: 'a.csv', bytes: 4 });
    const path = `/${(body as unknown as BulkChange).id}/parts/0`;
    expect((await sendPart(ravi, path, 'a,b\n')).status).toBe(404);
    expect((await sendPart(asha, path, 'a,b\n', 'text/csv')).status).toBe(415);
    expect((await sendPart(asha, path, 'a,b\nc')).status).toBe(400);
    expect((await sendPart(asha, path, 'x'.repeat(1024 * 1024 + 1))).status).toBe(413);
    expect((await sendPart(asha, path, '')).status).toBe(400);
  });

  it('refuses steps out of order and a mapping that does not fit', async () => {
    const text = 'Slug,Name\na-comb,Comb\n';
    const { body } = await bulk(asha, 'POST', '/files', { name: 'a.csv', bytes: text.length });
    const { id } = body as unknown as BulkChange;
    const codes = async (...steps: [string, object?][]) => {
      const found = [];
      for (const [step, sent] of steps)
        found.push((await bulk(asha, 'POST', `/${id}/${step}`, sent)).body.code);
      return found;
    };
    const map = (...columns: (string | null)[]) => ({
      columns,
      emptyClears: false,
      categoryId: null,
      productClass: '',
    });
    expect(await codes(['look'], ['start'], ['undo'], ['stop'], ['check', map('slug', 'name')])).toEqual([
      'parts_missing',
      'wrong_state',
      'wrong_state',
      'wrong_state',
      'wrong_state',
    ]);
    await sendPart(asha, `/${id}/parts/0`, text);
    await bulk(asha, 'POST', `/${id}/look`);
    expect(
      await codes(
        ['check', map('slug')],
        ['check', map('name', 'name')],
        ['check', map('mrp', null)],
        ['check', map('rating', 'name')],
      ),
    ).toEqual(['wrong_mapping', 'column_twice', 'no_key', 'invalid']);
    expect((await bulk(asha, 'GET', '/999999')).status).toBe(404);
  });
});
