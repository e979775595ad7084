import { randomInt } from 'node:crypto';
import { dayMs } from '#platform/india-time.ts';
import { median, openScale } from './server.ts';

// npm run bench:partitions [events]: fills the events of orders twice, in one table and in a partition a month, and measures
// both: bytes, reads of one order with and without its day, appends, and the removal of the oldest month.

const events = Number(process.argv[2] ?? 10_000_000);
const months = 24;
const eventsPerOrder = 5;
const reads = 300;
const appends = 2_000;
const orders = events / eventsPerOrder;

const columns = `id bigint not null, order_id uuid not null, state varchar(20) not null, actor varchar(10) not null,
  note varchar(300), at timestamptz not null`;
/** The same id for a number, so that reads need no list of ids. */
const idOf = (order: string) => `md5((${order})::text)::uuid`;
const dayOf = (order: string) =>
  `timestamptz '2024-01-01' + (${order}) * interval '${months * 30} days' / ${orders}`;

const { run, close } = await openScale('.cache/bench-scale');
const results: [what: string, one: string, parts: string][] = [];

await run('drop table if exists one, parts');
await run(`create table one (${columns})`);
await run(`create table parts (${columns}) partition by range (at)`);
for (let month = 0; month <= months; month += 1) await run(partitionOf(month));
await compare('fill', async (table) => {
  const { ms } = await run(
    `insert into ${table} select n, ${idOf('n / $1')}, 'delivered', 'courier', null,
       ${dayOf('n / $1::int')} + (n % $1) * interval '20 hours'
     from generate_series(0, $2::int - 1) n`,
    [eventsPerOrder, events],
  );
  return seconds(ms);
});
await compare('primary key and index by order', async (table) => {
  const key = table === 'one' ? 'id' : 'id, at';
  const { ms } = await run(`alter table ${table} add primary key (${key})`);
  const { ms: more } = await run(`create index on ${table} (order_id, id)`);
  return seconds(ms + more);
});
await run('vacuum analyze');
await compare('bytes with indexes', async (table) => {
  const { rows } = await run(
    `select sum(pg_total_relation_size(relid))::bigint as bytes from pg_partition_tree('${table}') where isleaf`,
  );
  const bytes = Number(rows[0]!.bytes) || (await sizeOf(table));
  return `${Math.round(bytes / 1_000_000)} MB`;
});
await compare('events of one order', (table) => readOrders(table, false));
await compare('events of one order, within 45 days of its day', (table) => readOrders(table, true));
await compare('append of one event', async (table) => {
  const times: number[] = [];
  for (let n = 0; n < appends; n += 1) {
    const order = String(orders - 1 - (n % 1_000));
    const { ms } = await run(
      `insert into ${table} values ($1, ${idOf('$2::int')}, 'delivered', 'courier', null, ${dayOf('$2::int')})`,
      [events + n, order],
    );
    times.push(ms);
  }
  return milliseconds(median(times));
});
await compare('removal of the oldest month', async (table) => {
  const { ms } = await run(
    table === 'parts'
      ? 'drop table parts_0'
      : `delete from one where at < timestamptz '2024-01-01' + interval '30 days'`,
  );
  if (table === 'parts') return milliseconds(ms);
  const { ms: vacuum } = await run('vacuum one');
  return `${milliseconds(ms)}, and ${milliseconds(vacuum)} of vacuum`;
});
await run('drop table one, parts');
await close();
process.stdout.write(
  `\n${events} events, ${months} months\n| work | one table | a partition a month |\n|---|---|---|\n`,
);
for (const row of results) process.stdout.write(`| ${row.join(' | ')} |\n`);

function partitionOf(month: number): string {
  const bound = (at: number) => `timestamptz '2024-01-01' + interval '${at * 30} days'`;
  return `create table parts_${month} partition of parts for values from (${bound(month)}) to (${bound(month + 1)})`;
}

async function compare(what: string, measure: (table: string) => Promise<string>): Promise<void> {
  const row: [string, string, string] = [what, await measure('one'), await measure('parts')];
  results.push(row);
  process.stdout.write(`  ${row.join(': ')}\n`);
}

async function sizeOf(table: string): Promise<number> {
  const { rows } = await run(`select pg_total_relation_size('${table}') as bytes`);
  return Number(rows[0]!.bytes);
}

/** A read by the order alone looks into each partition. With bounds of the time it looks into one to three. */
async function readOrders(table: string, hasDay: boolean): Promise<string> {
  const times: number[] = [];
  for (let n = 0; n < reads; n += 1) {
    const order = randomInt(orders);
    const { rows: days } = await run(`select ${dayOf('$1::int')} as day`, [order]);
    const day = days[0]!.day as Date;
    const bounds = hasDay ? ' and at >= $2 and at < $3' : '';
    const until = new Date(day.getTime() + 45 * dayMs);
    const { rows, ms } = await run(
      `select * from ${table} where order_id = ${idOf('$1::int')}${bounds} order by id`,
      hasDay ? [order, day, until] : [order],
    );
    if (rows.length !== eventsPerOrder) throw new Error(`Order ${order} has ${rows.length} events.`);
    times.push(ms);
  }
  return milliseconds(median(times));
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function milliseconds(ms: number): string {
  return ms < 10 ? `${ms.toFixed(2)} ms` : `${Math.round(ms)} ms`;
}
