import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { silentLog } from '#platform/server/log.ts';
import { readShopConfig } from '#server/config.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const config = readShopConfig({ TRUSTED_PROXY: 'on' });
const api = createCheckedApi({ db, config, log: silentLog });
const form = { name: 'Leela Menon', topic: 'product', words: 'The jar was broken.' };

it('a stranger uses up the receipts of one network, and none of the customer', async () => {
  const { id, email } = await makeUser(db);
  const token = await makeToken(db, id);
  const from = async (ip: string, headers: object = {}) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, ...headers },
      body: JSON.stringify({ ...form, requestId: randomUUID(), email }),
    };
    const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const response = await api.request('/api/grievances', init, env);
    return { status: response.status, body: await response.json() };
  };
  const receipts = async () => (await queuedEmails(db, email)).length;
  for (let n = 0; n < 9; n += 1) await from('203.0.113.7');
  expect(await receipts()).toBe(5);
  await from('198.51.100.4');
  expect(await receipts()).toBe(6);
  for (let n = 0; n < 60; n += 1) await from(`192.0.2.${n}`);
  expect(await receipts()).toBe(40);
  const late = await from('198.51.100.99');
  expect(late).toMatchObject({ status: 200, body: { ticket: expect.stringMatching(/^GR-/) } });
  expect(await receipts()).toBe(40);
  await from('198.51.100.99', { authorization: `Bearer ${token}` });
  expect(await receipts()).toBe(41);
});
