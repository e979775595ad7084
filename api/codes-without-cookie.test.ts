import { like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { rateCounters } from '#platform/server/tables.ts';
import { mailedCode, makeUser } from '#shop/accounts/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });

/** A client with one email. With `keepsCookies` it is a browser. */
function clientOf(email: string, { keepsCookies }: { keepsCookies: boolean }) {
  let cookie = '';
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await api.request(`/api/auth/${path}`, init);
    const set = response.headers.getSetCookie().find((one) => one.startsWith('browser='));
    if (keepsCookies && set) cookie = set.split(';')[0]!;
    return response.status;
  };
  return {
    async ask() {
      await db.delete(rateCounters).where(like(rateCounters.key, 'pause-%'));
      expect(await post('login-send-otp', { email })).toBe(200);
      return mailedCode(db, email);
    },
    login: (otp: string) => post('login-verify-otp', { email, otp }),
  };
}

async function twoClients() {
  const { email } = await makeUser(db);
  return {
    browser: clientOf(email, { keepsCookies: true }),
    bare: clientOf(email, { keepsCookies: false }),
  };
}

it('a used code hides no newer code of a browser from a client without cookies', async () => {
  const { browser, bare } = await twoClients();
  expect(await bare.login(await bare.ask())).toBe(200);
  await browser.ask();
  expect(await bare.login(await browser.ask())).toBe(200);
});

it('a code that its browser has replaced works nowhere', async () => {
  const { browser, bare } = await twoClients();
  const first = await browser.ask();
  const second = await browser.ask();
  expect(first).not.toBe(second);
  expect(await bare.login(first)).toBe(400);
  expect(await browser.login(first)).toBe(400);
  expect(await bare.login(second)).toBe(200);
});

it('a used code opens no older code of the clients without cookies', async () => {
  const { bare } = await twoClients();
  const first = await bare.ask();
  const second = await bare.ask();
  expect(await bare.login(second)).toBe(200);
  expect(await bare.login(first)).toBe(400);
  expect(await bare.login(second)).toBe(400);
});

it('a browser whose code is used opens no code of another browser', async () => {
  const { browser, bare } = await twoClients();
  const older = await bare.ask();
  expect(await browser.login(await browser.ask())).toBe(200);
  expect(await browser.login(older)).toBe(400);
});
