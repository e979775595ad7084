// §7 every acknowledged order survives kill -9, once
import { Customer } from '../fixtures/customer.ts';
import { expect, newUser, test } from '../fixtures/test.ts';
import { EmailSink } from '../shop/email-sink.ts';
import { cloneDatabase } from '../shop/journey-shop.ts';
import { type Order, order, place, plentifulProduct, stockOf } from '../shop/order-requests.ts';
import { ShopProcess } from '../shop/shop-process.ts';

const orderCount = 200;
const killAfter = 60;
const atOnce = 10;

test('acknowledged orders are kept once when the process is killed among 200', async ({ shop, browser }) => {
  const emails = new EmailSink();
  const killed = new ShopProcess(shop.secondPort, {
    DATABASE_URL: await cloneDatabase(),
    MAIL_URL: await emails.open(),
  });
  const context = await browser.newContext({ baseURL: killed.url });
  const signIn = async (firstName: string) => {
    const customer = new Customer(await context.newPage(), emails, newUser(firstName));
    await customer.register();
    await customer.signIn();
    return customer;
  };
  try {
    await killed.open();
    const customers = [await signIn('Asha'), await signIn('Ravi')];
    const product = await plentifulProduct(killed.url, orderCount);
    const orders = Array.from({ length: orderCount }, (_, at) => order(product, customers[at % 2]!.token));
    const listOrders = async () => {
      const lists = customers.map((customer) => customer.get<{ orderNumber: string }[]>('/api/orders'));
      return (await Promise.all(lists)).flat().map(({ orderNumber }) => orderNumber);
    };

    const acknowledged = await placeUntilKilled(killed, orders);
    expect(acknowledged).toBeGreaterThanOrEqual(killAfter);
    expect(acknowledged).toBeLessThan(orderCount);

    await killed.open();
    const kept = await listOrders();
    for (const { orderNumber } of orders)
      if (orderNumber) expect(kept.filter((number) => number === orderNumber)).toHaveLength(1);
    expect(kept.length).toBeLessThan(orderCount);
    expect(await stockOf(killed.url, product.id)).toBe(product.stockQuantity - kept.length);

    for (let at = 0; at < orderCount; at += atOnce)
      await Promise.all(
        orders.slice(at, at + atOnce).map(async (sent) => {
          const response = await place(killed.url, sent);
          expect(response?.orderNumber).toBeTruthy();
          if (sent.orderNumber) expect(response?.orderNumber).toBe(sent.orderNumber);
        }),
      );
    const all = await listOrders();
    expect(new Set(all).size).toBe(orderCount);
    expect(all).toHaveLength(orderCount);
    expect(await stockOf(killed.url, product.id)).toBe(product.stockQuantity - orderCount);
  } finally {
    await context.close();
    await killed.close();
    await emails.close();
  }
});

/** Sends all orders at once and kills the shop after some responses. Returns the number of acknowledged orders. */
async function placeUntilKilled(shop: ShopProcess, orders: Order[]): Promise<number> {
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  const killing = new AbortController();
  await Promise.all(
    orders.map(async (sent) => {
      const response = await place(shop.url, sent, killing.signal).catch(() => null);
      if (!response) return;
      sent.orderNumber = response.orderNumber;
      acknowledged += 1;
      if (acknowledged !== killAfter) return;
      killed = shop.kill();
      killing.abort();
    }),
  );
  await killed;
  return acknowledged;
}
