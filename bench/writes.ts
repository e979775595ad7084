import pg from 'pg';
import { bareAddToCart, bareOrder } from './bare-writes.ts';
import { type Customer, type Goods, makeCustomers, orderBody, plentifulGoods } from './customers.ts';
import { openLoaders, requestOf, writers } from './load/load.ts';
import { cpuMsOf, cpuMsOfTree } from './load/processor-time.ts';
import type { Pace, Row } from './report/row.ts';
import { limitedPort, shopPort } from './shop-under-test.ts';

type Pids = { pid: number; postgresPid: number; databaseUrl: string };
type Kind = {
  what: string;
  atLeast: number;
  request: (customer: Customer, at: number) => string;
  bare: (customer: Customer) => Promise<void>;
};

/** Enough for every round, since each request is sent once. */
const requestsPerSecond = 3_000;

/**
 * Measures each write in turns with its minimal transaction in plain `pg`, on as many connections. Processor time includes
 * PostgreSQL.
 */
export async function benchWrites(shop: Pids, { rounds, seconds }: Pace): Promise<Row[]> {
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: writers });
  const customers = await makeCustomers(pool, 500);
  const goods = await plentifulGoods(pool);
  const loader = await openLoaders(1);
  let turn = 0;
  const anyCustomer = () => customers[(turn += 1) % customers.length]!;
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

  const benchOne = async (kind: Kind): Promise<Row> => {
    const { what, atLeast } = kind;
    process.stdout.write(`  ${what} …\n`);
    const row: Row = { what, atLeast, bytes: 0, shop: [], limited: [], bare: [], shopCpu: [], bareCpu: [] };
    for (let round = 0; round < rounds; round += 1) {
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
    }
    return row;
  };

  try {
    const rows: Row[] = [];
    for (const kind of kindsOf(pool, goods)) rows.push(await benchOne(kind));
    return rows;
  } finally {
    loader.close();
    await pool.end();
  }
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
