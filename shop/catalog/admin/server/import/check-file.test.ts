// §9 a CSV file is checked before anything changes, imported with progress, resumed after kill -9, and undone whole; importing the export changes nothing
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { products } from '../../../server/tables.ts';
import { makeCategory, makeProduct } from '../../../server/testing.ts';
import { openImports } from '../bulk/testing/open-imports.ts';

const { db } = await testDatabase();
const { check, look, find } = openImports(db);

/** The two fixtures are ours. They have the columns that Shopify and WooCommerce document for their exports. */
const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));

let hairCare = 0;
let other = 0;
beforeAll(async () => {
  hairCare = (await makeCategory(db, { slug: 'hair-care', name: 'Hair care' })).id;
  other = (await makeCategory(db, { slug: 'powders', name: 'Powders' })).id;
});

type Row = Awaited<ReturnType<typeof check>>['list'][number];
const said = ({ number, result, problems }: Row) => [
  number,
  result,
  problems.map(({ column, reason }) => `${column}: ${reason}`).join(' '),
];
const plain = (rows: Row[]) => rows.map(said);

describe('the check of a file', () => {
  it('reads an export of Shopify: pictures, variants and prices', async () => {
    const { rows, list, look: seen } = await check(fixture('shopify.csv'), { categoryId: other });
    expect(seen).toMatchObject({ source: 'shopify', delimiter: ',', encoding: 'utf-8' });
    expect(rows).toEqual({ create: 2, change: 0, unchanged: 1, refused: 2 });
    expect(list[0]).toMatchObject({
      result: 'create',
      stockChange: 25,
      fields: {
        slug: 'neem-comb-wide',
        name: 'Neem Comb Wide',
        sku: 'NC-01',
        mrp: 199,
        sellingPrice: 149,
        weightGrams: 60,
        gtin: '8901234567894',
        categoryId: hairCare,
      },
    });
    expect(list[0]!.fields.description).toContain('Hand cut from neem wood.');
    expect(list[0]!.fields.description).toContain('Washable & light');
    expect(plain(list.slice(1))).toEqual([
      [3, 'unchanged', ': The row adds only a picture. Files bring no pictures.'],
      [4, 'refused', expect.stringContaining('Variant Barcode: Excel shortened this number to 9.02E+11')],
      [5, 'create', ''],
      [6, 'refused', 'Variant Price: The selling price is above the MRP of ₹100.00.'],
    ]);
  });

  it('reads a WooCommerce export: row kinds, decimal commas, category paths', async () => {
    const { list, look: seen } = await check(fixture('woocommerce.csv'));
    expect(seen?.source).toBe('woocommerce');
    expect(plain(list).map(([, result]) => result)).toEqual(['create', 'refused', 'refused', 'create']);
    expect(list[0]!.fields).toMatchObject({
      sku: 'BR-7',
      slug: 'brahmi-powder',
      mrp: 150,
      sellingPrice: 135,
      weightGrams: 100,
      categoryId: other,
      description: 'Brahmi leaves, ground.',
    });
    expect(list[3]!.fields).toMatchObject({ slug: 'ubtan', mrp: 250 });
  });

  it('finds products by slug or SKU, and says before and after', async () => {
    const one = await makeProduct(db, { slug: 'old-comb', sku: 'OC-1', name: 'Old Comb', published: false });
    const { list } = await check('SKU,Name,MRP,Stock\r\nOC-1,Old Comb,"1,250.50",12\r\n,Nobody,5,1\r\n');
    expect(list[0]).toMatchObject({ result: 'change', productId: one.id, stockChange: 2 });
    expect(list[0]!.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['MRP', '₹500.00', '₹1,250.50'],
      ['Stock', '10', '12'],
    ]);
    expect(said(list[1]!)).toEqual([
      3,
      'refused',
      ': A new product needs a category. Choose one for such products above.',
    ]);
    const renamed = await check('Slug,SKU,Name\nnew-comb,OC-1,Old Comb\n');
    expect(renamed.list[0]).toMatchObject({ result: 'change', fields: { slug: 'new-comb' } });
  });

  it('refuses a row that another row, two products or an old slug contradict', async () => {
    await makeProduct(db, { slug: 'first-jar', sku: 'J-1', name: 'First Jar' });
    await makeProduct(db, { slug: 'second-jar', sku: 'J-2', name: 'Second Jar' });
    const { list } = await check(
      'Slug,SKU,Name\nfirst-jar,J-2,Jar\nsecond-jar,,Second Jar\nsecond-jar,,Second Jar\n',
    );
    expect(plain(list)).toEqual([
      [2, 'refused', 'SKU: The slug belongs to First Jar, and the SKU to Second Jar.'],
      [3, 'unchanged', ''],
      [4, 'refused', 'Slug: Row 3 names the same product.'],
    ]);
  });

  it('asks the publish gate for a row that publishes', async () => {
    const { list } = await check('Slug,Name,State,Category\ngateless,Gateless,published,powders\n');
    expect(list[0]!.result).toBe('refused');
    expect(list[0]!.problems.map(({ column }) => column)).toEqual(
      expect.arrayContaining(['Generic name', 'MRP', 'HSN']),
    );
    expect(await db.$count(products)).toBeGreaterThan(0);
  });

  it('leaves fields of empty cells, and clears them when staff say so', async () => {
    await makeProduct(db, { slug: 'kept-oil', english: 'Oil', published: false });
    const text = 'Slug,Name,English name\nkept-oil,kept-oil,\n';
    expect((await check(text)).list[0]!.result).toBe('unchanged');
    const cleared = await check(text, { emptyClears: true });
    expect(cleared.list[0]).toMatchObject({ result: 'change', fields: { english: '' } });
  });

  it('reads semicolons, tabs, a byte order mark, Windows-1252, UTF-16 and a sep line', async () => {
    const text = 'Slug;Name;English name\r\ncafe-oil;Café “Oil”;x\r\n';
    const ansi = Buffer.from(text.replace('“', '\u0093').replace('”', '\u0094'), 'latin1');
    const looks = [];
    for (const content of [
      `\ufeff${text}`,
      text.replaceAll(';', '\t'),
      `sep=;\r\n${text}`,
      ansi,
      Buffer.from(`\ufeff${text}`, 'utf16le'),
    ]) {
      const { look: seen } = await look(content);
      looks.push([seen!.encoding, seen!.delimiter, seen!.headers[0], seen!.examples[1]]);
    }
    expect(looks).toEqual([
      ['utf-8', ';', 'Slug', 'Café “Oil”'],
      ['utf-8', '\t', 'Slug', 'Café “Oil”'],
      ['utf-8', ';', 'Slug', 'Café “Oil”'],
      ['windows-1252', ';', 'Slug', 'Café “Oil”'],
      ['utf-16le', ';', 'Slug', 'Café “Oil”'],
    ]);
  });

  it('counts rows as a spreadsheet does, over empty rows and line breaks in cells', async () => {
    const { list } = await check('Slug,Name,Category\n\n"a-jar","A\n jar",powders\n,,\nb-jar,B jar,none\n');
    expect(plain(list)).toEqual([
      [3, 'refused', expect.stringContaining('Name: ')],
      [5, 'refused', 'Category: The shop has no such category.'],
    ]);
  });

  it('shows each reader the state of a file that is being checked', async () => {
    const { id } = await check('Slug,Name,Category\nc-jar,C jar,powders\n');
    expect(await find(id)).toMatchObject({ state: 'checked', total: 1, done: 0 });
  });
});
