// §2 one code may register and sign in, where the owner turns that on
// §4 register -> (send OTP ok) verifyRegisterOtp stays as specified while the setting is off
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { readShopConfig } from '#server/config.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { mailedCode, makeUser } from '#shop/accounts/server/testing.ts';
import { consents } from '#shop/consent/server/tables.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const openApi = (settings: Record<string, string>) =>
  createCheckedApi({ db, config: readShopConfig({ RATE_LIMITS: 'off', ...settings }), log: silentLog });
const oneCode = openApi({ ONE_CODE_SIGN_IN: 'on' });
const twoForms = openApi({});

/** A browser keeps the cookie that the first answer sets. */
function openBrowser(api = oneCode) {
  let cookie = '';
  const post = async (path: string, body: object) => {
    const response = await api.request(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const send = (email: string) => post('login-send-otp', { email });
  const verify = (email: string, otp: string) => post('login-verify-otp', { email, otp });
  return { send, verify };
}

let made = 0;
const newEmail = () => `one.code.${(made += 1)}@example.in`;
const accounts = (email: string) => db.select().from(users).where(eq(users.email, email));
const namesOf = async (email: string) => (await queuedEmails(db, email)).map(({ template }) => template);

describe('one code', () => {
  it('opens the account of a new email, without a name, and signs in', async () => {
    const email = newEmail();
    const browser = openBrowser();
    const sent = await browser.send(email);
    expect(sent).toEqual({
      status: 200,
      body: { message: 'OTP sent to your email! Please verify to login.' },
    });
    expect(await accounts(email)).toEqual([]);
    const { status, body } = await browser.verify(email, await mailedCode(db, email));
    expect([status, body]).toMatchObject([200, { email, firstName: '', lastName: '', mobile: '' }]);
    expect(body.token).toEqual(expect.any(String));
    const [account] = await accounts(email);
    expect(await db.$count(consents, eq(consents.userId, account!.id))).toBe(1);
    expect(await namesOf(email)).toEqual(['registration-code', 'welcome']);
  });

  it('signs a customer in, and opens no second account', async () => {
    const { email, id } = await makeUser(db);
    const browser = openBrowser();
    const sent = await browser.send(email);
    const unknown = await openBrowser().send(newEmail());
    expect(sent).toEqual(unknown);
    const { body } = await browser.verify(email, await mailedCode(db, email));
    expect(body).toMatchObject({ id, email });
    expect(await accounts(email)).toHaveLength(1);
    expect(await namesOf(email)).toEqual(['login-code']);
  });

  it('of two browsers with one new email opens one account and signs in both', async () => {
    const email = newEmail();
    const [first, second] = [openBrowser(), openBrowser()];
    await first.send(email);
    const earlier = await mailedCode(db, email);
    await second.send(email);
    const later = await mailedCode(db, email);
    const answers = await Promise.all([first.verify(email, earlier), second.verify(email, later)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await accounts(email)).toHaveLength(1);
  });

  it('works once, also for many tries at the same time', async () => {
    const email = newEmail();
    const browser = openBrowser();
    await browser.send(email);
    const code = await mailedCode(db, email);
    const tries = await Promise.all(Array.from({ length: 4 }, () => browser.verify(email, code)));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    expect(await accounts(email)).toHaveLength(1);
  });

  it('that is wrong opens nothing and does not say whether an account exists', async () => {
    const { email: known } = await makeUser(db);
    const unknown = newEmail();
    const answers = [];
    for (const email of [known, unknown]) {
      const browser = openBrowser();
      await browser.send(email);
      const wrong = String((Number(await mailedCode(db, email)) + 1) % 1_000_000).padStart(6, '0');
      const { status, body } = await browser.verify(email, wrong);
      answers.push([status, { ...body, requestId: '' }]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]![0]).toBe(400);
    expect(await accounts(unknown)).toEqual([]);
  });
});

it('without the setting a code of an unknown email opens no account', async () => {
  const email = newEmail();
  const browser = openBrowser(twoForms);
  await browser.send(email);
  expect(await namesOf(email)).toEqual(['invitation']);
  expect(await browser.verify(email, await mailedCode(db, email))).toMatchObject({ status: 400 });
  expect(await accounts(email)).toEqual([]);
});
