import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Customer, makeCustomers, orderBody, plentifulGoods } from './customers.ts';
import { limitSettings, openShop, shopUrl } from './shop-under-test.ts';

/**
 * `npm run attack`: 40 connections of one network ask the built shop for invoices, unknown pages and personal data, beside a
 * customer of another network. Prints the customer's medians before and during the flood, and the responses to the flood.
 */
if (!existsSync('build/server/index.js')) {
  process.stderr.write('There is no build yet: npm run build first.\n');
  process.exit(1);
}

const connections = 40;
const seconds = Number(process.env.FLOOD_SECONDS ?? 15);
const [attacker, neighbour] = [process.env.FLOOD_FROM ?? '203.0.113.9', '198.51.100.7'];

type Owner = Customer & { orderNumber: string };

let log = '';
const floods = {
  invoices: ({ orderNumber }: Owner) => `/api/orders/${orderNumber}/invoice.pdf`,
  'unknown pages': () => `/no-such-page-${Math.random()}`,
  'personal data': () => '/api/my-data',
};

const shop = await openShop(limitSettings.on, (text) => (log += text));
const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 2 });
try {
  await pool.query('delete from rate_counters');
  const all = await makeOwners(connections + 1 + Object.keys(floods).length);
  const owners = all.splice(0, connections);
  // A customer of its own for each visit, since invoices have a limit for each customer.
  const quiet = await visit(all.pop()!);
  for (const [what, pathOf] of Object.entries(floods)) {
    const statuses = new Map<number, number>();
    const flood = { isOver: false };
    const workers = owners.map(async (owner) => {
      while (!flood.isOver) {
        const { status } = await ask(pathOf(owner), attacker, owner);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    await pause(1_000);
    log = '';
    const during = await visit(all.pop()!);
    const [lines, stacks] = [log.split('\n').length - 1, log.split('"stack"').length - 1];
    flood.isOver = true;
    await Promise.all(workers);
    const said = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
    process.stdout.write(`${what} (${said}); ${lines} lines of log, ${stacks} with a stack\n`);
    for (const [read, before] of quiet) print(read, before, during.get(read)!);
  }
} finally {
  await pool.end();
  await shop.close();
}

/** Each has an order whose invoice exists. */
async function makeOwners(count: number): Promise<Owner[]> {
  const goods = (await plentifulGoods(pool)).slice(0, 3);
  const customers = await makeCustomers(pool, count);
  const owners: Owner[] = [];
  for (const customer of customers) {
    const response = await fetch(`${shopUrl}/api/delivery/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${customer.token}` },
      body: JSON.stringify(orderBody(goods)),
    });
    const { orderNumber, remarks } = (await response.json()) as { orderNumber?: string; remarks: string };
    if (!orderNumber) throw new Error(remarks);
    owners.push({ ...customer, orderNumber });
  }
  await pool.query(`update orders set state = 'shipped' where state in ('placed', 'confirmed')`);
  return owners;
}

function ask(path: string, from: string, { token }: Customer) {
  const headers = { 'x-forwarded-for': from, authorization: `Bearer ${token}` };
  return fetch(`${shopUrl}${path}`, { headers }).then(async (response) => {
    await response.arrayBuffer();
    return response;
  });
}

/** Reads as a customer does, one after the other. Returns the milliseconds of each read. */
async function visit(customer: Owner): Promise<Map<string, number[]>> {
  const reads = {
    'product page': '/product/neem-comb',
    'search page': '/search?q=',
    cart: '/api/cart',
    'my order': `/api/orders/${customer.orderNumber}`,
    'my invoice': `/api/orders/${customer.orderNumber}/invoice.pdf`,
  };
  const took = new Map(Object.keys(reads).map((read) => [read, [] as number[]]));
  const until = performance.now() + seconds * 1000;
  for (let round = 0; performance.now() < until; round += 1)
    for (const [read, path] of Object.entries(reads)) {
      if (read === 'my invoice' && round % 3 > 0) continue;
      // Each round asks for words that no cache holds.
      const began = performance.now();
      const { status } = await ask(
        path.endsWith('=') ? `${path}oil+${Date.now() % 9973}` : path,
        neighbour,
        customer,
      );
      took.get(read)!.push(status < 400 ? performance.now() - began : Number.NaN);
      await pause(20);
    }
  return took;
}

function print(read: string, before: number[], during: number[]): void {
  const failed = during.filter(Number.isNaN).length;
  process.stdout.write(
    `  ${read}: median ${medianOf(before)} ms before, ${medianOf(during)} ms during; ${failed} of ${during.length} failed\n`,
  );
}

function medianOf(values: number[]): string {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(1);
}
