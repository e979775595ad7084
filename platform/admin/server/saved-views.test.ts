import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { maxViews } from '../saved-views.ts';
import { eraseViews, exportViews, listViews, removeView, saveView } from './saved-views.ts';

const { db } = await testDatabase();
const view = (userId: number, name: string, query = 'kind=product') => ({ userId, list: 'log', name, query });

it('keeps views by name for each staff member, and replaces the same name', async () => {
  await saveView(db, view(1, 'Prices'));
  await saveView(db, view(1, 'Mine', 'who=1'));
  const { id } = await saveView(db, view(1, 'Prices', 'kind=product&who=1'));
  expect(await listViews(db, { userId: 1, list: 'log' })).toEqual([
    { id: expect.any(Number), name: 'Mine', query: 'who=1' },
    { id, name: 'Prices', query: 'kind=product&who=1' },
  ]);
  expect(await listViews(db, { userId: 1, list: 'products' })).toEqual([]);
  expect(await listViews(db, { userId: 2, list: 'log' })).toEqual([]);
});

it("is closed to another staff member's view", async () => {
  const { id } = await saveView(db, view(3, 'Prices'));
  await expect(removeView(db, { userId: 4, id })).rejects.toMatchObject({ code: 'view_not_found' });
  await removeView(db, { userId: 3, id });
  expect(await exportViews(db, { userId: 3 })).toEqual([]);
});

it('holds 30 views of a list, also when many are saved at once', async () => {
  const saves = Array.from({ length: maxViews + 5 }, (_, at) => saveView(db, view(5, `View ${at}`)));
  const saved = await Promise.allSettled(saves);
  expect(saved.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  expect(await exportViews(db, { userId: 5 })).toHaveLength(maxViews);
  await saveView(db, view(5, (await listViews(db, { userId: 5, list: 'log' }))[0]!.name, 'who=2'));
});

it('goes with the account', async () => {
  await saveView(db, view(6, 'Prices'));
  await eraseViews(db, { userId: 6 });
  expect(await exportViews(db, { userId: 6 })).toEqual([]);
});
