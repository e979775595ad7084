import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openLoaders, requestOf } from './load/load.ts';
import { cpuMsOf, cpuMsOfTree, megabytesOf } from './load/processor-time.ts';
import type { Fact } from './report/row.ts';
import { shopPort, shopUrl } from './shop-under-test.ts';

type Shop = { pid: number; postgresPid: number; databaseUrl: string };

/** The first renderings of the home page load and compile its code. */
const homes = { before: 5, measured: 15 };
/** Longer than the shop takes to see a change. */
const seenMs = 700;

/** Processor time of uncached pages in all threads, soon after the start and later, and the memory that 500 of them leave. */
export async function benchColdPages({ pid, postgresPid, databaseUrl }: Shop): Promise<Fact[]> {
  const loaders = await openLoaders(1);
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, megabytesOf(pid))), 100);
  const read = async (paths: string[]) => {
    const [before, database] = [cpuMsOf(pid), cpuMsOfTree(postgresPid)];
    const requests = paths.map((path) => requestOf({ path }));
    await loaders.load({ port: shopPort, seconds: 120, requests, once: true, connections: 4 });
    return {
      shop: (cpuMsOf(pid) - before) / paths.length,
      postgres: (cpuMsOfTree(postgresPid) - database) / paths.length,
    };
  };
  const facts: Fact[] = [{ what: 'memory at rest', value: megabytesOf(pid), unit: 'MB', limit: 180 }];
  const products = (await (await fetch(`${shopUrl}/api/products`)).json()) as { id: number; slug: string }[];
  const named = products.flatMap(({ id, slug }) => [`/product/${id}`, `/product/${slug}`]).slice(0, 400);
  const sorts = ['popular', 'price', 'price-desc', 'newest', 'rating'];
  const listings = sorts.flatMap((sort) =>
    Array.from({ length: 20 }, (_, n) => `/all-products?sort=${sort}&minPrice=${n + 1}`),
  );
  await read(listings.splice(0, 20));
  const readBoth = async (when: string, isJudged: boolean) => {
    for (const [kind, paths, limit] of [
      ['cold product page', named, 6],
      ['cold listing', listings, 0],
    ] as const) {
      const what = kind + when;
      process.stdout.write(`  ${what} …\n`);
      const { shop, postgres } = await read(paths);
      facts.push({ what, value: shop, unit: 'ms CPU', limit: isJudged ? limit : 0 });
      facts.push({ what: `${what}, PostgreSQL`, value: postgres, unit: 'ms CPU', limit: 0 });
    }
  };
  await readBoth(', soon after the start', false);
  await pause(1_000);
  facts.push({ what: 'memory after 500 cold pages', value: megabytesOf(pid), unit: 'MB', limit: 300 });
  facts.push({ what: 'cold home', value: await coldHome(read, databaseUrl), unit: 'ms CPU', limit: 8 });
  // Its last change emptied the cache, so every page is cold again.
  await readBoth('', true);
  loaders.close();
  clearInterval(watching);
  facts.push({ what: 'memory at most, among cold pages', value: most, unit: 'MB', limit: 450 });
  return facts;
}

/** The home page has one URL, so each rendering follows a change that concerns every page. */
async function coldHome(
  read: (paths: string[]) => Promise<{ shop: number }>,
  databaseUrl: string,
): Promise<number> {
  process.stdout.write('  cold home …\n');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  let sum = 0;
  for (let n = 0; n < homes.before + homes.measured; n += 1) {
    await pool.query(`insert into public_changes (topics) values ('{}')`);
    await pause(seenMs);
    const { shop } = await read(['/']);
    if (n >= homes.before) sum += shop;
  }
  await pool.end();
  return sum / homes.measured;
}
