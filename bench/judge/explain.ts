import { findFirst, searchProducts } from '#shop/search/server/search-products.ts';
import { decide } from '#shop/search/server/reading-strategies.ts';
import { readPriceWords } from '#shop/search/price-words.ts';
import { openDemoShop } from './demo-search.ts';

// npm run judge -- explain "text": prints why a text finds what it finds, in the demo shop.

const q = process.argv.slice(2).join(' ');
const { db, close } = await openDemoShop();
try {
  const { text, prices } = readPriceWords(q);
  const decision = await decide(db, text);
  const found = await findFirst(db, decision);
  const { products, message, help, notSold } = await searchProducts(db, { q, limit: 10, cursor: 0 });
  say(`text: ${text} ${JSON.stringify(prices)}`);
  for (const { words, concepts, kind, size } of decision.phrases) {
    const meant = concepts.map(({ kind: of, id }) => `${of} ${id}`).join(', ');
    say(`  ${words.map(({ raw }) => raw).join(' ')}: ${kind} ${size ?? meant}`);
  }
  say(`readings: ${decision.readings.map(({ strategy }) => strategy).join(', ') || 'none'}`);
  say(`decision: ${found?.strategy ?? (decision.doctor ? 'doctor' : notSold ? 'not sold' : 'nothing')}`);
  if (message) say(`message: ${message}`);
  if (help) say(`help: ${help.sentence} ${help.path}`);
  for (const { slug, productName } of products) say(`  ${slug}: ${productName}`);
  for (const { slug } of notSold?.nearest ?? []) say(`  nearest: ${slug}`);
} finally {
  await close();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
