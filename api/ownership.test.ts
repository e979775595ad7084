// §6 every call and address that names something is closed to another, or says why it is open
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { addressFields } from '#shop/addresses/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { signTrackLink } from '#shop/orders/server/tracking/signed-links.ts';
import { writeVerifiedReview } from '#shop/reviews/server/write-verified-review.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({ RATE_LIMITS: 'off' }), log: silentLog });

const { orderId: _id, ...placed } = makeOrderBody([]);
const theft = {
  ...addressFields({ name: 'Mallory' }),
  requestId: randomUUID(),
  words: 'Is it glass?',
  show: 'code',
  version: 0,
  address: { ...placed, customerName: 'Mallory' },
};
const words = { rating: 1, comment: 'Rani', title: '', imageUrl: null, moderated: false };

type Operation = { security: object[]; requestBody?: unknown };
const document = (await (await api.request('/api/openapi.json')).json()) as {
  paths: Record<string, Record<string, Operation>>;
};

const named = Object.entries(document.paths)
  .filter(([path]) => path.includes('{'))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({ path, method, security })),
  );

/** Endpoints of one owner that name a resource. The OpenAPI document lists them, so a new one is covered. */
const calls = named
  .filter(({ security }) => !security.some((way) => !('bearer' in way)))
  .map(({ path, method }) => ({ path, method: method.toUpperCase() }));

/** Endpoints that name another resource: a product, a line of the caller's own list, or a signed link. */
const open = {
  public: [
    '/api/products/{id}',
    '/api/products/category/id/{categoryId}',
    '/api/products/category/{categoryId}',
    '/api/reviews/product/{id}',
    '/api/reviews/product/{id}/spread',
    '/api/reviews/{id}/report',
    '/lookup/pincode/{pincode}',
  ],
  ofOnesOwn: ['/api/cart/remove/{productId}', '/api/wishlist/{productId}'],
  signed: [
    '/api/payments/webhooks/{provider}',
    '/api/track/{token}',
    '/api/track/{token}/payment',
    '/api/track/{token}/payment/cash',
    '/api/track/{token}/receipt',
    '/api/track/{token}/cancel',
    '/api/reviews/invited/{token}',
    '/api/documents/{kind}/{token}',
    '/api/invoices/{token}',
    '/api/my-data/{token}',
    '/api/returns/photos/{token}',
    '/api/returns/credit-notes/{token}',
  ],
};

async function newUser(firstName: string) {
  const { id } = await makeUser(db, { firstName });
  const token = await makeToken(db, id);
  const call = async (method: string, path: string, body?: object) => {
    const response = await api.request(path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : undefined };
  };
  return { id, call };
}

type Caller = Awaited<ReturnType<typeof newUser>>;

/** No customer reaches the staff side, whatever the path names. `api/admin/staff-rights.test.ts` tries each role. */
const staffResources = Object.fromEntries(
  calls
    .filter(({ path }) => path.startsWith('/api/admin/'))
    .map(({ path }) => [path, path.replaceAll(/\{\w+\}/g, '1')]),
);

