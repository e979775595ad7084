// §9 OTP of six digits, ten minutes, five tries; the newest code of each browser; strangers end no code and no budget of a known browser
import { eq, like, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { rateCounters } from '#platform/server/tables.ts';
import { users, signInCodes } from '#shop/accounts/server/tables.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { mailedCode, makeUser } from '#shop/accounts/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const warnings: string[] = [];
const log = { ...silentLog, warn: (event: string) => void warnings.push(event) };
const api = createCheckedApi({ db, config: readShopConfig({ SHOP_EMAIL: 'merchant@example.in' }), log });

type Answer = { status: number; body: Record<string, unknown> };

class Browser {
  #cookie = '';

  async post(path: string, body: object): Promise<Answer> {
    const response = await api.request(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(body),
    });
    const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith('browser='));
    if (set) this.#cookie = set.split(';')[0]!;
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  askToLogin(email: string) {
    return this.post('login-send-otp', { email });
  }

  login(email: string, otp: string) {
    return this.post('login-verify-otp', { email, otp });
  }

  askToRegister(email: string, firstName: string) {
    return this.post('register-send-otp', { email, firstName, lastName: 'Rao' });
  }

  register(email: string, otp: string) {
    return this.post('register-verify-otp', { email, otp });
  }
}

async function customerWithBrowser() {
  const { email } = await makeUser(db);
  const browser = new Browser();
  await browser.askToLogin(email);
  expect(await browser.login(email, await mailedCode(db, email))).toMatchObject({ status: 200 });
  await deletePauses();
  return { email, browser };
}

const deletePauses = () => db.delete(rateCounters).where(like(rateCounters.key, 'pause-%'));

const useUpAllCounters = () => db.update(rateCounters).set({ count: 1_000_000 });

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

async function makeWrongTries(email: string, tries: number) {
  await db.update(signInCodes).set({ ownTries: tries }).where(eq(signInCodes.email, email));
}

describe('a stranger who knows the email', () => {
  it("requests codes, and the customer's code still works", async () => {
    const { email } = await makeUser(db);
    const customer = new Browser();
    await customer.askToLogin(email);
    const code = await mailedCode(db, email);
    await deletePauses();
    for (const stranger of [new Browser(), new Browser(), new Browser()]) {
      expect(await stranger.askToLogin(email)).toMatchObject({ status: 200 });
      await deletePauses();
    }
    expect(await customer.login(email, code)).toMatchObject({ status: 200 });
  });

  it("cannot use up the customer's pause between two codes", async () => {
    const { email, browser } = await customerWithBrowser();
    expect(await new Browser().askToLogin(email)).toMatchObject({ status: 200 });
    expect(await browser.askToLogin(email)).toMatchObject({ status: 200 });
  });

  it("tries wrong codes, and the customer's code still works", async () => {
    const { email } = await makeUser(db);
    const customer = new Browser();
    await customer.askToLogin(email);
    const code = await mailedCode(db, email);
    const stranger = new Browser();
    for (let n = 0; n < 12; n += 1)
      expect(await stranger.login(email, wrongFor(code))).toMatchObject({ status: 400 });
    await deletePauses();
    await stranger.askToLogin(email);
    for (let n = 0; n < 12; n += 1) await stranger.login(email, wrongFor(code));
    expect(await customer.login(email, code)).toMatchObject({ status: 200 });
  });

  it("uses up every limit, and the customer's known browser still signs in", async () => {
    const { email, browser } = await customerWithBrowser();
    await db.delete(rateCounters);
    const stranger = new Browser();
    await stranger.askToLogin(email);
    await stranger.login(email, '000000');
    await stranger.askToRegister(email, 'Mallory');
    await new Browser().askToLogin(email);
    await useUpAllCounters();
    expect(await new Browser().askToLogin(email)).toMatchObject({ status: 429 });
    expect(await browser.askToLogin(email)).toMatchObject({ status: 200 });
    expect(await browser.login(email, await mailedCode(db, email))).toMatchObject({ status: 200 });
  });

  it('gets eight codes an hour from one network', async () => {
    await db.delete(rateCounters);
    const { email } = await makeUser(db);
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) statuses.push((await new Browser().askToLogin(email)).status);
    await deletePauses();
    for (let n = 0; n < 9; n += 1) {
      statuses.push((await new Browser().askToLogin(email)).status);
      await deletePauses();
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    await db.delete(rateCounters);
  });

  it('sends names, which reach neither the account nor an email', async () => {
    const email = 'asha.names@example.in';
    const customer = new Browser();
    await customer.askToRegister(email, 'Asha');
    const code = await mailedCode(db, email);
    await deletePauses();
    await new Browser().askToRegister(email, 'Mallory');
    expect(await customer.register(email, code)).toMatchObject({ status: 200 });
    const [user] = await db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ firstName: 'Asha' });
    expect(JSON.stringify(await queuedEmails(db, email))).not.toContain('Mallory');
  });

  it('sends names, and the code opens an account elsewhere without them', async () => {
    const email = 'no.names@example.in';
    await new Browser().askToRegister(email, 'Mallory');
    const customer = new Browser();
    await customer.askToLogin('another@example.in');
    expect(await customer.register(email, await mailedCode(db, email))).toMatchObject({ status: 200 });
    const [user] = await db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ firstName: '', lastName: '' });
    expect(JSON.stringify(await queuedEmails(db, email))).not.toContain('Mallory');
  });
});

