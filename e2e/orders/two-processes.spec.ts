import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Customer } from '../fixtures/customer.ts';
import { expect, newUser, test } from '../fixtures/test.ts';
import { EmailSink } from '../shop/email-sink.ts';
import { cloneDatabase } from '../shop/journey-shop.ts';
import { type Order, order, place, plentifulProduct, stockOf } from '../shop/order-requests.ts';
import { ShopProcess } from '../shop/shop-process.ts';

const orderCount = 60;

test('three web processes on two machines are one shop, also when one is killed', async ({
  shop,
  browser,
}) => {
  test.setTimeout(240_000);
  const emails = new EmailSink();
  const database = await cloneDatabase();
  const settings = {
    DATABASE_URL: database,
    MAIL_URL: await emails.open(),
    SERVER_KEY: randomBytes(32).toString('hex'),
    SIMULATOR_STEP_SECONDS: '0',
  };
  const first = new ShopProcess(shop.secondPort, { ...settings, WEB_WORKERS: '2' });
  const second = new ShopProcess(shop.secondPort + 1, settings, ['--role', 'web']);
  const contexts = [];
  try {
    await first.open();
    await second.open();
    const onFirst = await browser.newContext({ baseURL: first.url });
    const onSecond = await browser.newContext({ baseURL: second.url });
    contexts.push(onFirst, onSecond);

    const asked = new Customer(await onFirst.newPage(), emails, newUser('Asha'));
    await asked.register();
    const customer = await asked.signInOn(await onSecond.newPage());
    const product = await plentifulProduct(first.url, orderCount);
    await callWith(customer.token, `${first.url}/api/cart/add`, { productId: product.id, quantity: 2 });
    expect(await callWith(customer.token, `${second.url}/api/cart`)).toMatchObject([{ quantity: 2 }]);

    const prices = () => Promise.all([first, first, second].map(({ url }) => mrpOf(url, product.id)));
    const before = await prices();
    expect(new Set(before).size).toBe(1);
    await raisePrice(database, product.id);
    await expect.poll(prices, { intervals: [50] }).toEqual(before.map((price) => price + 50));

    const priced = await plentifulProduct(first.url, orderCount);
    const orders = Array.from({ length: orderCount }, () => order(priced, customer.token));
    const killed = await placeWhileKilling(orders, [first, second]);
    for (const sent of orders) expect(sent.orderNumber).toBeTruthy();
    const kept = await customer.get<{ orderNumber: string }[]>('/api/orders');
    const numbers = kept.map(({ orderNumber }) => orderNumber);
    expect(new Set(numbers)).toEqual(new Set(orders.map(({ orderNumber }) => orderNumber)));
    expect(numbers).toHaveLength(orderCount);
    for (const { url } of [first, second])
      await expect.poll(() => stockOf(url, product.id)).toBe(product.stockQuantity - orderCount);

    await expect.poll(() => webProcessesOf(first).length).toBe(2);
    expect(webProcessesOf(first)).not.toContain(killed);
    const replaced = () => first.log.join('').match(/process ended and is replaced/g)?.length;
    await expect.poll(replaced).toBe(1);
    await emails.orderPlaced(customer.email, orderCount);
  } finally {
    for (const context of contexts) await context.close();
    await second.close();
    await first.close();
    await emails.close();
  }
});

/** Sends the orders to both machines in turn and kills a web process after some responses. Returns its id. */
async function placeWhileKilling(orders: Order[], machines: [ShopProcess, ShopProcess]): Promise<number> {
  const [killed] = webProcessesOf(machines[0]);
  let answered = 0;
  await Promise.all(
    orders.map(async (sent, at) => {
      const response = await place(machines[at % 2]!.url, sent);
      if (response) sent.orderNumber = response.orderNumber;
      answered += 1;
      if (answered === 10) process.kill(killed!, 'SIGKILL');
    }),
  );
  return killed!;
}

function webProcessesOf({ pid }: ShopProcess): number[] {
  const found = execFileSync('pgrep', ['-P', String(pid), '-f', 'role web'], { encoding: 'utf8' });
  return found.trim().split('\n').map(Number);
}

/** Changes the price in the database, as a merchant on a third machine would. */
async function raisePrice(database: string, id: number): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('update products set mrp_paise = mrp_paise + 5000 where id = $1', [id]);
  await client.end();
}

async function mrpOf(url: string, id: number): Promise<number> {
  return ((await (await fetch(`${url}/api/products/${id}`)).json()) as { price: number }).price;
}

async function callWith(token: string, url: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const response = await fetch(url, { headers, ...init });
  expect(response.ok).toBe(true);
  return response.json();
}
