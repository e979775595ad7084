import { fork } from 'node:child_process';
import { once } from 'node:events';
import { eq, like, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { bulkChanges } from '../tables.ts';
import { products } from '../../../server/tables.ts';
import { makeCategory } from '../../../server/testing.ts';
import { runChange } from './run-change.ts';
import { startChange } from './change-controls.ts';
import { hooks, namesOf, openImports } from './testing/open-imports.ts';
import { writeRefused } from './write-csv.ts';
import { writeProducts } from './write-products.ts';

/** `IMPORT_ROWS=10000` imports a whole shop, which takes minutes. */
const count = Number(process.env.IMPORT_ROWS ?? 400);
/** Each breaks another rule. */
const broken = [
  'bad-1,,Powders,10,3',
  'bad-2,No category,Nowhere,10,3',
  'bad-3,No price,Powders,ten,3',
  'bad-4,A long price,Powders,1.234,3',
  'bad-5,A negative price,Powders,-4,3',
  'bad-6,No stock,Powders,10,many',
  'bad-7,More than the shelf holds,Powders,10,99999999999',
  'bad-8,Half a unit,Powders,10,1.5',
  'bad-9,A price in dollars,Powders,$10,3',
  'killed-0,The same address twice,Powders,10,3',
  `bad-11,${'A long name '.repeat(20)},Powders,10,3`,
  'bad-12,A price like a phone number,Powders,9.02E+11,3',
];

const { db, url } = await testDatabase();
const { check, find } = openImports(db);

/** The broken rows stand between the others. */
function makeFile(): string {
  const rows = Array.from({ length: count }, (_, at) => `killed-${at},Name ${at},Powders,${at + 1},3`);
  const gap = Math.floor(count / broken.length);
  for (const [at, row] of broken.entries()) rows.splice((at + 1) * gap, 0, row);
  return `Slug,Name,Category,MRP,Stock\n${rows.join('\n')}\n`;
}

async function textOf(pieces: AsyncGenerator<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

// §9 a CSV file is checked before anything changes, imported with progress, resumed after kill -9, and undone whole; importing the export changes nothing
it(
  'goes on after kill -9 exactly where it stood, and its export changes nothing',
  async () => {
    await makeCategory(db, { slug: 'powders', name: 'Powders' });
    const { id, rows } = await check(makeFile());
    expect(rows).toMatchObject({ create: count, change: 0, refused: broken.length });

    await startChange(db, { id, userId: 2 });
    const program = new URL('./testing/killed-run.ts', import.meta.url);
    const child = fork(program, [url, String(id), String(count / 2)], { stdio: 'ignore' });
    expect(await Promise.race([once(child, 'message'), once(child, 'exit')])).toContain('half written');
    child.kill('SIGKILL');
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    const { done } = await find(id);
    expect(done).toBeGreaterThan(count / 20);
    expect(done).toBeLessThan(count);

    expect(await runChange(db, { id, hooks, namesOf, mayChangeStock: true })).toBe('held');
    // The process is silent for longer than it may hold the change.
    await db
      .update(bulkChanges)
      .set({ runnerUntil: sql`now() - interval '1 second'` })
      .where(eq(bulkChanges.id, id));
    for (let left = 'rows'; left === 'rows';)
      left = await runChange(db, { id, hooks, namesOf, mayChangeStock: true, milliseconds: 500 });
    expect(await find(id)).toMatchObject({ state: 'done', total: count, done: count });

    expect(await db.$count(products)).toBe(count);
    expect(await db.$count(products, like(products.slug, 'killed-%'))).toBe(count);
    const { rows: facts } = await db.execute(sql`
    select stock, (select sum(change)::int from stock_movements where product_id = products.id) as moved,
      (select count(*)::int from change_log where kind = 'product' and entity_id = products.id::text) as logged, count(*)::int
    from products group by 1, 2, 3`);
    expect(facts).toEqual([{ stock: 3, moved: 3, logged: 1, count }]);
    expect((await textOf(writeRefused(db, { id: id, withCosts: false }))).trim().split('\n')).toHaveLength(
      1 + broken.length,
    );

    const back = await check(await textOf(writeProducts(db)));
    expect(back.rows).toMatchObject({ create: 0, change: 0, unchanged: count, refused: 0 });
  },
  120_000 + count * 100,
);
