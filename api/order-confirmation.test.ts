import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { readShopConfig } from '#server/config.ts';
import { makeToken } from '#shop/accounts/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { knowPincodes, placeHeld } from '#shop/checkout/server/hold/testing.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
await knowPincodes(db);
const apiWith = (env: Record<string, string>) =>
  createCheckedApi({ db, config: readShopConfig(env), log: silentLog });
const api = apiWith({ RATE_LIMITS: 'off' });
const path = '/api/order-confirmation';

async function post(to: string, body: object, headers: Record<string, string> = {}, shop = api) {
  const response = await shop.request(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    response,
    body: (await response.json()) as { code?: string; message?: string },
  };
}

describe('the link of a held order', () => {
  it('acts by no GET, HEAD or look, as a mail scanner or a preview sends them', async () => {
    const { token, row } = await placeHeld(db);
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      for (const to of [path, `${path}?token=${token}&act=confirm`, `${path}/look?token=${token}`])
        expect((await api.request(to, { method })).ok, `${method} ${to}`).toBe(false);
    const { status, response } = await post(`${path}/look`, { token });
    expect([status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await row()).heldFor).toBe('amount');
  });

  it('acts by no form or page of another site', async () => {
    const { token, row } = await placeHeld(db);
    const answer = { act: 'cancel', token };
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of foreign) expect((await post(path, answer, headers)).status).toBe(403);
    const form = { method: 'POST', body: new URLSearchParams(answer) };
    expect((await api.request(path, form)).ok).toBe(false);
    expect((await row()).state).toBe('placed');
  });

  it('confirms by a POST without sign-in, once', async () => {
    const { token, row } = await placeHeld(db);
    const answer = { act: 'confirm', token, version: 0, fields: { phone: '9811122233' } };
    expect((await post(path, answer)).status).toBe(200);
    expect(await row()).toMatchObject({ heldFor: null, address: { phone: '9811122233' } });
    expect(await post(path, answer)).toMatchObject({ status: 409, body: { code: 'already_answered' } });
  });

  it('refuses what an address may not be, and a field that is not its own', async () => {
    const { token, row } = await placeHeld(db);
    const answer = { act: 'confirm', token, version: 0 };
    for (const fields of [{ phone: '12' }, { name: '' }, { state: 'Atlantis' }, { pincode: '0' }])
      expect((await post(path, { ...answer, fields })).status).toBe(400);
    await post(path, { ...answer, fields: { totalPaise: 1, lines: [], confirmedBy: 'staff' } });
    expect(await row()).toMatchObject({ totalPaise: 99_700, confirmedBy: 'customer' });
  });

  it('answers about all foreign tokens alike', async () => {
    const { token } = await placeHeld(db);
    const lies = [`${token.slice(0, -1)}!`, token.replace(/^\d+/, '1000008'), 'nonsense', ''];
    const answers = await Promise.all(lies.map((lie) => post(`${path}/look`, { token: lie })));
    const told = answers.map(({ status, body: { code, message } }) => [status, code, message]);
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(told[0]).toEqual([404, 'link_over', expect.any(String)]);
  });
});

describe('a shop with rules', () => {
  it('holds by its settings, tells the customer, and exports no link', async () => {
    const shop = apiWith({ RATE_LIMITS: 'off', HOLD_ORDERS_ABOVE_RUPEES: '996' });
    const { userId } = await makeCustomer(db);
    const headers = { authorization: `Bearer ${await makeToken(db, userId)}` };
    const { id } = await makeProduct(db);
    const order = (quantity: number) => makeOrderBody([{ sku: `${id}`, quantity, unitPaise: 50_000 }]);
    const [small, large] = [order(1), order(2)];
    for (const body of [small, large])
      expect((await post('/api/delivery/create', body, headers, shop)).status).toBe(200);
    const heldFor = async ({ orderId }: typeof small) => (await recordsOf(db, orderId)).order!.heldFor;
    expect([await heldFor(small), await heldFor(large)]).toEqual([null, 'amount']);
    const mine = (await (await shop.request('/api/orders', { headers })).json()) as { waitsFor: string }[];
    expect(mine.map(({ waitsFor }) => waitsFor)).toEqual(['confirmation', null]);
    const data = await (await shop.request('/api/my-data', { headers })).text();
    expect(data).toContain('waitsFor');
    expect(data).not.toContain('confirmToken');
  });
});
