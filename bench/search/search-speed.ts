import { loadavg } from 'node:os';
import { type Db, type OpenDatabase, openDatabase } from '#platform/server/db.ts';
import { searchProducts } from '#shop/search/server/search-products.ts';
import { suggestGroups } from '#shop/search/server/suggestions/suggest-groups.ts';
import { median } from '../load/statistics.ts';
import { type LargeShop, openLargeShops } from './large-shops.ts';

const rounds = 15;
const head = ['what', 'products', 'median ms', 'p95 ms', 'in round trips'];

/** Frequent, rare, misspelled, Hindi, two words, and one without results. */
const texts = [
  'ashwagandha',
  'neem oil',
  'hair fall oil',
  'triphala churna',
  'bhringraj',
  'baal jhadna',
  'kumkumadi',
  'अश्वगंधा',
  'shampoo',
  'rose water',
  'ghutno ka dard',
  'aswgandha',
  'chandan',
  'lotus',
  'zzzzqq',
];

type SpeedCase = { what: string; ask: (db: Db, text: string) => Promise<unknown>; texts: string[] };

const asked: SpeedCase[] = [
  {
    what: 'suggestions, every beginning',
    ask: suggestGroups,
    texts: texts.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1))),
  },
  { what: 'search', ask: (db, q) => searchProducts(db, { q, limit: 24, cursor: 0 }), texts },
  {
    what: 'search, by price, in stock',
    ask: (db, q) => searchProducts(db, { q, limit: 24, cursor: 0, sort: 'price', inStock: 'true' }),
    texts,
  },
];

type Open = { size: number } & OpenDatabase;

/**
 * Measures the search in shops of three sizes, one request at a time, in turns with a bare `select 1` on the same server.
 * Prints medians and p95 in milliseconds, and each median as a multiple of the bare round trip.
 */
export async function benchSearch(): Promise<void> {
  const { shops, close } = await openLargeShops();
  say(head);
  say(head.map((name) => '-'.repeat(name.length)));
  const open: Open[] = shops.map(openOne);
  try {
    for (const { what, ask, texts: typed } of asked) {
      const times = new Map<Open, number[]>(open.map((shop) => [shop, []]));
      const bare: number[] = [];
      for (let round = 0; round <= rounds; round += 1)
        for (const text of typed)
          for (const shop of open) {
            const took = await timeOf(() => ask(shop.db, text));
            const trip = await timeOf(() => shop.pool.query('select 1'));
            // The first round fills caches and plans the statements.
            if (round === 0) continue;
            times.get(shop)!.push(took);
            bare.push(trip);
          }
      const trip = median(bare);
      for (const [{ size }, took] of times)
        say([
          what,
          size.toLocaleString('en-IN'),
          ms(median(took)),
          ms(p95(took)),
          (median(took) / trip).toFixed(1),
        ]);
      say([what, 'select 1', ms(trip), ms(p95(bare)), '1.0']);
    }
  } finally {
    for (const shop of open) await shop.close();
    await close();
  }
  process.stdout.write(
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}\n`,
  );
}

function say(cells: string[]): void {
  process.stdout.write(`| ${cells.map((cell, at) => cell.padEnd(at === 0 ? 28 : 14)).join(' | ')} |\n`);
}

function openOne({ size, url }: LargeShop): Open {
  return { size, ...openDatabase(url, { max: 4 }) };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function p95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}

function ms(value: number): string {
  return value.toFixed(1);
}
