import { existsSync, rmSync } from 'node:fs';
import pg from 'pg';
import { makeCustomers, plentifulGoods } from '../customers.ts';
import { openLoaders, readsOf, requestOf } from '../load/load.ts';
import { childrenOf, cpuMsOfTree, megabytesOf } from '../load/processor-time.ts';
import { median } from '../load/statistics.ts';
import { record } from '../reads.ts';
import { barePort, limitSettings, openBareServer, openShop } from '../shop-under-test.ts';

// npm run bench -- processes: requests a second of 1, 2 and 4 web processes, in turns with one bare node:http server of the same bytes.

const port = 4095;
const url = `http://127.0.0.1:${port}`;
const place = { port, dataDir: '.cache/bench-processes' };
const [rounds, seconds] = [3, 1.5];

type Pids = { pid: number; postgresPid: number };
/** Each request of `once` is sent once, since a repeat would be another kind of work. */
type Work = { what: string; requests: string[]; once: boolean };

if (!existsSync('build/server/index.js')) {
  process.stderr.write('There is no build yet: npm run build first.\n');
  process.exit(1);
}
rmSync(place.dataDir, { recursive: true, force: true });
const loader = await openLoaders(1);
process.stdout.write(
  '| web processes | work | shop/s | bare/s | ratio | CPU µs with PostgreSQL | memory MB |\n',
);
for (const workers of [1, 2, 4]) await measureWith(workers);
loader.close();

async function measureWith(workers: number): Promise<void> {
  const shop = await openShop({ ...limitSettings.off, WEB_WORKERS: String(workers) }, undefined, place);
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 2 });
  try {
    for (const work of await worksOf(pool)) {
      const figures = await measure(shop, work);
      const cells = [workers, work.what, ...figures, megabytesOfAll(shop.pid)];
      process.stdout.write(`| ${cells.join(' | ')} |\n`);
    }
  } finally {
    await pool.end();
    await shop.close();
  }
}

async function worksOf(pool: pg.Pool): Promise<Work[]> {
  const customers = await makeCustomers(pool, 300);
  const goods = await plentifulGoods(pool, url);
  const sorts = ['popular', 'price', 'price-desc', 'newest', 'rating'];
  const listings = sorts.flatMap((sort) =>
    Array.from({ length: 300 }, (_, n) => requestOf({ path: `/all-products?sort=${sort}&minPrice=${n}` }, n)),
  );
  const adds = goods.slice(0, 20).flatMap(({ id }) =>
    customers.map(({ token }, at) => {
      const headers = { authorization: `Bearer ${token}` };
      const body = { productId: id, quantity: 1 };
      return requestOf({ method: 'POST', path: '/api/cart/add', headers, body }, at);
    }),
  );
  return [
    { what: 'home, kept', requests: readsOf('/'), once: false },
    { what: 'product JSON, kept', requests: readsOf('/api/products/1'), once: false },
    { what: 'listing, cold', requests: listings, once: true },
    { what: 'cart add', requests: adds, once: true },
  ];
}

async function measure({ pid, postgresPid }: Pids, { requests, once }: Work): Promise<(string | number)[]> {
  const path = requests[0]!.split(' ')[1]!;
  const bare = once ? null : await openBareServer({ [path]: await record(path, url) });
  const [own, beside, cpu]: [number[], number[], number[]] = [[], [], []];
  const cpuMs = () => cpuMsOfTree(pid) + cpuMsOfTree(postgresPid);
  for (let round = 0; round < rounds; round += 1) {
    const part = once ? requests.filter((_, at) => at % rounds === round) : requests;
    const before = cpuMs();
    const result = await loader.load({ port, seconds, requests: part, once });
    own.push(result.done / result.seconds);
    cpu.push(((cpuMs() - before) * 1_000) / result.done);
    if (!bare) continue;
    const bareResult = await loader.load({ port: barePort, seconds, requests });
    beside.push(bareResult.done / bareResult.seconds);
  }
  await bare?.close();
  const bareFigures = bare
    ? [Math.round(median(beside)), (median(own) / median(beside)).toFixed(2)]
    : ['–', '–'];
  return [Math.round(median(own)), ...bareFigures, Math.round(median(cpu))];
}

function megabytesOfAll(pid: number): number {
  return Math.round([pid, ...childrenOf(pid)].reduce((sum, one) => sum + megabytesOf(one), 0));
}
