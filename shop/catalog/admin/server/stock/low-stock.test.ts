import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeCombo, makeProduct } from '../../../server/testing.ts';
import { countLowStock } from './count-stock.ts';
import { getStock, listStock } from './read-stock.ts';

const { db } = await testDatabase();
const rules = { today: '2026-11-29', minShelfLifeDays: 45 };

it('a product without a number of its own is low by that of the shop', async () => {
  const one = await makeProduct(db, { name: 'Low Soap', stock: 5 });
  await makeProduct(db, { name: 'Low Tea', stock: 6 });
  await makeProduct(db, { name: 'Low Oil', stock: 5, reorderAt: 2 });
  await makeProduct(db, { name: 'Low Wax', stock: 9, reorderAt: 20 });
  await makeProduct(db, { name: 'Low Draft', stock: 0, published: false });
  await makeCombo(db, [{ partId: one.id, quantity: 2 }], { name: 'Low Soap Twice' });
  const names = async (lowAt: number) =>
    (await listStock(db, { ...rules, lowAt, q: 'Low', show: 'low' })).rows.map(({ name }) => name);
  expect(await names(0)).toEqual(['Low Wax']);
  expect(await names(5)).toEqual(['Low Soap', 'Low Wax']);
  expect(await countLowStock(db, { limit: 9, lowAt: 0 })).toEqual({ since: null, count: 1 });
  expect(await countLowStock(db, { limit: 9, lowAt: 5 })).toEqual({ since: null, count: 2 });
  expect(await getStock(db, { ...rules, lowAt: 5, id: one.id })).toMatchObject({ isLow: true, lowAt: 5 });
  expect(await getStock(db, { ...rules, lowAt: 4, id: one.id })).toMatchObject({ isLow: false });
});

it('a low part names the combos that run out with it', async () => {
  const part = await makeProduct(db, { name: 'Part Oil', stock: 1, reorderAt: 1 });
  await makeCombo(db, [{ partId: part.id, quantity: 1 }], { name: 'Hair Set' });
  await makeCombo(db, [{ partId: part.id, quantity: 2 }], { name: 'Body Set' });
  const { rows } = await listStock(db, { ...rules, lowAt: 0, q: 'Part Oil' });
  expect(rows).toMatchObject([{ isLow: true, combos: ['Body Set', 'Hair Set'] }]);
});
