import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeCategory } from '../../../server/testing.ts';
import { openImports } from '../bulk/testing/open-imports.ts';

const { db } = await testDatabase();
const { check } = openImports(db);

beforeAll(() => makeCategory(db, { slug: 'chosen', name: 'Chosen' }));

/** Rows of an export of WooCommerce with these columns. */
const woo = (...rows: string[]) =>
  [
    'Type,SKU,Name,Description,Date sale price starts,Date sale price ends,Stock,Sold individually?,Weight (kg),Sale price,Regular price,Categories',
    ...rows,
    '',
  ].join('\n');
const reasons = ({ problems }: { problems: { reason: string }[] }) =>
  problems.map(({ reason }) => reason).join(' ');

it('a file of WooCommerce brings a running sale in at its price, with its end', async () => {
  const { list } = await check(
    woo(
      'simple,R-1,Running,,2020-01-01,2999-01-31 23:59:59,,0,,5,10,chosen',
      'simple,R-2,Endless,,2020-01-01,,,0,,5,10,chosen',
    ),
  );
  expect(list.map(({ fields }) => fields.sellingPrice)).toEqual([5, 5]);
  expect(list.map(reasons)).toEqual([
    'This selling price ends on 2999-01-31 in the other shop. Here it holds until you change it.',
    '',
  ]);
});
