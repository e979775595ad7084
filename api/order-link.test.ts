import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { listRedeliveries } from '#shop/shipping/server/redeliveries/request-redelivery.ts';
import { findOpenTry } from '#shop/orders/server/tracking/open-try.ts';
import { makeParcel } from '#shop/fulfilment/server/testing.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { signRedeliveryLink } from '#shop/orders/server/tracking/signed-links.ts';
import { readShopConfig } from '#server/config.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({ RATE_LIMITS: 'off' }), log: silentLog });
const path = '/api/order-link/rescue';

async function failedParcel() {
  const parcel = await makeParcel(db);
  await parcel.hears('pickedUp', 'takenOut', 'nobodyThere');
  const { failedTry } = (await findOpenTry(db, parcel))!;
  return { ...parcel, token: signRedeliveryLink(failedTry) };
}

function post(body: unknown, headers: Record<string, string> = {}) {
  return api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

it('acts on no GET and HEAD of a mail scanner, and is in no cache', async () => {
  const { token, orderId } = await failedParcel();
  for (const method of ['GET', 'HEAD', 'GET']) {
    const response = await api.request(`${path}?token=${token}&act=give_up`, { method });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
  }
  expect(await listRedeliveries(db, { orderId })).toEqual([]);
});

it('acts on a POST once', async () => {
  const { token, orderId } = await failedParcel();
  const answer = { act: 'try_again' };
  expect((await post({ token, answer })).status).toBe(200);
  expect((await post({ token, answer })).status).toBe(409);
  expect(await listRedeliveries(db, { orderId })).toHaveLength(1);
});

it('acts on no form of another site', async () => {
  const { token, orderId } = await failedParcel();
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await post({ token, answer: { act: 'give_up' } }, foreign)).status).toBe(403);
  expect(await listRedeliveries(db, { orderId })).toEqual([]);
});

it('refuses bad input in words, and moves a parcel to no other pincode', async () => {
  const { token, orderId } = await failedParcel();
  const bad = [
    {},
    { act: 'lose' },
    { act: 'another_day' },
    { act: 'another_day', day: 'tomorrow' },
    { act: 'correct' },
    { act: 'correct', phone: '12345' },
    { act: 'correct', addressLine: ' ' },
    { act: 'correct', phone: '9811122233', pincode: '110001' },
    { act: 'correct', addressLine: 'x'.repeat(701) },
  ];
  for (const answer of bad) expect((await post({ token, answer })).status).toBe(400);
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  expect(order!.address).toMatchObject({ phone: '9876543210', pincode: '560003' });
});
