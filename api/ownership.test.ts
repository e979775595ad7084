import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readConfig } from '#platform/server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { addressFields } from '#shop/account/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makePerson, makeToken } from '#shop/identity/server/testing.ts';
import { makeOrderBody } from '#shop/ordering/server/testing.ts';
import { writeVerifiedReview } from '#shop/reviews/server/write-verified-review.ts';
import { createApi } from './api.ts';

const { db } = await testDatabase();
const api = createApi({ db, config: readConfig({ RATE_LIMITS: 'off' }), log: silentLog });

/** Of a review. */
const words = { rating: 1, comment: 'Rani', title: '', imageUrl: null, moderated: false };

type Operation = { security: object[]; requestBody?: unknown };
const document = (await (await api.request('/api/openapi.json')).json()) as {
  paths: Record<string, Record<string, Operation>>;
};

/** Every call that only its owner may make and that names something: from the document, so that none is forgotten. */
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { security }]) => path.includes('{') && !security.some((way) => !('bearer' in way)))
    .map(([method]) => ({ path, method: method.toUpperCase() })),
);

async function newPerson(firstName: string) {
  const { id } = await makePerson(db, { firstName });
  const token = await makeToken(db, id);
  const call = async (method: string, path: string, body?: object) => {
    const answer = await api.request(path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : undefined };
  };
  return { id, call };
}

type Caller = Awaited<ReturnType<typeof newPerson>>;

/** What Rani has, by the call's path: a call that names something new fails until it stands here. */
async function thingsOf({ id, call }: Caller): Promise<Record<string, string>> {
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
    personId: id,
    productId: product.id,
    orderId: randomUUID(),
  });
  const [refill] = (await call('GET', '/api/refills')).body as { id: number }[];
  return {
    '/api/addresses/user/{userId}': `/api/addresses/user/${id}`,
    '/api/addresses/{id}': `/api/addresses/${address.body.id}`,
    '/api/addresses/{id}/default': `/api/addresses/${address.body.id}/default`,
    '/api/auth/sessions/{id}': `/api/auth/sessions/${device!.id}`,
    '/api/refills/{id}': `/api/refills/${refill!.id}`,
    '/api/refills/{id}/skip': `/api/refills/${refill!.id}/skip`,
    '/api/refills/{id}/pause': `/api/refills/${refill!.id}/pause`,
    '/api/refills/{id}/resume': `/api/refills/${refill!.id}/resume`,
    '/api/refills/{id}/cancel': `/api/refills/${refill!.id}/cancel`,
    '/api/admin/mails/{id}/resend': '/api/admin/mails/1/resend',
    '/api/orders/{orderNumber}': `/api/orders/${order.body.orderNumber}`,
    '/api/orders/{orderNumber}/again': `/api/orders/${order.body.orderNumber}/again`,
    '/api/orders/{orderNumber}/cancel': `/api/orders/${order.body.orderNumber}/cancel`,
    '/api/reviews/mine/{id}': `/api/reviews/mine/${review.id}`,
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
  ];
  return Promise.all(reads.map((path) => call('GET', path)));
};

describe('what belongs to one person', async () => {
  const rani = await newPerson('Rani');
  const mallory = await newPerson('Mallory');
  const things = await thingsOf(rani);

  it('is found in the document', () => {
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(Object.keys(things)));
  });

  it.each(calls)('is closed to another: $method $path', async ({ method, path }) => {
    const before = await everythingOf(rani);
    const body =
      method === 'GET' ? undefined : { ...addressFields({ name: 'Mallory' }), ...words, comment: 'Mallory' };
    const { status, body: answer } = await mallory.call(method, things[path]!, body);
    expect([403, 404]).toContain(status);
    expect(Object.keys(answer).toSorted()).toEqual(['code', 'message', 'requestId']);
    expect(await everythingOf(rani)).toEqual(before);
  });

  it('stays Rani’s: each call that reads works for her', async () => {
    for (const { path } of calls.filter(({ method }) => method === 'GET'))
      expect((await rani.call('GET', things[path]!)).status).toBe(200);
  });
});
