import pg from 'pg';
import { migrateDatabase } from '#database/migrate.ts';
import { seedIfEmpty } from '#database/seeding/seed.ts';
import { dayOf } from '#platform/india-time.ts';
import { type Db, openDatabase } from '#platform/server/db.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { openServerKey } from '#platform/server/secrets/server-key.ts';
import { closeCashDays } from '#shop/cash/admin/server/read-balances.ts';
import { updateFigures } from '#shop/reports/admin/server/figures/update-figures.ts';
import { median, quantile } from '../load/statistics.ts';
import { days, fillOrders } from './fill-orders.ts';
import { openScale, type Scale } from './server.ts';
import { staffReads } from './staff-reads.ts';

// npm run bench -- orders [COUNT]: fills a shop with 10,000 orders and one with 1,000,000, and measures what staff read in both,
// in turns. `ORDER_DAYS=1826` spreads them over 60 months.
// The shops stay in .cache for the next run of the day; `npm run bench -- orders 1000000 anew` makes them again.

const calls = 30;
const large = Number(process.argv[2] ?? 1_000_000);
const isAnew = process.argv[3] === 'anew';

const folder = '.cache/bench-orders';
openServerKey(folder);
const server = await openScale(folder);
try {
  const shops = [await openShop(10_000), await openShop(large)];
  const growing: string[] = [];
  const header = `| read | 10,000: median, ms | p95 | ${large.toLocaleString('en-IN')}: median, ms | p95 |`;
  process.stdout.write(`\n${header}\n| --- | --- | --- | --- | --- |\n`);
  for (const [what, read] of staffReads) {
    const times: number[][] = [[], []];
    for (let call = 0; call <= calls; call += 1)
      for (const [at, { db }] of shops.entries()) {
        const began = performance.now();
        await read(db);
        // The first call plans the statements.
        if (call > 0) times[at]!.push(performance.now() - began);
      }
    const cells = times.flatMap((each) => [median(each), quantile(each, 0.95)]);
    process.stdout.write(`| ${[what, ...cells.map((ms) => ms.toFixed(1))].join(' | ')} |\n`);
    if (cells[2]! > 2 * cells[0]! + 2) growing.push(what);
  }
  process.stdout.write(`\nGrow with the shop: ${growing.join('; ') || 'none'}\n`);
  for (const { close } of shops) await close();
} finally {
  await server.close();
}

/** Opens a shop with `count` orders, and fills it when it is not there. */
async function openShop(count: number): Promise<{ db: Db; close: () => Promise<void> }> {
  const name = `orders_${count}_${days}`;
  const url = server.urlOf(name);
  if (isAnew) await server.run(`drop database if exists ${name}`);
  const { rows } = await server.run('select from pg_database where datname = $1', [name]);
  if (rows.length === 0) await fillShop(name, url, count);
  else await makeTables(url);
  const { db, close } = openDatabase(url, { max: 4 });
  await timed(`${name}: figures and cash of the last days`, async () => {
    await closeCashDays(db, { today: dayOf(new Date()) });
    await updateFigures(db, { now: new Date() });
  });
  return { db, close };
}

async function fillShop(name: string, url: string, count: number): Promise<void> {
  process.stdout.write(`${name}\n`);
  await server.run(`create database ${name}`);
  await makeTables(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run: Scale['run'] = async (text, values = []) => {
    const began = performance.now();
    const { rows } = await client.query(text, values);
    return { rows, ms: performance.now() - began };
  };
  const { db, close } = openDatabase(url, { max: 2 });
  try {
    await seedIfEmpty(db, () => {});
    await fillOrders(run, count);
    await timed(`${name}: all figures`, () => updateFigures(db, { now: new Date() }));
  } finally {
    await close();
    await client.end();
  }
}

async function makeTables(url: string): Promise<void> {
  await migrateDatabase(url);
  const { close } = await openQueue(url, silentLog, { runs: false });
  await close();
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  process.stdout.write(`  ${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s\n`);
}
