// §9 one change of many products: a preview, all or nothing to 200, a job above, one undo
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { changeEntity } from '#platform/server/changes/change-entity.ts';
import { changeLog } from '#platform/server/tables.ts';
import { products } from '../../../../server/tables.ts';
import { makeCategory, makeProduct, makeVariants } from '../../../../server/testing.ts';
import type { BulkEdit } from '../../../bulk/bulk-change.ts';
import type { AskedEdit } from '../../../bulk/contract.ts';
import { workOnBulkChange } from '../jobs.ts';
import { runChange } from '../run-change.ts';
import { startChange } from '../change-controls.ts';
import { hooks, kind, namesOf, openImports } from '../testing/open-imports.ts';
import { editAtOnce } from './edit-at-once.ts';
import { planEdit } from './plan-edit.ts';

const { db } = await testDatabase();
const { find, rowsOf, undo } = openImports(db);
const asha = { userId: 2, namesOf };

let categoryId = 0;
beforeAll(async () => {
  categoryId = (await makeCategory(db, { slug: 'oils', name: 'Oils' })).id;
});

const plan = async (selected: AskedEdit['selected'], edit: BulkEdit) => {
  const id = await planEdit(db, { asked: { selected, edit }, userId: 1, kind, hooks });
  return { ...(await find(id)), list: await rowsOf(id) };
};
const byIds = (rows: { id: number }[]) => ({ ids: rows.map(({ id }) => String(id)) });
const start = (id: number) => editAtOnce(db, { id, hooks, by: { userId: 1, namesOf } });
const message = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );
const three = async (name: string, published = false) => {
  const made = [];
  for (const mrpPaise of [10_000, 9_990, 1])
    made.push(await makeProduct(db, { slug: `${name}-${mrpPaise}`, mrpPaise, published, categoryId }));
  return made;
};
const pricesOf = async (rows: { id: number }[]) => {
  const found = await db
    .select()
    .from(products)
    .where(
      inArray(
        products.id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(products.id);
  return found.map(({ mrpPaise }) => mrpPaise);
};

describe('a bulk edit', () => {
  it('previews each price, changes all at once in one batch, and is undone whole', async () => {
    const made = await three('percent');
    const { id, list, name, state } = await plan(byIds(made), { field: 'mrp', by: 'percent', value: 12.5 });
    expect([name, state]).toEqual(['MRP +12.5 %', 'checked']);
    expect(list.map(({ changes }) => changes.map(({ before, after }) => `${before} ${after}`))).toEqual([
      ['₹100.00 ₹112.50'],
      ['₹99.90 ₹112.39'],
      [],
    ]);
    expect(await pricesOf(made)).toEqual([10_000, 9_990, 1]);
    expect(await start(id)).toBe(true);
    expect(await pricesOf(made)).toEqual([11_250, 11_239, 1]);
    const logged = await db.select({ batch: changeLog.batch }).from(changeLog);
    expect([logged.length, new Set(logged.map(({ batch }) => batch)).size]).toEqual([2, 1]);
    expect(await find(id)).toMatchObject({ state: 'done', total: 2, done: 2 });
    expect(await undo(id)).toMatchObject({ state: 'undone', done: 2, kept: 0 });
    expect(await pricesOf(made)).toEqual([10_000, 9_990, 1]);
  });

  it('changes nothing when one of its products is refused', async () => {
    const made = await three('refused');
    const { id, list } = await plan(byIds(made), { field: 'mrp', by: 'rupees', value: -50 });
    expect(list.map(({ result }) => result)).toEqual(['change', 'change', 'refused']);
    expect(list[2]!.problems[0]!.reason).toBe('The MRP would be -₹49.99.');
    expect(await message(start(id))).toContain('Nothing was changed, since one product is refused.');
    expect(await pricesOf(made)).toEqual([10_000, 9_990, 1]);
  });

  it('sets one selling price, and keeps it below the MRP', async () => {
    const made = await three('priced');
    const { list } = await plan(byIds(made), { field: 'sellingPrice', value: 99 });
    expect(list.map(({ result }) => result)).toEqual(['change', 'change', 'refused']);
    const { id } = await plan(byIds(made.slice(0, 2)), { field: 'sellingPrice', value: 99 });
    expect(await start(id)).toBe(true);
    const lower = await plan(byIds(made.slice(0, 1)), { field: 'mrp', by: 'rupees', value: -2 });
    expect(lower.list[0]!.problems[0]!.reason).toBe('The selling price is above the MRP of ₹98.00.');
    expect(await undo(id)).toMatchObject({ state: 'undone', done: 2 });
    const [row] = await db.select().from(products).where(eq(products.id, made[0]!.id));
    expect([row!.pricePaise, row!.exactPrice]).toEqual([null, 1_000_000]);
  });

  it('changes nothing when a colleague changed one of the products meanwhile', async () => {
    const made = await three('stale');
    const { id } = await plan(byIds(made), { field: 'discountPercent', value: 20 });
    await changeEntity(db, kind, { id: String(made[1]!.id), version: 0, fields: { hsn: '3305' }, by: asha });
    expect(await message(start(id))).toMatch(/^Nothing was changed. stale-9990: Asha changed this/);
    const [row] = await db.select().from(products).where(eq(products.id, made[0]!.id));
    expect([row!.discountPercent, (await find(id)).state]).toEqual([0, 'checked']);
  });

  it('asks the publish gate before it publishes', async () => {
    const made = await three('gate');
    const { list } = await plan(byIds(made), { field: 'state', value: 'published' });
    expect(list.map(({ result }) => result)).toEqual(['refused', 'refused', 'refused']);
    expect(list[0]!.problems.map(({ reason }) => reason).join(' ')).toContain('Generic name is missing.');
  });

  it('sets category, class and HSN, and refuses an unknown category or no product', async () => {
    const made = await three('others');
    const { id: other } = await makeCategory(db, { slug: 'balms', name: 'Balms' });
    for (const edit of [
      { field: 'categoryId', value: other },
      { field: 'productClass', value: 'cosmetic' },
      { field: 'hsn', value: '330499' },
    ] as const)
      expect(await start((await plan(byIds(made), edit)).id)).toBe(true);
    const [row] = await db.select().from(products).where(eq(products.id, made[0]!.id));
    expect(row).toMatchObject({ categoryId: other, productClass: 'cosmetic', hsn: '330499' });
    const unknown = plan(byIds(made), { field: 'categoryId', value: 999_999 });
    expect(await message(unknown)).toBe('Category not found.');
    const none = plan({ ids: ['999999'] }, { field: 'hsn', value: '3305' });
    expect(await message(none)).toBe('No product matches the selection any more.');
  });

  it('of more than 200 products is planned and run by a job, up to 20,000', async () => {
    const first = await makeProduct(db, { slug: 'many', name: 'Manyfold', published: false, categoryId });
    await makeVariants(db, { id: first.id, count: 230 });
    await db.execute(sql`update products set published = false where slug like 'n-%'`);
    const selected = { matching: { q: 'Manyfold' }, except: [String(first.id)] };
    const { id, state, list } = await plan(selected, { field: 'mrp', by: 'rupees', value: 5 });
    expect([state, list.length]).toEqual(['checking', 0]);
    await workOnBulkChange(db, {
      id,
      log: silentLog,
      hooks,
      namesOf,
      mayChange: () => Promise.resolve(true),
      mayChangeStock: async () => true,
    });
    expect(await find(id)).toMatchObject({ state: 'checked', rows: { change: 230, refused: 0 } });
    expect(await start(id)).toBe(false);
    await startChange(db, { id, userId: 2 });
    await runChange(db, { id, hooks, namesOf, mayChangeStock: true });
    expect(await find(id)).toMatchObject({ state: 'done', total: 230, done: 230 });
    const [row] = await db.select().from(products).where(eq(products.id, first.id));
    expect(row!.mrpPaise).toBe(50_000);
    await db.execute(sql`
      insert into products (slug, name, description, mrp_paise, quantity, unit, category_id, published)
      select 'bound-' || n, 'Boundless', '', 100, 1, 'g', ${categoryId}, false from generate_series(1, 20001) n`);
    const all = plan({ matching: { q: 'Boundless' }, except: [] }, { field: 'hsn', value: '3305' });
    expect(await message(all)).toContain('20,000 products at most');
  });
});
