import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { inboxOf } from '#platform/canonical-email.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { silentLog } from '#platform/server/log.ts';
import { rateCounters } from '#platform/server/tables.ts';
import { readShopConfig } from '#server/config.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { boardRows } from './admin/board.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const config = readShopConfig({ TRUSTED_PROXY: 'on' });
const api = createCheckedApi({ db, config, log: silentLog });
const { id: productId } = await makeProduct(db, { stock: 0 });

type Sender = { network?: string };

/** Each request comes without a cookie, as that of a program does. */
async function post(path: string, body: object, { network = '203.0.113.7' }: Sender = {}) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify(body),
  };
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  return (await api.request(path, init, env)).status;
}

const register = (email: string, from?: Sender) =>
  post('/api/auth/register-send-otp', { email, firstName: 'Rani', lastName: 'Rao' }, from);
const login = (email: string, from?: Sender) => post('/api/auth/login-send-otp', { email }, from);
const subscribe = (email: string, from?: Sender) => post('/api/newsletter/subscribe', { email }, from);
const waitFor = (email: string, from?: Sender) => post('/api/back-in-stock', { email, productId }, from);
const complain = (email: string, from?: Sender) =>
  post(
    '/api/grievances',
    { requestId: randomUUID(), name: 'Leela Menon', topic: 'product', words: 'The jar was broken.', email },
    from,
  );

async function emailsTo(inbox: string): Promise<number> {
  const rows = await queuedEmails(db);
  return rows.filter(({ to }) => inboxOf(to) === inbox).length;
}

beforeEach(async () => {
  await db.delete(rateCounters);
  await db.execute(sql`delete from pgboss.job where name = 'mail.send'`);
});

/** Spellings of one inbox. */
const spellings: Record<string, (n: number) => string> = {
  'a tag': (n) => `victim+${n}@gmail.com`,
  dots: (n) => `${n & 1 ? 'v.' : 'v'}${n & 2 ? 'i.' : 'i'}${n & 4 ? 'c.' : 'c'}tim@gmail.com`,
  'another host': (n) => (n % 2 ? `victim+${n}@googlemail.com` : `Vic.Tim+${n}@GoogleMail.com`),
  'a tag at Outlook': (n) => `victim+${n}@outlook.com`,
  'a tag at iCloud': (n) => `victim+${n}@${['me.com', 'mac.com', 'icloud.com'][n % 3]}`,
  'a dash at Yahoo': (n) => `victim-${n}@yahoo.in`,
};

describe('a stranger with many spellings of one inbox', () => {
  it.each(Object.keys(spellings))('sends it few emails: %s', async (kind) => {
    const spell = spellings[kind]!;
    for (let n = 0; n < 30; n += 1) {
      const email = spell(n);
      for (const ask of [register, login, subscribe, waitFor, complain]) await ask(email);
    }
    expect(await emailsTo(inboxOf(spell(0).toLowerCase()))).toBeLessThanOrEqual(8 + 3 + 5 + 5);
  });
});

describe('a network', () => {
  it('sends few emails to addresses that did not ask there before', async () => {
    const asks = [register, login, subscribe, waitFor, complain];
    const statuses = [];
    for (let n = 0; n < 210; n += 1) statuses.push(await asks[n % 5]!(`stranger${n}@gmail.com`));
    expect((await queuedEmails(db)).length).toBe(200);
    expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429]);
    expect(await login('stranger0@gmail.com')).toBe(200);
    expect(await login('elsewhere@gmail.com', { network: '198.51.100.4' })).toBe(200);
  });

  it('of the IPv6 kind has a budget over its small ones', async () => {
    const from = (n: number) => ({ network: `2001:db8:7:${n.toString(16)}::1` });
    await login('stranger@gmail.com', from(0));
    await db.execute(sql`update rate_counters set count = 790 where key like 'new-inboxes-wide:%'`);
    for (let n = 1; n < 20; n += 1) await login(`stranger${n}@gmail.com`, from(n));
    expect((await queuedEmails(db)).length).toBe(11);
    expect(await login('neighbour@gmail.com', { network: '2001:db8:8:1::1' })).toBe(200);
  });

  it('of a catch-all domain gets few emails from many networks', async () => {
    for (let n = 0; n < 130; n += 1)
      await login(`${randomUUID()}@own.example`, { network: `198.51.100.${n}` });
    expect((await queuedEmails(db)).length).toBe(120);
    expect(await login('rani@other.example')).toBe(200);
  });

  it('of a college registers sixty students in an hour', async () => {
    for (let n = 0; n < 60; n += 1) {
      expect(await register(`student${n}@college.ac.in`)).toBe(200);
      expect(await login(`student${n}@college.ac.in`)).toBe(200);
    }
  });

  it('that used up its emails is shown to the owner', async () => {
    const row = boardRows(config).refusedEmails!;
    expect(row.roles).toEqual([]);
    await login('stranger@gmail.com');
    expect(await row.count(db, { now: new Date(), limit: 100 })).toBeNull();
    await db.execute(sql`update rate_counters set count = 200 where key like 'new-inboxes:%'`);
    for (let n = 0; n < 3; n += 1) expect(await login(`another${n}@gmail.com`)).toBe(429);
    expect(await row.count(db, { now: new Date(), limit: 100 })).toMatchObject({ count: 3 });
  });
});

it('a used-up network refuses addresses with and without an account alike', async () => {
  const { email } = await makeUser(db);
  await login('stranger@gmail.com');
  await db.execute(sql`update rate_counters set count = 200 where key like 'new-inboxes:%'`);
  expect([await login(email), await login('nobody@example.in')]).toEqual([429, 429]);
});
