import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { minuteMs } from '#platform/india-time.ts';
import { makeCustomers, plentifulGoods } from '../customers.ts';
import { cpuMsOfTree } from '../load/processor-time.ts';
import { limitSettings, openShop } from '../shop-under-test.ts';
import { curvesOf, type Sample } from './curves.ts';
import { visit } from './visits.ts';

// npm run bench -- soak --minutes 30 --rate 20: customers visit the built shop in two web processes. Each process writes its memory
// every ten seconds. It fails when more than one request in a thousand is turned away (503), another request fails, or the memory
// of a process still grows at the end.

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, rate: { type: 'string', default: '20' } },
});
const [minutes, rate] = [Number(values.minutes), Number(values.rate)];
if (!existsSync('build/server/index.js')) {
  process.stderr.write('There is no build yet: npm run build first.\n');
  process.exit(1);
}

const dataDir = '.cache/soak';
const port = 4094;
const file = resolve(dataDir, 'memory.jsonl');
rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true, mode: 0o755 });

const shop = await openShop(
  {
    ...limitSettings.on,
    WEB_WORKERS: '2',
    SOAK_FILE: file,
    NODE_OPTIONS: `--import=${resolve('bench/soak/report-memory.mjs')}`,
  },
  undefined,
  { port, dataDir },
);
const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 2 });
const customers = await makeCustomers(pool, 500);
const goods = await plentifulGoods(pool, `http://127.0.0.1:${port}`);
const counts = new Map<string, number>();
const cpuBefore = cpuMsOfTree(shop.pid) + cpuMsOfTree(shop.postgresPid);
const began = Date.now();
process.stdout.write(`${rate} requests a second for ${minutes} minutes …\n`);
const underWay = new Set<Promise<void>>();
for (let sent = 0; sent < minutes * 60 * rate; sent += 1) {
  const waitMs = began + (sent * 1_000) / rate - Date.now();
  if (waitMs > 0) await pause(waitMs);
  const one = visitOnce();
  underWay.add(one);
  void one.then(() => underWay.delete(one));
}
await Promise.all(underWay);
const tookMinutes = (Date.now() - began) / minuteMs;
const cpuShare = (cpuMsOfTree(shop.pid) + cpuMsOfTree(shop.postgresPid) - cpuBefore) / (Date.now() - began);
const { rows } = await pool.query<{ orders: number; bytes: string }>(
  'select count(*)::int as orders, pg_database_size(current_database()) as bytes from orders',
);
await pool.end();
await shop.close();

const samples = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sample)
  .filter(({ at }) => at >= began);
const curves = curvesOf(samples, began);
const sent = [...counts.values()].reduce((sum, count) => sum + count, 0);
const busy = [...counts]
  .filter(([result]) => result.endsWith(' 503'))
  .reduce((sum, [, count]) => sum + count, 0);
const isTooBusy = busy > sent / 1_000;
const failed = [...counts].filter(([result]) => !/ (2\d\d|503)$/.test(result));
const counted = [...counts].map(([result, count]) => `${result}: ${count}`);
process.stdout.write(`\n${counted.join('\n')}\n`);
process.stdout.write(
  `\n${tookMinutes.toFixed(1)} minutes, ${rows[0]!.orders} orders, database ${Math.round(Number(rows[0]!.bytes) / 1e6)} MB, ` +
    `${Math.round(cpuShare * 100)} % of a processor\n\n`,
);
process.stdout.write('process, memory in MB | quarter 1 | 2 | 3 | 4 | growth of the last\n');
for (const { name, quarters, growth } of curves.flatMap(({ resident, heap }) => [resident, heap]))
  process.stdout.write(
    `${name} | ${quarters.map(Math.round).join(' | ')} | ${(growth * 100).toFixed(1)} %\n`,
  );
const growing = curves.filter(({ resident, heap }) => !resident.isFlat || !heap.isFlat);
if (failed.length > 0) process.stdout.write(`Failed: ${failed.map(([result]) => result).join(', ')}\n`);
if (isTooBusy) process.stdout.write(`Turned away: ${busy} of ${sent}\n`);
if (growing.length > 0)
  process.stdout.write(`Grows: ${growing.map(({ resident }) => resident.name).join(', ')}\n`);
process.exitCode = failed.length + growing.length > 0 || isTooBusy ? 1 : 0;

async function visitOnce(): Promise<void> {
  const result = await visit(`http://127.0.0.1:${port}`, { goods, customers });
  counts.set(result, (counts.get(result) ?? 0) + 1);
}
