import { eq, like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { changeEntity } from '#platform/server/changes/change-entity.ts';
import { changeLog } from '#platform/server/tables.ts';
import { stockMovements } from '../../../server/stock/tables.ts';
import { products } from '../../../server/tables.ts';
import { makeCategory, makeProduct } from '../../../server/testing.ts';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { changeStock } from './change-stock.ts';
import { workOnBulkChange } from './jobs.ts';
import { runChange } from './run-change.ts';
import { startChange, stopChange, undoChange } from './change-controls.ts';
import { hooks, kind, namesOf, openImports } from './testing/open-imports.ts';
import { undoBulkChange } from './undo-change.ts';
import { writeRefused } from './write-csv.ts';

const { db } = await testDatabase();
const { check, run, undo, find, rowsOf } = openImports(db);
const work = (id: number) =>
  workOnBulkChange(db, {
    id,
    log: silentLog,
    hooks,
    namesOf,
    mayChange: async () => true,
    mayChangeStock: async () => true,
  });
const asha = { userId: 2, namesOf };

beforeAll(async () => {
  await makeCategory(db, { slug: 'powders', name: 'Powders' });
});

const productOf = async (slug: string) =>
  (await db.select().from(products).where(eq(products.slug, slug)))[0];
const stockOf = async (productId: number) => {
  const moved = await db
    .select({ sum: sql<number>`coalesce(sum(${stockMovements.change}), 0)::int` })
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId));
  const [row] = await db.select().from(products).where(eq(products.id, productId));
  return [row!.stock, moved[0]!.sum];
};
const fileOf = (slug: string, count: number) =>
  `Slug,Name,Category,MRP,Stock\n${Array.from({ length: count }, (_, at) => `${slug}-${at},Name ${at},powders,${at + 1},3\n`).join('')}`;

/** `reached` resolves in the second transaction of a run with these hooks, which waits for `goOn`. */
function waitingHooks() {
  const reached = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  let transactions = 0;
  const reindex = async () => {
    transactions += 1;
    if (transactions < 2) return;
    reached.resolve();
    await gone.promise;
  };
  return { waiting: { ...hooks, reindex }, reached: reached.promise, goOn: gone.resolve };
}

describe('the run of an import', () => {
  it('creates and changes products with stock, and logs each once in one batch', async () => {
    const comb = await makeProduct(db, { slug: 'run-comb', name: 'Comb', published: false });
    const { id } = await check(
      'Slug,Name,Category,MRP,Stock\nrun-comb,Comb,,600,4\nrun-new,New,powders,90,7\n',
    );
    expect(await run(id)).toMatchObject({ state: 'done', total: 2, done: 2 });
    const made = await productOf('run-new');
    expect(made).toMatchObject({ name: 'New', mrpPaise: 9_000, published: false });
    expect((await productOf('run-comb'))?.mrpPaise).toBe(60_000);
    expect([await stockOf(comb.id), await stockOf(made!.id)]).toEqual([
      [4, 4],
      [7, 7],
    ]);
    const logged = await db.select().from(changeLog).where(eq(changeLog.kind, 'product'));
    expect(new Set(logged.map(({ batch }) => batch)).size).toBe(1);
    expect(logged.map(({ action }) => action).toSorted()).toEqual(['change', 'create']);
  });

  it('refuses a row whose product changed since the check, and no other', async () => {
    const jar = await makeProduct(db, { slug: 'stale-jar', name: 'Jar', published: false });
    const { id } = await check('Slug,Name,Category,MRP\nstale-jar,Jar,,700\nfresh-jar,Jar,powders,80\n');
    await changeEntity(db, kind, { id: String(jar.id), version: 0, fields: { mrp: 555 }, by: asha });
    expect(await run(id)).toMatchObject({
      state: 'done',
      rows: { create: 1, refused: 1 },
      total: 2,
      done: 2,
    });
    expect((await productOf('stale-jar'))?.mrpPaise).toBe(55_500);
    expect(await productOf('fresh-jar')).toBeDefined();
    let text = '';
    for await (const piece of writeRefused(db, { id: id, withCosts: false })) text += piece;
    expect(text).toMatch(
      /^\ufeff"Row","Reason","Slug","Name","Category","MRP"\r\n"2","Asha changed this .*","stale-jar","Jar","","700"\r\n$/,
    );
  });

  it('adds the counted difference to the stock that orders left', async () => {
    const oil = await makeProduct(db, { slug: 'sold-oil', stock: 10 });
    const { id } = await check('Slug,Name,Stock\nsold-oil,sold-oil,12\n');
    await changeStock(db, { productId: oil.id, change: -1, reason: 'counted', authorId: 2 });
    await run(id);
    expect(await stockOf(oil.id)).toEqual([11, 11]);
  });

  it('lets two imports of one product create it once', async () => {
    const text = fileOf('twin', 10);
    const [one, two] = [await check(text), await check(text)];
    await Promise.all([one.id, two.id].map((id) => run(id)));
    const made = await db.select().from(products).where(like(products.slug, 'twin-%'));
    const rows = [...(await rowsOf(one.id)), ...(await rowsOf(two.id))];
    expect([made.length, rows.filter(({ result }) => result === 'refused').length]).toEqual([10, 10]);
  });

  it('does not publish past the gate, even when the rules grow after the check', async () => {
    const { id } = await check('Slug,Name,Category,MRP\npast-gate,Gate,powders,80\n');
    await db.execute(
      sql`update bulk_rows set fields = fields || '{"state":"published"}' where change_id = ${id}`,
    );
    expect((await run(id)).rows).toMatchObject({ create: 0, refused: 1 });
    expect(await productOf('past-gate')).toBeUndefined();
  });

  it('stops after the rows under way, goes on, and is held by one process', async () => {
    const { id } = await check(fileOf('stops', 160));
    await startChange(db, { id, userId: 1 });
    expect(await runChange(db, { id, hooks, namesOf, mayChangeStock: true, milliseconds: 0 })).toBe('rows');
    const { waiting, reached, goOn } = waitingHooks();
    const first = runChange(db, { id, hooks: waiting, namesOf, mayChangeStock: true });
    await reached;
    expect(await runChange(db, { id, hooks, namesOf, mayChangeStock: true })).toBe('held');
    await stopChange(db, id);
    goOn();
    expect(await first).toBe('nothing');
    const { state, done } = await find(id);
    expect([state, done > 0, done < 160]).toEqual(['stopped', true, true]);
    expect(await run(id)).toMatchObject({ state: 'done', done: 160 });
  });

  it('stops when its author may no longer change products', async () => {
    const { id } = await check(fileOf('demoted', 2));
    await startChange(db, { id, userId: 1 });
    await workOnBulkChange(db, {
      id,
      log: silentLog,
      hooks,
      namesOf,
      mayChange: async () => false,
      mayChangeStock: async () => true,
    });
    expect(await find(id)).toMatchObject({ state: 'stopped', done: 0 });
    expect((await find(id)).problem).toContain('may no longer change products');
  });
});