/** Rani's resources by path. A new path fails until it is here. */
async function resourcesOf({ id, call }: Caller): Promise<Record<string, string>> {
  const address = await call('POST', `/api/addresses/user/${id}`, addressFields());
  const [device] = (await call('GET', '/api/auth/sessions')).body as { id: number }[];
  const product = await makeProduct(db, { subscribable: true });
  const order = await call(
    'POST',
    '/api/delivery/create',
    makeOrderBody([{ sku: `${product.id}-s60`, quantity: 1, unitPaise: 42_500 }]),
  );
  const review = await writeVerifiedReview(db, {
    ...words,
    userId: id,
    productId: product.id,
    orderId: randomUUID(),
  });
  await call('POST', '/api/cart/add', { productId: product.id, quantity: 2 });
  await call('PUT', `/api/wishlist/${product.id}`);
  const [subscription] = (await call('GET', '/api/refills')).body as { id: number }[];
  return {
    ...staffResources,
    '/api/addresses/user/{userId}': `/api/addresses/user/${id}`,
    '/api/addresses/{id}': `/api/addresses/${address.body.id}`,
    '/api/addresses/{id}/default': `/api/addresses/${address.body.id}/default`,
    '/api/auth/sessions/{id}': `/api/auth/sessions/${device!.id}`,
    '/api/refills/{id}': `/api/refills/${subscription!.id}`,
    '/api/refills/{id}/skip': `/api/refills/${subscription!.id}/skip`,
    '/api/refills/{id}/pause': `/api/refills/${subscription!.id}/pause`,
    '/api/refills/{id}/resume': `/api/refills/${subscription!.id}/resume`,
    '/api/refills/{id}/cancel': `/api/refills/${subscription!.id}/cancel`,
    '/api/orders/{orderNumber}': `/api/orders/${order.body.orderNumber}`,
    '/api/orders/{orderNumber}/again': `/api/orders/${order.body.orderNumber}/again`,
    '/api/orders/{orderNumber}/payment': `/api/orders/${order.body.orderNumber}/payment`,
    '/api/orders/{orderNumber}/payment/cash': `/api/orders/${order.body.orderNumber}/payment/cash`,
    '/api/orders/{orderNumber}/cancel': `/api/orders/${order.body.orderNumber}/cancel`,
    '/api/orders/{orderNumber}/address': `/api/orders/${order.body.orderNumber}/address`,
    '/api/orders/{orderNumber}/questions': `/api/orders/${order.body.orderNumber}/questions`,
    '/api/track/{token}/account': `/api/track/${signTrackLink(order.body.orderNumber as string)}/account`,
    '/api/reviews/mine/{id}': `/api/reviews/mine/${review.id}`,
    '/api/cart/remove/{productId}': `/api/cart/remove/${product.id}`,
    '/api/wishlist/{productId}': `/api/wishlist/${product.id}`,
    '/api/orders/{orderNumber}/invoice.pdf': `/api/orders/${order.body.orderNumber}/invoice.pdf`,
    '/api/orders/{orderNumber}/document-link': `/api/orders/${order.body.orderNumber}/document-link?kind=invoice`,
    '/api/orders/{orderNumber}/credit-note.pdf': `/api/orders/${order.body.orderNumber}/credit-note.pdf`,
  };
}

const everythingOf = async ({ id, call }: Caller) => {
  const reads = [
    '/api/auth/profile',
    `/api/addresses/user/${id}`,
    '/api/orders',
    '/api/auth/sessions',
    '/api/reviews/mine',
    '/api/refills',
    '/api/cart',
    '/api/wishlist',
  ];
  return Promise.all(reads.map((path) => call('GET', path)));
};

describe("an owner's resource", async () => {
  const rani = await newUser('Rani');
  const mallory = await newUser('Mallory');
  const items = await resourcesOf(rani);

  it('is named in the document, like every other resource', () => {
    const others = Object.values(open).flat();
    const paths = new Set([...calls.map(({ path }) => path), ...others]);
    expect(new Set(named.map(({ path }) => path))).toEqual(paths);
    for (const { path } of calls) expect(Object.keys(items)).toContain(path);
    expect(calls.filter(({ path }) => others.includes(path))).toEqual([]);
  });

  it('has no address outside the document', () => {
    const described = new Set(named.map(({ path }) => path));
    const beside = api.routes
      .map(({ path }) => path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}'))
      .filter((path) => path.startsWith('/api') && path.includes('{') && !described.has(path));
    expect(beside).toEqual([]);
  });

  it.each(named.filter(({ path }) => open.ofOnesOwn.includes(path)))(
    "is not in another user's list: $method $path",
    async ({ path, method }) => {
      const before = await everythingOf(rani);
      await mallory.call(method.toUpperCase(), items[path]!);
      expect(await everythingOf(rani)).toEqual(before);
    },
  );

  it.each(calls)('is closed to another user: $method $path', async ({ method, path }) => {
    const before = await everythingOf(rani);
    const body = method === 'GET' ? undefined : { ...theft, ...words, comment: 'Mallory' };
    const { status, body: response } = await mallory.call(method, items[path]!, body);
    expect([403, 404]).toContain(status);
    expect(Object.keys(response).toSorted()).toEqual(['code', 'message', 'requestId']);
    expect(await everythingOf(rani)).toEqual(before);
  });

  it("stays Rani's: her reads succeed after her parcel has returned", async () => {
    await db.update(orders).set({ state: 'returned' }).where(eq(orders.userId, rani.id));
    for (const { path } of calls.filter(({ method, path }) => method === 'GET' && !staffResources[path]))
      expect((await rani.call('GET', items[path]!)).status).toBe(200);
  });
});
