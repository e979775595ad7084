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

it('each refused size names its parent and how to sell it as a product', async () => {
  const { list } = await check(
    [
      'ID,Type,SKU,Name,Sale price,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
      '902,variation,OIL-200,Oil - 200 ml,449,499,,OIL,Size,200 ml',
      '900,variable,OIL,Bhringraj Hair Oil,,,chosen,,Size,"100 ml, 200 ml"',
      '901,Variation,OIL-100,Oil - 100 ml,,249,,id:900,Size,100 ml',
      '903,variation,,Oil - 500 ml,,,,id:900,Size,500 ml',
      '910,variation,,Neem Face Pack - 50 g,,129,,GONE,Size,50 g',
      '921,"variation, virtual",OIL,Oil - any,,60,,OIL,Size,',
      '',
    ].join('\n'),
  );
  expect(list.map(({ result }) => result)).toEqual(Array.from({ length: 6 }, () => 'refused'));
  const said = list.map(reasons);
  const how = 'write “simple” as its Type';
  expect(said[0]).toContain('This is a size of “Bhringraj Hair Oil” (OIL). To sell it');
  expect(said[1]).toContain('each size is a row of its own');
  expect(said[2]).toContain('“Bhringraj Hair Oil” (id:900)');
  expect(said[3]).toContain('It has no price.');
  expect(said[4]).toContain('a size of GONE, which the file does not name');
  expect(said[5]).toContain('It leaves Size open');
  expect(said[5]).toContain('Its SKU is that of its parent.');
  for (const at of [0, 2, 3, 4, 5]) expect(said[at]).toContain(how);
});
