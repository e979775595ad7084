// §9 the merchant is told of each new order once, at once or once a day, by number, amount and pincode; a burst is one email; a shop without an email says
// so on `/admin/start`
import { describe, expect, it } from 'vitest';
import { removeDemo, runRemoval } from '#database/demo/remove-demo.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { changeLog } from '#platform/server/tables.ts';
import { silentLog } from '#platform/server/log.ts';
import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { readDemoState, watchDemo } from '#server/leave-demo.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import type { Opening } from '#shop/opening/admin/contract.ts';
import { createCheckedApi } from '../checked-api.ts';

const safe = { MAIL_URL: 'smtp://127.0.0.1:25', COURIER: 'manual' };
const still = { isCurrent: () => true, look: async () => {}, onChange: () => {}, position: () => 0n };

/** Opens a shop with its own database, as startShop does. */
async function openShop(settings: Record<string, string> = safe, { isDemo = true } = {}) {
  const { db } = await testDatabase();
  const { token } = await makeStaff(db, 'owner');
  const product = await makeProduct(db, { stock: 5, isDemo });
  async function open(given: Record<string, string> = settings) {
    const config = await readDemoState(db, readShopConfig(given), silentLog);
    const shop = { db, config, log: silentLog };
    const { opening, ready, check, stop } = watchDemo(shop, createResponseCache(still));
    await ready;
    await stop();
    const api = createCheckedApi({ ...shop, opening });
    const call = async (method: string, path: string, body?: object) => {
      const response = await api.request(`/api/admin/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: response.status, body: (await response.json()) as Opening & { code?: string } };
    };
    const read = () => call('GET', 'start');
    /** Begins the removal, does its job, and reads the page again. */
    const remove = async (products = 1, keep: number[] = [], orders = 0) => {
      const begun = await call('POST', 'start/remove-demo', { products, orders, keep });
      if (begun.status !== 200) return begun;
      expect(begun.body).toMatchObject({ isClosed: true, removal: { state: 'backup' } });
      await runRemoval(db, { backUp: async () => 'a-backup' });
      await check();
      return read();
    };
    const count = (keep: number[] = []) => call('POST', 'start/count-demo', { keep });
    return { config, read, remove, count };
  }
  return { db, product, open, ...(await open()) };
}

const missingIn = ({ steps }: Opening) => steps.filter(({ isDone }) => !isDone).map(({ id }) => id);

describe('the steps to a real shop', () => {
  it('name what has no value or the value of the demo', async () => {
    const { read } = await openShop({});
    const { body } = await read();
    expect(missingIn(body)).toEqual([
      'address',
      'name',
      'seller',
      'gstin',
      'grievance-officer',
      'email',
      'new-orders',
      'phone',
      'courier',
      'pickup',
      'charges',
      'policies',
      'backup',
      'demo',
      'first-product',
      'declarations',
      'open',
    ]);
    expect(body.steps.find(({ id }) => id === 'seller')!.missing).toEqual([
      'SELLER_NAME',
      'SELLER_ADDRESS',
      'SELLER_STATE',
    ]);
    expect(body).toMatchObject({ demo: true, products: 1 });
  });

  it('take a value that the demo shares for own once another setting proves it', async () => {
    const own = {
      ...safe,
      PUBLIC_URL: 'https://sita.example',
      SHOP_NAME: 'Sita',
      SHOP_TAGLINE: 'Combs of neem',
      PICKUP_LOCATION: 'Sita Woods',
      SELLER_NAME: 'Sita Woods',
      SELLER_ADDRESS: '4 Temple Road, Bengaluru 560058',
    };
    const { read, open } = await openShop(own);
    const missing = missingIn((await read()).body);
    for (const step of ['address', 'name', 'pickup']) expect(missing).not.toContain(step);
    expect(missing).toContain('seller');
    const elsewhere = await open({ ...own, SELLER_ADDRESS: 'Mysuru 570001' });
    expect(missingIn((await elsewhere.read()).body)).toContain('pickup');
  });

  it('count the first product only when it is the merchant’s own and published', async () => {
    const { db, read } = await openShop({ ...safe, SHOP_DEMO: 'off' }, { isDemo: false });
    expect(missingIn((await read()).body)).not.toContain('first-product');
    await db.update(products).set({ published: false });
    expect(missingIn((await read()).body)).toContain('first-product');
  });

  it('name the products that were published before the gate and lead to them', async () => {
    const { db, read } = await openShop();
    const declarations = async () => (await read()).body.steps.find(({ id }) => id === 'declarations')!;
    expect(await declarations()).toMatchObject({
      isDone: false,
      why: 'Published products that lack what the law asks for: 1',
      link: '/admin/products?gate=open',
    });
    await db.update(products).set({ gatePassedOn: '2026-11-01' });
    expect(await declarations()).toMatchObject({ isDone: true });
  });
});

describe('a tried demo in a shop that is real now', () => {
  it('keeps the shop closed, and says so until its products are removed', async () => {
    const { db, product, read, remove, open } = await openShop({ ...safe, SHOP_DEMO: 'off' });
    const { body } = await read();
    expect(body).toMatchObject({ demo: true, isClosed: true, products: 1, blockers: [] });
    expect(missingIn(body)).toEqual(expect.arrayContaining(['demo', 'first-product']));
    const [hidden] = await db.select().from(products);
    expect(hidden).toMatchObject({ id: product.id, published: false, hiddenWithDemo: true });
    expect(await remove()).toMatchObject({
      status: 200,
      body: { demo: false, isClosed: false, products: 0 },
    });
    expect(await db.$count(products)).toBe(0);
    expect((await (await open()).read()).body).toMatchObject({ demo: false, isClosed: false });
  });

  it('asks about the products that staff changed, and keeps the chosen ones as drafts', async () => {
    const { db, product, read, remove } = await openShop({ ...safe, SHOP_DEMO: 'off' });
    await makeProduct(db, { isDemo: true });
    await db.insert(changeLog).values({
      kind: 'product',
      entityId: `${product.id}`,
      action: 'change',
      before: { name: 'A' },
      after: { name: 'B' },
    });
    expect((await read()).body.changed).toEqual([{ id: product.id, name: product.name }]);
    expect(await remove(2, [product.id])).toMatchObject({ status: 200, body: { products: 0 } });
    expect(await db.select().from(products)).toMatchObject([
      { id: product.id, isDemo: false, published: false },
    ]);
  });
});

describe('the removal of the demo', () => {
  it('empties the shop, turns the demo off and lasts over a new start', async () => {
    const { db, remove, open, config } = await openShop();
    const removed = await remove();
    expect(removed).toMatchObject({ status: 200, body: { demo: false, products: 0 } });
    expect(config.SHOP_DEMO).toBe(false);
    expect(await db.$count(products)).toBe(0);
    const next = await open({ MAIL_URL: safe.MAIL_URL });
    expect(next.config).toMatchObject({ SHOP_DEMO: false, COURIER: 'manual' });
    expect(missingIn((await next.read()).body)).toContain('gstin');
  });

  // §9 the owner sees what a real shop still needs, and removes the demo for good on screen, never her own products
  it('never removes the products that the owner made after it', async () => {
    const { db, remove, open } = await openShop();
    await remove();
    await makeProduct(db, { stock: 3 });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'no_demo' } });
    expect(await (await open()).remove()).toMatchObject({ status: 409, body: { code: 'no_demo' } });
    expect(await removeDemo(db)).toMatchObject({ productsGone: 0 });
    expect(await db.$count(products)).toBe(1);
  });

  it('never removes the products of a shop that began without a demo', async () => {
    const { db, remove } = await openShop({ ...safe, SHOP_DEMO: 'off' }, { isDemo: false });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'no_demo' } });
    expect(await db.$count(products)).toBe(1);
  });

  it('takes test orders after it asked with the counts, and refuses others', async () => {
    const { db, product, remove, count } = await openShop();
    const { userId } = await makeCustomer(db);
    const order = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: 50_000 }]);
    await placeOrder(db, { userId, order });
    expect((await count()).body).toMatchObject({ products: 1, orders: 1, staying: [], stayingCount: 0 });
    expect((await count([product.id])).body).toMatchObject({ products: 0, orders: 0, stayingCount: 1 });
    expect(await remove(7)).toMatchObject({ status: 409, body: { code: 'demo_changed' } });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'demo_changed' } });
    expect(await remove(1, [], 1)).toMatchObject({
      status: 200,
      body: { demo: false, removal: { state: 'done', ordersGone: 1, backup: 'a-backup' } },
    });
    expect(await db.$count(orders)).toBe(0);
  });

  it('is refused while the settings would lock the owner out of a real shop', async () => {
    const { db, read, remove } = await openShop({});
    expect((await read()).body.blockers).toEqual([
      expect.stringContaining('MAIL_URL'),
      expect.stringContaining('COURIER'),
    ]);
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'not_ready' } });
    expect(await db.$count(products)).toBe(1);
  });
});
