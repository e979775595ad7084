import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeCategory } from '../../../server/testing.ts';
import { bulkChanges } from '../tables.ts';
import { startChange } from './change-controls.ts';
import { workOnBulkChange } from './jobs.ts';
import { hooks, namesOf, openImports } from './testing/open-imports.ts';

const { db } = await testDatabase();
const { check, find } = openImports(db);
const tools = { hooks, namesOf, mayChange: async () => true, mayChangeStock: async () => true };
const file = 'Slug,Name,Category\nfailing-oil,Oil,powders\n';

beforeAll(async () => void (await makeCategory(db, { slug: 'powders', name: 'Powders' })));

/** Lets a check meet an error in the code of the shop. */
async function checkWith(error: Error) {
  const { id } = await check(file);
  await db.update(bulkChanges).set({ state: 'checking' }).where(eq(bulkChanges.id, id));
  const readTaxRates = async () => {
    throw error;
  };
  const work = workOnBulkChange(db, { id, log: silentLog, ...tools, hooks: { ...hooks, readTaxRates } });
  return { work, id };
}

it.each([new RangeError('Maximum call stack size exceeded'), new TypeError('x is not a function')])(
  'a check that meets %s ends with its reason',
  async (error) => {
    const { work, id } = await checkWith(error);
    await work;
    expect(await find(id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('no further') });
  },
);

it('a check begins again when the database was away', async () => {
  const { work, id } = await checkWith(new Error('Connection terminated'));
  await expect(work).rejects.toThrow('Connection terminated');
  expect((await find(id)).state).toBe('checking');
});

it('a run that meets a mistake stops, and its rows stay counted', async () => {
  const { id } = await check(file);
  await startChange(db, { id, userId: 1 });
  const reindex = async () => {
    throw new RangeError('Invalid array length');
  };
  await workOnBulkChange(db, { id, log: silentLog, ...tools, hooks: { ...hooks, reindex } });
  const { state, problem, total } = await find(id);
  expect([total, ['stopped', 'done'].includes(state)]).toEqual([1, true]);
  if (state === 'stopped') expect(problem).toContain('no further');
});
