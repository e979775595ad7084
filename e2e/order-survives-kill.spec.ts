import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { newestCode } from './mailbox.ts';
import { OwnShop } from './own-shop.ts';
import { ports } from './ports.ts';

type Order = { orderId: string; body: string; token: string; orderNumber?: string };

const orderCount = 200;
const killAfter = 60;

test.describe('kill -9 in the middle of 200 orders', () => {
  test.skip(({ isMobile }) => isMobile, 'no screen takes part');
  test.setTimeout(180_000);

  const shop = new OwnShop(ports.killed);
  test.afterAll(() => shop.close());

  test('every acknowledged order is there once, the others can be sent again, and the stock adds up', async () => {
    await shop.open();
    const tokens = [await signIn('asha@kill.example'), await signIn('ravi@kill.example')];
    const product = await plentifulProduct();
    const orders = Array.from({ length: orderCount }, (_, at) => order(product, tokens[at % 2]!));

    let acknowledged = 0;
    let killed: Promise<void> | undefined;
    await Promise.all(
      orders.map(async (one) => {
        const answer = await place(one).catch(() => undefined);
        if (!answer) return;
        one.orderNumber = answer.orderNumber;
        acknowledged += 1;
        if (acknowledged === killAfter) killed = shop.kill();
      }),
    );
    await killed;
    expect(acknowledged).toBeGreaterThanOrEqual(killAfter);
    expect(acknowledged).toBeLessThan(orderCount);

    await shop.open();
    const kept = await ordersOf(tokens);
    for (const { orderNumber } of orders)
      if (orderNumber) expect(kept.filter((number) => number === orderNumber)).toHaveLength(1);
    expect(kept.length).toBeLessThan(orderCount);
    expect(await stockOf(product.id)).toBe(product.stockQuantity - kept.length);

    for (const one of orders) {
      const answer = await place(one);
      expect(answer?.orderNumber).toBeTruthy();
      if (one.orderNumber) expect(answer?.orderNumber).toBe(one.orderNumber);
    }
    const all = await ordersOf(tokens);
    expect(new Set(all).size).toBe(orderCount);
    expect(all).toHaveLength(orderCount);
    expect(await stockOf(product.id)).toBe(product.stockQuantity - orderCount);
  });

  type Stocked = { id: number; productName: string; sellingPrice: number; stockQuantity: number };

  async function plentifulProduct(): Promise<Stocked> {
    const products = (await (await fetch(`${shop.url}/api/products`)).json()) as Stocked[];
    const [most] = products.toSorted((a, b) => b.stockQuantity - a.stockQuantity);
    expect(most!.stockQuantity).toBeGreaterThanOrEqual(orderCount);
    return most!;
  }

  async function stockOf(id: number): Promise<number> {
    const product = (await (await fetch(`${shop.url}/api/products/${id}`)).json()) as Stocked;
    return product.stockQuantity;
  }

  function order({ id, productName, sellingPrice }: Stocked, token: string): Order {
    const orderId = randomUUID();
    const body = JSON.stringify({
      orderId,
      paymentMode: 'COD',
      totalAmount: Math.round((sellingPrice - Math.min(10, sellingPrice) + 7) * 100) / 100,
      customerName: 'Asha Rao',
      customerPhone: '9876543210',
      addressLine: '12, Lake View Road, Jayanagar',
      city: 'Bengaluru',
      state: 'Karnataka',
      country: 'India',
      pincode: '560041',
      items: [{ sku: String(id), name: productName, quantity: 1, price: sellingPrice }],
      buyNow: true,
    });
    return { orderId, body, token };
  }

  async function place({ body, token }: Order): Promise<{ orderNumber: string } | undefined> {
    const answer = await post('/api/delivery/create', body, token);
    return answer.ok ? ((await answer.json()) as { orderNumber: string }) : undefined;
  }

  async function ordersOf(tokens: string[]): Promise<string[]> {
    const lists = tokens.map(async (token) => {
      const answer = await fetch(`${shop.url}/api/orders`, { headers: { authorization: `Bearer ${token}` } });
      return (await answer.json()) as { orderNumber: string }[];
    });
    return (await Promise.all(lists)).flat().map(({ orderNumber }) => orderNumber);
  }

  async function signIn(email: string): Promise<string> {
    const person = { firstName: 'Asha', lastName: 'Rao', email };
    expect((await post('/api/auth/register-send-otp', JSON.stringify(person))).ok).toBe(true);
    await post('/api/auth/register-verify-otp', JSON.stringify({ email, otp: await newestCode(email, 1) }));
    expect((await post('/api/auth/login-send-otp', JSON.stringify({ email }))).ok).toBe(true);
    const answer = await post(
      '/api/auth/login-verify-otp',
      JSON.stringify({ email, otp: await newestCode(email, 2) }),
    );
    return ((await answer.json()) as { token: string }).token;
  }

  function post(path: string, body: string, token?: string): Promise<Response> {
    const headers = {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    return fetch(shop.url + path, { method: 'POST', headers, body });
  }
});
