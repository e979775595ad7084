import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { products } from '../../../server/tables.ts';
import { makeCategory, makeProduct } from '../../../server/testing.ts';
import { workOnBulkChange } from './jobs.ts';
import { startChange, undoChange } from './change-controls.ts';
import { hooks, namesOf, openImports } from './testing/open-imports.ts';
import { undoBulkChange } from './undo-change.ts';

const { db } = await testDatabase();
const { check, run, rowsOf } = openImports(db);

beforeAll(async () => void (await makeCategory(db, { slug: 'powders', name: 'Powders' })));

const stockOf = async (id: number) => (await db.select().from(products).where(eq(products.id, id)))[0]!.stock;

it('runs and undoes a plan by the rights of the colleague who starts it', async () => {
  const [planner, colleague] = [1, 9];
  const jar = await makeProduct(db, { slug: 'plan-jar', name: 'Jar', published: false });
  const { id } = await check('Slug,Name,Category,MRP,Stock\nplan-jar,Jar,,600,4\nplan-oil,Oil,powders,5,\n');
  const asked: number[] = [];
  const step = async () => {
    const mayChangeStock = async (_: unknown, userId: number) => userId === planner;
    const mayChange = async (_: unknown, userId: number) => asked.push(userId) > 0;
    await workOnBulkChange(db, { id, log: silentLog, hooks, namesOf, mayChange, mayChangeStock });
  };
  await startChange(db, { id, userId: colleague });
  await step();
  expect((await rowsOf(id)).map(({ result, problems }) => [result, problems.at(-1)?.reason])).toEqual([
    ['refused', 'Your role may not change stock. A packer or the owner does.'],
    ['create', undefined],
  ]);
  expect(await stockOf(jar.id)).toBe(10);
  const { id: second } = await check('Slug,Name,Category,MRP,Stock\nplan-jar,Jar,,600,4\n');
  await run(second);
  await undoChange(db, { id: second, userId: colleague });
  const refusing = { id: second, hooks, namesOf, mayChangeStock: false };
  await undoBulkChange(db, refusing);
  expect((await rowsOf(second))[0]!.kept).toBe('Your role may not change stock. A packer or the owner does.');
  expect([await stockOf(jar.id), asked]).toEqual([4, [colleague]]);
});