it('leaves the stock alone for a role that may not change it', async () => {
  const packed = openImports(db, 1, { mayChangeStock: false });
  const jar = await makeProduct(db, { slug: 'right-jar', name: 'Jar', published: false });
  const { id, list } = await packed.check(
    'Slug,Name,Category,MRP,Stock\nright-jar,Jar,,600,4\nright-new,N,powders,5,9\n',
  );
  expect(list.map(({ stockChange, problems }) => [stockChange, problems[0]?.reason])).toEqual(
    Array.from({ length: 2 }, () => [0, expect.stringContaining('Your role may not change stock.')]),
  );
  await packed.run(id);
  expect([await stockOf(jar.id), (await productOf('right-new'))?.stock]).toEqual([[10, 10], 0]);
  const planned = await check('Slug,Name,MRP,Stock\nright-jar,Jar,700,4\n');
  expect((await packed.run(planned.id)).rows).toMatchObject({ change: 0, refused: 1 });
  expect((await productOf('right-jar'))?.mrpPaise).toBe(60_000);
});

describe('the undo of an import', () => {
  it('puts values and stock back, and archives what the import created', async () => {
    const tea = await makeProduct(db, { slug: 'undo-tea', name: 'Tea', published: false });
    const { id } = await check(
      'Slug,Name,Category,MRP,Stock\nundo-tea,Teas,,700,4\nundo-new,New,powders,80,5\n',
    );
    await run(id);
    expect(await undo(id)).toMatchObject({ state: 'undone', total: 2, done: 2, kept: 0 });
    expect(await productOf('undo-tea')).toMatchObject({ name: 'Tea', mrpPaise: 50_000, stock: 10 });
    expect(await stockOf(tea.id)).toEqual([10, 10]);
    const made = (await productOf('undo-new'))!;
    expect(made.archivedAt).not.toBeNull();
    expect(await stockOf(made.id)).toEqual([0, 0]);
  });

  it('leaves what changed or was sold since, with the reason, and undoes the rest', async () => {
    const names = ['kept-a', 'kept-b', 'kept-c'];
    for (const slug of names) await makeProduct(db, { slug, published: false, stock: 0 });
    const { id } = await check(
      `Slug,Name,MRP,Stock\n${names.map((slug) => `${slug},${slug},900,5\n`).join('')}kept-d,D,1,1\n`,
      {
        categoryId: (await makeCategory(db)).id,
      },
    );
    await run(id);
    const [a, b, d] = [
      (await productOf('kept-a'))!,
      (await productOf('kept-b'))!,
      (await productOf('kept-d'))!,
    ];
    for (const one of [a, d])
      await changeEntity(db, kind, {
        id: String(one.id),
        version: 9_999_999,
        fields: { mrp: 950 },
        by: asha,
      });
    await changeStock(db, { productId: b.id, change: -3, reason: 'counted', authorId: 2 });
    expect(await undo(id)).toMatchObject({ state: 'undone', done: 4, kept: 3 });
    const kept = (await rowsOf(id)).map((row) => row.kept);
    expect(kept).toEqual([
      expect.stringContaining('changed again'),
      'Only 2 units are left, so 5 cannot go.',
      null,
      'The new product changed since, and stays.',
    ]);
    expect((await productOf('kept-c'))?.mrpPaise).toBe(50_000);
    expect((await productOf('kept-b'))?.mrpPaise).toBe(90_000);
  });

  it('goes on where it stood when it was stopped, and never runs again', async () => {
    const { id } = await check(fileOf('undo-stops', 110));
    await run(id);
    await undoChange(db, { id, userId: 1 });
    const { waiting, reached, goOn } = waitingHooks();
    const first = undoBulkChange(db, { id, hooks: waiting, namesOf, mayChangeStock: true });
    await reached;
    await stopChange(db, id);
    goOn();
    expect(await first).toBe('nothing');
    await expect(startChange(db, { id, userId: 1 })).rejects.toThrow('not possible now');
    await undoChange(db, { id, userId: 1 });
    while ((await find(id)).state === 'undoing') await work(id);
    expect(await find(id)).toMatchObject({ state: 'undone', done: 110, kept: 0 });
  });

  it('leaves every invariant of the stock whole', async () => {
    expect(await checkInvariants(db)).toEqual([]);
  });
});
