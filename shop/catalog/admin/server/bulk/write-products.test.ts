import { spawnSync } from 'node:child_process';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { changeLog } from '#platform/server/tables.ts';
import { products } from '../../../server/tables.ts';
import { makeCategory, makeCombo, makeProduct } from '../../../server/testing.ts';
import { openImports } from './testing/open-imports.ts';
import { writeProducts } from './write-products.ts';

const { db } = await testDatabase();
const { check, run } = openImports(db);

async function textOf(pieces: AsyncGenerator<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

const hostile = {
  name: '=HYPERLINK("https://evil.example")',
  english: "'=2+3",
  latin: '-1',
  sanskrit: '＋91',
  description: '@SUM(1)\n\nA "quoted", text; with\ttabs.',
  concerns: ['Dry, itchy hair', 'Frizz | split ends', String.raw`Back\slash`],
  synonyms: ['+91'],
  hsn: '300490',
  gtin: '',
  sku: '0012',
  form: 'Jan-24',
  maxPerLine: 3,
  mrpPaise: 49_950,
  packs: [1, 2, 2],
  published: false,
  ingredients: 'Amla\nHaritaki\rBibhitaki',
  maker: '"Aranya"\n',
  bestBefore: "'",
  seller: "'Tis the season",
  offer: 'R&amp;D',
  facts: { dose: '=1 spoon', allergens: "''-none" },
};

// §9 a CSV file is checked before anything changes, imported with progress, resumed after kill -9, and undone whole; importing the export changes nothing
it('changes nothing when it is imported, whatever the products hold', async () => {
  const { id: categoryId } = await makeCategory(db, { slug: 'round', name: 'Round, trip' });
  const one = await makeProduct(db, { slug: 'hostile-comb', categoryId, ...hostile });
  const two = await makeProduct(db, { slug: 'plain-comb', categoryId, subscribable: true });
  await makeCombo(
    db,
    [one, two].map(({ id }) => ({ partId: id, quantity: 2 })),
    { slug: 'set', categoryId },
  );
  await makeProduct(db, { slug: 'archived-comb', categoryId, published: false, archivedAt: new Date() });
  const text = await textOf(writeProducts(db));
  const rows = parse(text, { bom: true });
  expect(rows).toHaveLength(5);
  // A number below zero is no formula.
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual(['-1']);
  for (const emptyClears of [false, true]) {
    const { id, rows: counts, list } = await check(text, { emptyClears });
    expect(list.filter(({ result }) => result !== 'unchanged')).toEqual([]);
    expect(counts.unchanged).toBe(4);
    await run(id);
  }
  expect(await db.$count(changeLog)).toBe(0);
});

it('stands in quotes, and Python reads the same cells from it', async () => {
  const text = await textOf(writeProducts(db));
  const [header = ''] = text.slice(1).split('\r\n');
  expect(header).toMatch(/^("[^"]*",)*"[^"]*"$/);
  const python = `import csv, io, json, sys
rows = csv.reader(io.StringIO(sys.stdin.buffer.read().decode('utf-8-sig'), newline=''), strict=True)
print(json.dumps(list(rows)))`;
  const read = spawnSync('python3', ['-c', python], { input: text, encoding: 'utf8' });
  if (read.error === undefined) expect(JSON.parse(read.stdout)).toEqual(parse(text, { bom: true }));
});

it('brings a product back as it was, after somebody cleared it', async () => {
  const text = await textOf(writeProducts(db));
  const before = await db.select().from(products).orderBy(products.id);
  await db.execute(sql`
    update products set english = '', latin = 'x', concerns = '{}', description = '', name = 'Gone', sku = null,
      mrp_paise = 1, facts = '{}', supply_packs = '{1,2,3}' where slug = 'hostile-comb'`);
  const { id, list } = await check(text);
  expect(list.map(({ result }) => result).toSorted()).toEqual(['change', ...Array(3).fill('unchanged')]);
  await run(id);
  const after = await db.select().from(products).orderBy(products.id);
  const comparable = (row: object) => ({ ...row, updatedAt: null, gatePassedOn: null });
  expect(after.map(comparable)).toEqual(before.map(comparable));
});
