import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { silentLog } from '#platform/server/log.ts';
import { readShopConfig } from '#server/config.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { fileGrievance } from '#shop/grievances/server/file-grievance.ts';
import { grievances } from '#shop/grievances/server/tables.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const config = readShopConfig({ TRUSTED_PROXY: 'on' });
const api = createCheckedApi({ db, config, log: silentLog });
const form = { name: 'Leela Menon', topic: 'product', words: 'The jar was broken.' } as const;

async function send(given: object, { network = '192.0.2.1', headers = {} }) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network, ...headers },
    body: JSON.stringify({ ...form, requestId: randomUUID(), ...given }),
  };
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const response = await api.request('/api/grievances', init, env);
  return { status: response.status, body: await response.json() };
}

it('a stranger uses up the receipts of one network, and none of the customer', async () => {
  const { id, email } = await makeUser(db);
  const token = await makeToken(db, id);
  const from = (network: string, headers: object = {}) => send({ email }, { network, headers });
  const receipts = async () => (await queuedEmails(db, email)).length;
  for (let n = 0; n < 9; n += 1) await from('203.0.113.7');
  expect(await receipts()).toBe(5);
  await from('198.51.100.4');
  expect(await receipts()).toBe(6);
  for (let n = 0; n < 9; n += 1) await from(`192.0.2.${n}`);
  expect(await receipts()).toBe(10);
  const late = await from('198.51.100.99');
  expect(late).toMatchObject({ status: 200, body: { ticket: expect.stringMatching(/^GR-/) } });
  expect(await receipts()).toBe(10);
  await from('198.51.100.99', { authorization: `Bearer ${token}` });
  expect(await receipts()).toBe(11);
});

it('nobody fills the list of staff in the name of one inbox', async () => {
  const { id, email } = await makeUser(db, { email: 'leela.menon@gmail.com' });
  const token = await makeToken(db, id);
  const requests = Array.from({ length: 60 }, () => randomUUID());
  const spelled = (at: number) =>
    [email, `leelamenon+${at}@gmail.com`, `l.eelamenon@googlemail.com`][at % 3]!;
  const one = (at: number) =>
    send({ requestId: requests[at]!, email: spelled(at) }, { network: `192.0.2.${at}` });
  const answers = [];
  for (let at = 0; at < 60; at += 1) answers.push(await one(at));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    body: {
      code: 'too_many_complaints',
      message: expect.stringMatching(/^20 complaints .* Please sign in with this email, or call .*\d{5}/),
    },
  });
  // A repeated request finds its complaint, and the customer files one in any spelling.
  expect((await one(0)).status).toBe(200);
  const own = { network: '192.0.2.99', headers: { authorization: `Bearer ${token}` } };
  for (const spelling of [email, 'leelamenon@gmail.com'])
    expect((await send({ email: spelling }, own)).status).toBe(200);
  expect(await db.$count(grievances, like(grievances.email, 'l%menon%'))).toBe(22);
});

it('the proved inbox of an account gets forty receipts a day', async () => {
  const { id, email } = await makeUser(db);
  const headers = { authorization: `Bearer ${await makeToken(db, id)}` };
  const limits = { network: '192.0.2.1', isOwnEmail: true, elsewhere: '' };
  expect((await send({ email }, { headers })).status).toBe(200);
  for (let n = 0; n < 44; n += 1)
    await fileGrievance(db, { form: { ...form, orderNumber: '', requestId: randomUUID(), email }, limits });
  expect(await queuedEmails(db, email)).toHaveLength(40);
  expect(await db.$count(grievances, eq(grievances.email, email))).toBe(45);
});
