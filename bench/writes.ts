import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { bareAddToCart, bareOrder } from './bare-writes.ts';
import { anyNetwork, connections, median, timesPerSecond } from './load.ts';
import type { Row } from './reads.ts';
import { shopPort, shopUrl } from './shop-under-test.ts';

const rounds = 5;
const seconds = 2;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

type Customer = { userId: number; token: string };
type Goods = { id: number; productName: string; sellingPrice: number };

/** Measures each write in turns with its minimal transaction in plain `pg`, on as many connections. */
export async function benchWrites(databaseUrl: string): Promise<Row[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 });
  const customers = await makeCustomers(pool, 2_000);
  let turn = 0;
  const anyCustomer = () => customers[(turn += 1) % customers.length]!;
  const goods = await plentifulGoods(pool);
  const rows: Row[] = [];
  const one = (list: Goods[]) => list[Math.floor(Math.random() * list.length)]!;
  const pairs: [string, (customer: Customer) => Promise<void>, (customer: Customer) => Promise<void>][] = [
    [
      'cart add',
      ({ token }) => send('/api/cart/add', token, { productId: one(goods).id, quantity: 1 }),
      ({ userId }) => bareAddToCart(pool, userId, one(goods).id),
    ],
    [
      'place order',
      ({ token }) => send('/api/delivery/create', token, orderBody(one(goods))),
      ({ userId }) => bareOrder(pool, userId, one(goods).id),
    ],
  ];
  for (const [what, shop, bare] of pairs) {
    process.stdout.write(`  ${what} …\n`);
    const measured: { shop: number[]; bare: number[] } = { shop: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      await pool.query('delete from cart_lines');
      measured.shop.push(await timesPerSecond(() => shop(anyCustomer()), seconds));
      await pool.query('delete from cart_lines');
      measured.bare.push(await timesPerSecond(() => bare(anyCustomer()), seconds));
    }
    rows.push({
      what,
      shop: median(measured.shop),
      bare: median(measured.bare),
      note: `${connections} at once`,
    });
  }
  await pool.end();
  agent.destroy();
  return rows;
}

async function send(path: string, token: string, body: object): Promise<void> {
  const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': anyNetwork(),
    };
    const asked = request(
      { host: '127.0.0.1', port: shopPort, path, method: 'POST', agent, headers },
      (response) => {
        text(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject);
      },
    );
    asked.on('error', reject).end(JSON.stringify(body));
  });
  if (answer.status >= 300) throw new Error(`${shopUrl}${path} responded ${answer.status}: ${answer.body}`);
}

function orderBody({ id, productName, sellingPrice }: Goods): object {
  return {
    orderId: randomUUID(),
    paymentMode: 'COD',
    totalAmount: Math.round((sellingPrice - Math.min(10, sellingPrice) + 7) * 100) / 100,
    customerName: 'Asha Rao',
    customerPhone: String(6_000_000_000 + Math.floor(Math.random() * 3_999_999_999)),
    addressLine: '12, Lake View Road, Jayanagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560041',
    items: [{ sku: String(id), name: productName, quantity: 1, price: sellingPrice }],
    buyNow: true,
  };
}

/** Creates users with a session each, directly in the benchmark's database. */
export async function makeCustomers(pool: pg.Pool, count: number): Promise<Customer[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const token = `ara_${randomBytes(32).toString('base64url')}`;
      const hash = createHash('sha256').update(token).digest('hex');
      const email = `${randomUUID()}@bench.example`;
      const { rows } = await pool.query<{ id: number }>(
        `insert into users (email, first_name, last_name) values ($1, 'Asha', 'Rao') returning id`,
        [email],
      );
      const userId = rows[0]!.id;
      await pool.query(
        `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
        [hash, userId],
      );
      return { userId, token };
    }),
  );
}

/** Stocks fifty products, with stock movements, so that no order is refused. */
async function plentifulGoods(pool: pg.Pool): Promise<Goods[]> {
  await pool.query(`
    with filled as (
      update products set stock = stock + 1000000, max_per_line = 1000000
      where id in (select id from products where on_sale and published order by id limit 50) returning id)
    insert into stock_movements (product_id, change, reason) select id, 1000000, 'corrected' from filled`);
  const answer = await fetch(`${shopUrl}/api/products?limit=50`);
  return (await answer.json()) as Goods[];
}
