import pg from 'pg';
import { expect, it, type MockInstance, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { readShopConfig } from '#server/config.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import type { LivePromotions } from '#shop/promotions/server/live-promotions.ts';
import { livePromotions, makePromotion } from '#shop/promotions/server/testing.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db, pool } = await testDatabase();
/** The queue has connections of its own. */
const connections = new Set<unknown>();
pool.on('acquire', (client) => connections.add(client));
let promotions: LivePromotions | undefined;
const openApi = () => createCheckedApi({ db, config: readShopConfig({}), log: silentLog, promotions });
let api = openApi();

it('places an order of three lines with at most 19 statements in 9 round trips', async () => {
  const ids = [(await makeProduct(db)).id, (await makeProduct(db)).id, (await makeProduct(db)).id];
  const place = await callerOf('/api/delivery/create');
  const lines = ids.map((id) => ({ sku: `${id}`, quantity: 1, unitPaise: 50_000 }));
  // The first order of a process makes the queue read its tables.
  await place(makeOrderBody(lines));
  const { statements, roundTrips } = await counted(() => place(makeOrderBody(lines)));
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(19);
  expect(roundTrips, statements.join('\n')).toBeLessThanOrEqual(9);
});

it('places an order with an offer for first orders with two statements more', async () => {
  const { id } = await makeProduct(db);
  await makePromotion(db, { perCustomer: 9, maxUses: 9 });
  const lines = [{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }];
  const without = await counted(async () => (await callerOf('/api/delivery/create'))(makeOrderBody(lines)));
  promotions = await livePromotions(db);
  api = openApi();
  const body = makeOrderBody(lines, { totalAmount: 447 });
  const given = await counted(async () => (await callerOf('/api/delivery/create'))(body));
  promotions = undefined;
  api = openApi();
  expect(given.statements.length - without.statements.length, given.statements.join('\n')).toBe(2);
  expect(given.roundTrips - without.roundTrips).toBe(0);
});

it('refuses an order of a sold-out product before it writes lines, stock and jobs', async () => {
  const { id } = await makeProduct(db, { stock: 1 });
  const place = await callerOf('/api/delivery/create', 409);
  const line = { sku: `${id}`, quantity: 2, unitPaise: 50_000 };
  const { statements } = await counted(() => place(makeOrderBody([line])));
  const writes = statements.filter((text) =>
    /insert into (order_lines|stock_movements|shipments|pgboss)/i.test(text),
  );
  expect(writes).toEqual([]);
  expect(statements.at(-1)).toBe('rollback');
});

it('changes a cart with at most 7 statements in 4 round trips, behind its lock', async () => {
  const { id } = await makeProduct(db);
  const other = await makeProduct(db);
  const call = await customer();
  await call('POST /api/cart/add', { productId: other.id, quantity: 1 });
  const changes = [
    () => call('POST /api/cart/add', { productId: id, quantity: 1 }),
    () => call('PUT /api/cart/update', { productId: id, quantity: 2 }),
    () => call(`DELETE /api/cart/remove/${id}`),
  ];
  for (const change of changes) {
    const { statements, roundTrips } = await counted(change);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(7);
    expect(roundTrips, statements.join('\n')).toBeLessThanOrEqual(4);
    const lock = statements.findIndex((text) => /^(insert into|update) "carts"/i.test(text));
    expect(lock).toBeGreaterThan(-1);
    expect(lock).toBeLessThan(statements.findIndex((text) => /cart_lines/i.test(text)));
    expect(statements.at(-1)).toBe('commit');
  }
});

async function callerOf(path: string, status = 200) {
  const call = await customer();
  return (body: object) => call(`POST ${path}`, body, status);
}

async function customer() {
  const token = await makeToken(db, (await makeUser(db)).id);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (what: string, body?: object, status = 200) => {
    const [method = '', path = ''] = what.split(' ');
    const sent = body ? { body: JSON.stringify(body) } : {};
    expect((await api.request(path, { method, headers, ...sent })).status).toBe(status);
  };
}

type Query = (...given: unknown[]) => Promise<unknown> | undefined;

type RoundTrip = { left: number; end: PromiseWithResolvers<void> };

/**
 * A round trip holds the statements that a connection sends without waiting for a result. Their results are held until the last
 * one is there, so that a busy machine counts as a quiet one.
 */
async function counted(work: () => Promise<void>): Promise<{ statements: string[]; roundTrips: number }> {
  const statements: string[] = [];
  const underWay = new Map<unknown, RoundTrip>();
  let roundTrips = 0;
  const query = Reflect.get(pg.Client.prototype, 'query') as unknown as Query;
  const spy = vi.spyOn(pg.Client.prototype, 'query') as unknown as MockInstance<Query>;
  const join = (client: unknown): RoundTrip => {
    const known = underWay.get(client);
    if (known && known.left > 0) return known;
    roundTrips += 1;
    const next = { left: 0, end: Promise.withResolvers<void>() };
    underWay.set(client, next);
    return next;
  };
  spy.mockImplementation(function (this: unknown, ...given) {
    const result = Reflect.apply(query, this, given);
    if (!connections.has(this)) return result;
    const [asked] = given as [string | { text: string }];
    statements.push(typeof asked === 'string' ? asked : asked.text);
    const trip = join(this);
    // The pool passes a callback instead, and sends one statement.
    if (!result) return result;
    trip.left += 1;
    return result.finally(() => {
      trip.left -= 1;
      if (trip.left === 0) trip.end.resolve();
      return trip.end.promise;
    });
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return { statements, roundTrips };
}