describe('requests without a cookie', () => {
  it('share one slot: the newest code works, with its own names', async () => {
    const email = 'program@example.in';
    await new Browser().askToRegister(email, 'First');
    const first = await mailedCode(db, email);
    await deletePauses();
    await new Browser().askToRegister(email, 'Second');
    const second = await mailedCode(db, email);
    if (first !== second) expect(await new Browser().register(email, first)).toMatchObject({ status: 400 });
    expect(await new Browser().register(email, second)).toMatchObject({ status: 200 });
    const [user] = await db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ firstName: 'Second' });
  });
});

describe('after 100 wrong tries for one email in a day', () => {
  const linksTo = async (email: string) =>
    (await queuedEmails(db, email)).filter(({ template }) => template === 'browser-link');

  // §9 a link in place of a code for an unknown browser after 100 wrong tries a day; the merchant is told
  it('an unknown browser gets a link, which makes the opening browser known', async () => {
    const { email, browser } = await customerWithBrowser();
    await makeWrongTries(email, 101);
    expect(await browser.askToLogin(email)).toMatchObject({ status: 200 });
    expect(await linksTo(email)).toHaveLength(0);
    await browser.login(email, await mailedCode(db, email));

    const unknown = new Browser();
    const asked = await unknown.askToLogin(email);
    expect(asked).toMatchObject({ status: 200, body: { link: true } });
    expect(await linksTo(email)).toHaveLength(1);
    const token = await mailedCode(db, email);
    const opened = await unknown.post('browser-link', { token });
    expect(opened).toMatchObject({ status: 200 });
    const again = await new Browser().post('browser-link', { token });
    expect(again).toMatchObject({ status: 400, body: { code: 'old_browser_link' } });
    await deletePauses();
    expect((await unknown.askToLogin(email)).body.link).toBeUndefined();
    expect(await unknown.login(email, await mailedCode(db, email))).toMatchObject({ status: 200 });
  });

  it('a link expires after half an hour', async () => {
    const { email } = await customerWithBrowser();
    await makeWrongTries(email, 101);
    await new Browser().askToLogin(email);
    const minute = sql`now() - interval '1 second'`;
    await db.update(signInCodes).set({ expiresAt: minute }).where(eq(signInCodes.email, email));
    const token = await mailedCode(db, email);
    expect(await new Browser().post('browser-link', { token })).toMatchObject({ status: 400 });
    expect(await new Browser().post('browser-link', { token: 'x.y' })).toMatchObject({ status: 400 });
  });

  // §9 a link in place of a code for an unknown browser after 100 wrong tries a day; the merchant is told
  it('the merchant is told once a day and email, without the address in the log', async () => {
    const { email } = await customerWithBrowser();
    await makeWrongTries(email, 101);
    warnings.length = 0;
    const before = (await queuedEmails(db, 'merchant@example.in')).length;
    for (let n = 0; n < 3; n += 1) {
      await new Browser().askToLogin(email);
      await deletePauses();
    }
    const told = (await queuedEmails(db, 'merchant@example.in')).slice(before);
    expect(told).toMatchObject([{ template: 'codes-guessed' }]);
    expect(JSON.stringify(told)).not.toContain(email);
    expect(warnings).toEqual(['sign-in codes of one email are guessed']);
  });

  it('the response is the same for an unknown email', async () => {
    const email = 'no-account@example.in';
    await new Browser().askToLogin(email);
    await makeWrongTries(email, 101);
    await deletePauses();
    expect(await new Browser().askToLogin(email)).toMatchObject({ status: 200, body: { link: true } });
    expect(await linksTo(email)).toHaveLength(0);
    expect((await queuedEmails(db, email)).at(-1)).toMatchObject({ template: 'invitation' });
  });
});
