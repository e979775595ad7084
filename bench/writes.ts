import pg from 'pg';
import { bareAddToCart, bareOrder } from './bare-writes.ts';
import { type Customer, type Goods, makeCustomers, orderBody, plentifulGoods } from './customers.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { openLoaders, requestOf, writers } from './load/load.ts';
import { cpuMsOf, cpuMsOfTree } from './load/processor-time.ts';
import type { Pace, Row } from './report/row.ts';
import { limitedPort, openWebShop, shopPort, webPort } from './shop-under-test.ts';

type Shop = { pid: number; postgresPid: number; databaseUrl: string; ownerUrl: string };
type Kind = {
  what: string;
  atLeast: number;
  /** Is measured once more on a process that runs no jobs, while the one that runs them is stopped. */
  hasJobs?: boolean;
  request: (customer: Customer, at: number) => string;
  bare: (customer: Customer) => Promise<void>;
};

/** Enough for every round, since each request is sent once. */
const requestsPerSecond = 3_000;

/**
 * Measures each write in turns with its minimal transaction in plain `pg`, on as many connections. Processor time includes
 * PostgreSQL.
 */
export async function benchWrites(shop: Shop, { rounds, seconds }: Pace): Promise<Row[]> {
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: writers });
  const customers = await makeCustomers(pool, 500);
  const goods = await plentifulGoods(pool);
  const loader = await openLoaders(1);
  let turn = 0;
  const anyCustomer = () => customers[(turn += 1) % customers.length]!;
  const web = await openWebShop(shop);
  const webCpu = () => cpuMsOf(web.pid) + cpuMsOfTree(shop.postgresPid);
  const shopCpu = () => cpuMsOf(shop.pid) + cpuMsOfTree(shop.postgresPid);
  const bareCpu = () => cpuMsOf(process.pid) + cpuMsOfTree(shop.postgresPid);

  const measure = async (cpu: () => number, work: () => Promise<{ done: number; seconds: number }>) => {
    const before = cpu();
    const { done, seconds: took } = await work();
    return { perSecond: done / took, cpuUs: ((cpu() - before) * 1000) / done };
  };
  const load = (port: number, kind: Kind) => {
    const count = Math.ceil(requestsPerSecond * seconds);
    const requests = Array.from({ length: count }, (_, at) => kind.request(anyCustomer(), at));
    return loader.load({ port, seconds, requests, once: true, connections: writers });
  };

  /** The jobs of earlier orders have ended, so the process that runs them holds no lock, and may be stopped. */
  const withoutJobs = async (kind: Kind) => {
    await untilNoJobs(pool);
    process.kill(shop.pid, 'SIGSTOP');
    try {
      return await measure(webCpu, () => load(webPort, kind));
    } finally {
      process.kill(shop.pid, 'SIGCONT');
    }
  };

  const benchOne = async (kind: Kind): Promise<Row[]> => {
    const { what, atLeast, hasJobs } = kind;
    process.stdout.write(`  ${what} …\n`);
    const row = rowOf(what, atLeast);
    const apart = rowOf(`${what}, without its jobs`, atLeast);
    // Nothing else has compiled the code of that process.
    if (hasJobs) await load(webPort, kind);
    for (let round = 0; round < rounds; round += 1) {
      await untilNoJobs(pool);
      await pool.query('delete from cart_lines');
      const ours = await measure(shopCpu, () => load(shopPort, kind));
      await pool.query('delete from cart_lines');
      const bare = await measure(bareCpu, () => repeat(() => kind.bare(anyCustomer()), seconds));
      await pool.query('delete from cart_lines');
      const limited = await load(limitedPort, kind);
      row.shop.push(ours.perSecond);
      row.shopCpu.push(ours.cpuUs);
      row.bare.push(bare.perSecond);
      row.bareCpu.push(bare.cpuUs);
      row.limited.push(limited.done / limited.seconds);
      if (!hasJobs) continue;
      const alone = await withoutJobs(kind);
      apart.shop.push(alone.perSecond);
      apart.shopCpu.push(alone.cpuUs);
      apart.bare.push(bare.perSecond);
      apart.bareCpu.push(bare.cpuUs);
    }
    return hasJobs ? [row, apart] : [row];
  };

  try {
    const rows: Row[] = [];
    for (const kind of kindsOf(pool, goods)) rows.push(...(await benchOne(kind)));
    return rows;
  } finally {
    loader.close();
    await pool.end();
    await web.close();
  }
}

function rowOf(what: string, atLeast: number): Row {
  return { what, atLeast, bytes: 0, shop: [], limited: [], bare: [], shopCpu: [], bareCpu: [] };
}

/** Waits two minutes at most. Jobs that wait for a later time do not count. */
async function untilNoJobs(pool: pg.Pool): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const { rowCount } = await pool.query(
      `select from pgboss.job where state = 'active' or (state in ('created', 'retry') and start_after <= now()) limit 1`,
    );
    if (rowCount === 0) return;
    await pause(500);
  }
  throw new Error('The jobs of the orders did not end within two minutes.');
}

function kindsOf(pool: pg.Pool, goods: Goods[]): Kind[] {
  const any = () => Math.floor(Math.random() * goods.length);
  const three = () => [any(), any(), any()].map((at, n) => goods[(at - (at % 3) + n) % goods.length]!);
  return [
    {
      what: 'cart add',
      atLeast: 0.45,
      request: (customer, at) =>
        post('/api/cart/add', customer, { productId: goods[any()]!.id, quantity: 1 }, at),
      bare: ({ userId }) => bareAddToCart(pool, userId, goods[any()]!.id),
    },
    {
      what: 'place order, 3 lines',
      atLeast: 0.5,
      hasJobs: true,
      request: (customer, at) => post('/api/delivery/create', customer, orderBody(three()), at),
      bare: ({ userId }) => bareOrder(pool, userId, [...new Set(three().map(({ id }) => id))]),
    },
    {
      what: 'place order, one hot product',
      atLeast: 0.5,
      request: (customer, at) => post('/api/delivery/create', customer, orderBody(goods.slice(0, 1)), at),
      bare: ({ userId }) => bareOrder(pool, userId, [goods[0]!.id]),
    },
  ];
}

function post(path: string, { token }: Customer, body: object, at: number): string {
  return requestOf({ method: 'POST', path, headers: { authorization: `Bearer ${token}` }, body }, at);
}

/** One loop per connection. */
async function repeat(
  work: () => Promise<void>,
  seconds: number,
): Promise<{ done: number; seconds: number }> {
  const start = performance.now();
  let done = 0;
  const loop = async () => {
    while (performance.now() - start < seconds * 1000) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, loop));
  return { done, seconds: (performance.now() - start) / 1000 };
}
