import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { lawRows } from '../../tax/law-rows.ts';
import { findHeadings, headingWords } from './find-headings.ts';

const { db } = await testDatabase();
const now = new Date('2026-11-29T10:00:00Z');

it.each([
  ['soap', '3401', '5 % or 18 %'],
  ['copper bottle', '7418', '5 %'],
  ['green tea', '0902', 'nil or 5 %'],
  ['hair oil', '3305', '5 % or 18 %'],
])('finds the heading of %s', async (q, hsn, rates) => {
  const [first] = await findHeadings(db, { q, now });
  expect(first).toMatchObject({ hsn, rates });
});

it('finds nothing by no word or by a strange one', async () => {
  expect(await findHeadings(db, { q: ' ', now })).toEqual([]);
  expect(await findHeadings(db, { q: 'submarine', now })).toEqual([]);
});

it('has words for each heading that the shop ships', () => {
  expect(lawRows.filter(({ hsn }) => headingWords(hsn) === '').map(({ hsn }) => hsn)).toEqual([]);
});
