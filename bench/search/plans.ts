import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '#platform/server/db.ts';
import { correctWords } from '#shop/search/server/correct-words.ts';
import { readQuery } from '#shop/search/read-query.ts';
import { searchProducts } from '#shop/search/server/search-products.ts';
import { findSuggested } from '#shop/search/server/suggestions/find-suggested.ts';
import { openLargeShops } from './large-shops.ts';

/** `npm run bench -- plans`: the plan of every search statement in a shop with 100 000 products. Source of `docs/search.md`. */
const calls: [string, (db: Db) => Promise<unknown>][] = [
  ['Suggestions, a frequent beginning: oil', (db) => findSuggested(db, 'oil')],
  ['Suggestions, a rare beginning: lotu', (db) => findSuggested(db, 'lotu')],
  ['Suggestions, a letter beside a word: khus w', (db) => findSuggested(db, 'khus w')],
  ['The nearest spelling: ashvagundra', (db) => correctWords(db, readQuery('ashvagundra'))],
  ['Search with facets, rare: chandan', (db) => searchProducts(db, { q: 'chandan', limit: 24, cursor: 0 })],
  ['Search with facets, frequent: oil', (db) => searchProducts(db, { q: 'oil', limit: 24, cursor: 0 })],
];

const settings = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'client_min_messages=log',
];

const { shops, close } = await openLargeShops([100_000]);
const url = new URL(shops[0]!.url);
url.searchParams.set('options', settings.map((setting) => `-c ${setting}`).join(' '));
const pool = new pg.Pool({ connectionString: url.href, max: 1 });
const plans: string[] = [];
pool.on('connect', (client) => client.on('notice', ({ message }) => plans.push(message ?? '')));
try {
  for (const [what, call] of calls) {
    // Twice, since the second run finds the pages in memory.
    await call(drizzle(pool));
    plans.length = 0;
    await call(drizzle(pool));
    process.stdout.write(`\n## ${what}\n`);
    for (const plan of plans) process.stdout.write(`\n${withoutText(plan)}\n`);
  }
} finally {
  await pool.end();
  await close();
}

function withoutText(plan: string): string {
  const [time = '', ...lines] = plan.split('\n');
  const steps = lines
    .filter((line) => /\(actual |Index Cond:|One-Time Filter:|Heap Blocks:/.test(line))
    .map((line) => line.replace(/\(cost=\S+ rows=\S+ width=\S+\) /, ''));
  return [time.replace('  plan:', ''), ...steps].join('\n');
}
