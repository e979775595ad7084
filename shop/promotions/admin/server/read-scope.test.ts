import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeGroup } from '#shop/catalog/server/groups/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { readPromotions } from '../../server/live-promotions.ts';
import { promotions } from '../../server/tables.ts';
import { namesOfScope, readScope, withMembers } from './read-scope.ts';

const { db } = await testDatabase();

it('an offer on a group covers its sizes, also later ones, or one by its name', async () => {
  const [small, large, later] = [
    await makeProduct(db, { name: 'Neem oil' }),
    await makeProduct(db, { name: 'Neem oil, big' }),
    await makeProduct(db, { name: 'Neem oil 1 litre' }),
  ];
  const groupId = await makeGroup(db, {
    name: 'Neem oil',
    members: [
      { id: small.id, values: ['100 ml'] },
      { id: large.id, values: ['200 ml'] },
    ],
  });
  const names = 'neem OIL';
  const scope = await readScope(db, { scope: 'products', names });
  expect(scope).toEqual({ kind: 'products', ids: [], groupIds: [groupId] });
  expect(await namesOfScope(db, scope)).toBe('Neem oil');
  expect(await withMembers(db, scope)).toMatchObject({ ids: [small.id, large.id] });
  const one = await readScope(db, { scope: 'products', names: 'Neem oil, big, 200 ml; Neem oil, 100 ml' });
  expect(one).toEqual({ kind: 'products', ids: [small.id, large.id] });
  expect(await readScope(db, { scope: 'products', names: await namesOfScope(db, one) })).toEqual(one);
  await db
    .insert(promotions)
    .values({ name: 'Ten', kind: 'percent', percent: 10, scope, fromPaise: 0, startedAt: new Date() });
  await db
    .update(products)
    .set({ groupId, optionValues: ['1 l'] })
    .where(eq(products.id, later.id));
  const [live] = await readPromotions(db);
  expect(live!.scope).toEqual({ kind: 'products', ids: [small.id, large.id, later.id], groupIds: [groupId] });
  await expect(readScope(db, { scope: 'products', names: 'Neem oil, 5 l' })).rejects.toThrow(/Neem oil, 5 l/);
});
