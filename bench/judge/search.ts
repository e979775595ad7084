import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#platform/server/db.ts';
import { searchProducts } from '#shop/search/server/search-products.ts';
import { openDemoShop } from './demo-search.ts';

// npm run judge -- search FOLDER [--misses]: judges the search by sold.tsv, not-sold.tsv, questions.tsv and sizes.tsv of a folder,
// or by those of them that the folder has.

type Row = { text: string; kind: string; isRight: boolean; isDenied: boolean; got: string };

const [folder = '.', ...flags] = process.argv.slice(2);
const firstFive = 5;
const firstThree = 3;

const { db, close } = await openDemoShop();
try {
  await report('sold', 'sold.tsv', judgeSold);
  await report('not sold', 'not-sold.tsv', judgeNotSold);
  await report('questions', 'questions.tsv', judgeQuestion);
  await report('sizes', 'sizes.tsv', judgeSize);
} finally {
  await close();
}

async function report(title: string, name: string, judgeLine: (db: Db, columns: string[]) => Promise<Row>) {
  const path = join(folder, name);
  if (!existsSync(path)) return;
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  const rows: Row[] = [];
  for (const line of lines) rows.push(await judgeLine(db, line.split('\t')));
  sayRows(title, rows);
}

/** Text, kind, how many of the first five must be right, right slugs. */
async function judgeSold(db: Db, [text = '', kind = '', needed = '1', slugs = '']: string[]): Promise<Row> {
  const { products, notSold, didYouMean } = await searchProducts(db, {
    q: text,
    limit: firstFive,
    cursor: 0,
  });
  const shown = products.map(({ slug }) => slug);
  const right = shown.filter((slug) => slugs.split('|').includes(slug)).length;
  const got = `${notSold ? 'NOT SOLD ' : ''}${didYouMean ? `“${didYouMean}” ` : ''}${shown.join(' ')}`;
  return { text, kind, isRight: right >= Number(needed), isDenied: notSold !== null, got };
}

/** Text, kind, acceptable slugs. */
async function judgeNotSold(db: Db, [text = '', kind = '', slugs = '']: string[]): Promise<Row> {
  const { products, notSold, didYouMean } = await searchProducts(db, {
    q: text,
    limit: firstThree,
    cursor: 0,
  });
  const shown = [...products, ...(notSold?.nearest ?? [])].slice(0, firstThree).map(({ slug }) => slug);
  const wrong = shown.filter((slug) => !slugs.split('|').includes(slug));
  const got = `${notSold ? `NOT SOLD ${notSold.asked} ` : ''}${didYouMean ? `“${didYouMean}” ` : ''}${shown.join(' ')}`;
  return { text, kind, isRight: wrong.length === 0, isDenied: notSold !== null, got };
}

/** Text, pattern of the path of the page that answers. */
async function judgeQuestion(db: Db, [text = '', pattern = '']: string[]): Promise<Row> {
  const { help } = await searchProducts(db, { q: text, limit: 1, cursor: 0 });
  const path = help?.path ?? '';
  const isRight = path !== '' && new RegExp(pattern).test(path);
  return { text, kind: 'question', isRight, isDenied: false, got: path };
}

/** Text, slug of the size that comes first. */
async function judgeSize(db: Db, [text = '', slug = '']: string[]): Promise<Row> {
  const { products, notSold } = await searchProducts(db, { q: text, limit: firstFive, cursor: 0 });
  const got = products.map((product) => product.slug).join(' ');
  return { text, kind: 'size', isRight: products[0]?.slug === slug, isDenied: notSold !== null, got };
}

function sayRows(title: string, rows: Row[]): void {
  say(`\n${title}: ${rows.filter(({ isRight }) => isRight).length} of ${rows.length} right`);
  for (const [kind, of] of Map.groupBy(rows, (row) => row.kind)) {
    const right = of.filter(({ isRight }) => isRight).length;
    const denied = of.filter(({ isDenied }) => isDenied).length;
    say(`| ${kind} | ${right} of ${of.length} | said to be not sold: ${denied} |`);
  }
  if (!flags.includes('--misses')) return;
  for (const { text, kind, got } of rows.filter((row) => !row.isRight || (title === 'sold' && row.isDenied)))
    say(`  ${kind}: ${text} → ${got}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
