import { existsSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type Customer, type Goods, makeCustomers, orderBody, plentifulGoods } from '../customers.ts';
import { openLoaders, requestOf } from '../load/load.ts';
import type { LoadResult } from '../load/loader.ts';
import { sharedMegabytesOfTree } from '../load/processor-time.ts';
import { limitSettings, openShop } from '../shop-under-test.ts';

// npm run drill -- memory: whether the shop and its database fit a machine of 1 GB. The built shop with its embedded database answers
// customers for a minute: kept and cold pages, searches, carts and orders with their jobs. Then a flood of cold pages follows. The sum of
// the memory of all processes is read twice a second. A request of the first minute that fails, and a sum above the bound end it with code 1.

const boundMegabytes = 1_000;
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const seconds = Number(values.seconds);
const port = Number(process.env.DRILL_PORT ?? 4096);
const url = `http://127.0.0.1:${port}`;
const dataDir = '.cache/memory-drill';
/** More than are sent, since each is sent once. */
const mixedPerSecond = 500;
const words = ['tulsi', 'oil', 'hair', 'ashwaganda', 'immunity', 'soap', 'tea', 'triphala'];
const sorts = ['popular', 'price', 'price-desc', 'newest', 'rating'];

if (!existsSync('build/server/index.js')) {
  process.stderr.write('There is no build yet: npm run build first.\n');
  process.exit(1);
}
rmSync(dataDir, { recursive: true, force: true });
const shop = await openShop(limitSettings.off, undefined, { port, dataDir });
const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 2 });
const loader = await openLoaders(1);
let most = 0;
try {
  process.stdout.write('| part | requests | a second | turned away | at most, MB | shop | database |\n');
  await pause(3_000);
  await watched('at rest', rest);
  const goods = await plentifulGoods(pool, url);
  const customers = await makeCustomers(pool, 400);
  await pool.end();
  // The first search loads its dictionary, which takes seconds on a busy machine.
  for (const word of words) await (await fetch(`${url}/search?q=${word}`)).text();
  await watched('customers', () => load(mixed(customers, goods), 8));
  const pages = Array.from({ length: 200 * seconds }, (_, at) => cold(mixedPerSecond * seconds + at));
  await watched('a flood of cold pages', () => load(pages, 60, true));
  await pause(5_000);
  await watched('after it', rest);
} finally {
  loader.close();
  await shop.close();
}
const fits = most <= boundMegabytes;
process.stdout.write(
  `At most ${Math.round(most)} MB of ${boundMegabytes}: ${fits ? 'it fits' : 'it does NOT fit'}.\n`,
);
process.exitCode = fits ? 0 : 1;

function load(requests: string[], connections: number, mayBeBusy = false) {
  return loader.load({ port, seconds, requests, once: true, connections, mayBeBusy });
}

async function rest() {
  await pause(2_000);
  return { done: 0, turnedAway: 0, seconds: 2 };
}

async function watched(
  part: string,
  work: () => Promise<Pick<LoadResult, 'done' | 'turnedAway' | 'seconds'>>,
): Promise<void> {
  const peak = { sum: 0, shop: 0, database: 0 };
  const look = () => {
    const [ofShop, ofDatabase] = [sharedMegabytesOfTree(shop.pid), sharedMegabytesOfTree(shop.postgresPid)];
    if (ofShop + ofDatabase > peak.sum)
      Object.assign(peak, { sum: ofShop + ofDatabase, shop: ofShop, database: ofDatabase });
  };
  const timer = setInterval(look, 500);
  const { done, turnedAway, seconds: took } = await work().finally(() => clearInterval(timer));
  look();
  most = Math.max(most, peak.sum);
  const figures = [done, done / took, turnedAway, peak.sum, peak.shop, peak.database].map(Math.round);
  process.stdout.write(`| ${[part, ...figures].join(' | ')} |\n`);
}

/** Of twenty requests six are cold pages, nine are kept, three change a cart and one is an order. */
function mixed(customers: Customer[], goods: Goods[]): string[] {
  return Array.from({ length: mixedPerSecond * seconds }, (_, at) => {
    const { token } = customers[at % customers.length]!;
    const headers = { authorization: `Bearer ${token}` };
    const product = goods[at % goods.length]!;
    const turn = at % 20;
    if (turn < 5) return cold(at);
    if (turn === 5) return requestOf({ path: `/search?q=${words[at % words.length]}&minPrice=${at}` }, at);
    if (turn < 9)
      return requestOf(
        { method: 'POST', path: '/api/cart/add', headers, body: { productId: product.id, quantity: 1 } },
        at,
      );
    if (turn === 9)
      return requestOf(
        { method: 'POST', path: '/api/delivery/create', headers, body: orderBody([product]) },
        at,
      );
    return requestOf(
      { path: ['/', '/all-products', `/product/${product.id}`, '/api/products?limit=24'][at % 4]! },
      at,
    );
  });
}

/** A listing that nobody has asked for before. */
function cold(at: number): string {
  const filters = `sort=${sorts[at % sorts.length]}&minPrice=${1 + (at % 97)}&maxPrice=${2_000 + at}`;
  return requestOf({ path: `/all-products?${filters}` }, at);
}
