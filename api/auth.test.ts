// §7 sign-in calls
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { sessions } from '#shop/accounts/server/tables.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { mailedCode, makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const free = createCheckedApi({ db, config: readShopConfig({ RATE_LIMITS: 'off' }), log: silentLog });
const limited = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });

type RequestOptions = { body?: unknown; token?: string; cookie?: string; api?: typeof free };

async function call(method: string, path: string, { body, token, cookie, api = free }: RequestOptions = {}) {
  const response = await api.request(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
    body: text ? (JSON.parse(text) as Record<string, unknown>) : undefined,
  };
}

const post = (path: string, sent: RequestOptions) => call('POST', path, sent);

describe('registration and login', () => {
  it('work with emailed codes and end with the logout', async () => {
    const email = 'asha.rao@example.in';
    const asked = await post('/api/auth/register-send-otp', {
      body: { firstName: 'Asha', lastName: 'Rao', email: ' Asha.Rao@Example.IN ' },
    });
    expect(asked).toMatchObject({ status: 200, body: { message: 'OTP sent to your email! Please verify.' } });
    const registered = await post('/api/auth/register-verify-otp', {
      body: { email, otp: await mailedCode(db, email) },
      cookie: asked.cookie,
    });
    expect(registered.body).toEqual({ message: 'Registration successful! Please login.' });

    const login = await post('/api/auth/login-send-otp', { body: { email }, cookie: asked.cookie });
    expect(login.body).toEqual({ message: 'OTP sent to your email! Please verify to login.' });
    const { body } = await post('/api/auth/login-verify-otp', {
      body: { email, otp: await mailedCode(db, email) },
      cookie: login.cookie,
    });
    expect(body).toEqual({
      email,
      token: expect.any(String),
      firstName: 'Asha',
      lastName: 'Rao',
      profilePictureUrl: '',
      id: expect.any(Number),
      mobile: '',
      message: 'Login successful!',
    });

    const token = body!.token as string;
    expect((await call('GET', '/api/auth/profile', { token })).body).toMatchObject({ email, gender: '' });
    expect((await post('/api/auth/logout', { token })).status).toBe(204);
    expect((await call('GET', '/api/auth/profile', { token })).status).toBe(401);
    expect((await post('/api/auth/logout', { token })).status).toBe(204);
  });

  it("keep the guest's cart and delete its cookie", async () => {
    const { email } = await makeUser(db);
    const { id: productId } = await makeProduct(db);
    const added = await post('/api/cart/add', { body: { productId, quantity: 2 } });
    await post('/api/auth/login-send-otp', { body: { email } });
    const login = await post('/api/auth/login-verify-otp', {
      body: { email, otp: await mailedCode(db, email) },
      cookie: added.cookie,
    });
    const token = login.body!.token as string;
    expect((await call('GET', '/api/cart', { token })).body).toMatchObject([{ productId, quantity: 2 }]);
    expect((await call('GET', '/api/cart', { cookie: added.cookie })).status).toBe(204);
    expect(login.cookie).toBe('cart=');
  });

  it('respond alike for known and unknown addresses', async () => {
    const { email } = await makeUser(db);
    const ask = async (path: string, to: string) => {
      const { status, body, headers } = await post(path, {
        body: { firstName: 'A', lastName: 'B', email: to },
      });
      return [status, body, [...headers.keys()].toSorted()];
    };
    for (const path of ['/api/auth/login-send-otp', '/api/auth/register-send-otp'])
      expect(await ask(path, email)).toEqual(await ask(path, 'nobody-at-all@example.in'));
  });

  it("keep the browser's cookie from scripts and other sites", async () => {
    const { headers } = await post('/api/auth/login-send-otp', { body: { email: 'a@example.in' } });
    expect(headers.get('set-cookie')).toMatch(/^browser=[\w-]{43};.*HttpOnly; SameSite=Lax$/);
    const config = readShopConfig({ RATE_LIMITS: 'off', PUBLIC_URL: 'https://shop.example' });
    const secure = createCheckedApi({ db, config, log: silentLog });
    const over = await post('/api/auth/login-send-otp', { body: { email: 'a@example.in' }, api: secure });
    expect(over.headers.get('set-cookie')).toMatch(/^__Host-browser=.*Secure/);
  });

  // §5 register, login and OTP: missing fields are named in the specified words
  it("use the specification's messages for missing fields", async () => {
    const said = async (path: string, body: object) => (await post(path, { body })).body;
    expect(await said('/api/auth/register-send-otp', { email: 'x' })).toMatchObject({
      fields: {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Enter a valid email',
      },
    });
    const verify = '/api/auth/login-verify-otp';
    expect(await said(verify, { email: 'a@example.in', otp: '' })).toMatchObject({
      message: 'OTP is required',
    });
    expect(await said(verify, { email: 'a@example.in', otp: '12345' })).toMatchObject({
      message: 'OTP must be 6 digits',
    });
    expect(await said(verify, { email: 'a@example.in', otp: 123456 })).toMatchObject({ code: 'invalid' });
  });
});

describe('limits', () => {
  it('allow the next code after 30 seconds, for known and unknown addresses', async () => {
    const { email } = await makeUser(db);
    for (const to of [email, 'stranger@example.in']) {
      const ask = () => post('/api/auth/login-send-otp', { body: { email: to }, api: limited });
      expect((await ask()).status).toBe(200);
      const refused = await ask();
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    }
  });

  it('are all off with RATE_LIMITS=off, except the tries of a code', async () => {
    const { email } = await makeUser(db);
    const ask = () => post('/api/auth/login-send-otp', { body: { email } });
    await ask();
    const { status, cookie } = await ask();
    expect(status).toBe(200);
    const otp = await mailedCode(db, email);
    const wrong = otp === '000000' ? '000001' : '000000';
    const verify = (otp: string) => post('/api/auth/login-verify-otp', { body: { email, otp }, cookie });
    for (let n = 0; n < 5; n += 1) expect((await verify(wrong)).status).toBe(400);
    expect(await verify(otp)).toMatchObject({ status: 429, body: { code: 'tries_used_up' } });
  });
});

describe('rights', () => {
  // §6 'You are not logged in. Please log in again.' for a token that is dead, and the UI says it
  it('the profile needs a live token', async () => {
    for (const token of [undefined, 'aranya_nonsense-that-is-long-enough', 'x'])
      expect(await call('GET', '/api/auth/profile', token ? { token } : {})).toMatchObject({
        status: 401,
        body: { code: 'not_signed_in', message: 'You are not logged in. Please log in again.' },
      });
    expect((await call('PUT', '/api/auth/profile', { body: { id: 1 } })).status).toBe(401);
    expect((await post('/api/auth/email-change/verify', { body: { otp: '123456' } })).status).toBe(401);
  });

  it('a user reaches only their own profile', async () => {
    const victim = await makeUser(db);
    const token = await makeToken(db, (await makeUser(db)).id);
    const body = { id: victim.id, firstName: 'Mallory' };
    expect((await call('PUT', '/api/auth/profile', { token, body })).status).toBe(403);
  });

  it('a user changes the email with the code of the new address', async () => {
    const { id, email } = await makeUser(db);
    const token = await makeToken(db, id);
    const asked = await call('PUT', '/api/auth/profile', { token, body: { id, email: 'New@example.in' } });
    expect(asked.body).toMatchObject({ email, pendingEmail: 'new@example.in' });
    const otp = await mailedCode(db, 'new@example.in');
    const done = await post('/api/auth/email-change/verify', { token, body: { otp }, cookie: asked.cookie });
    expect(done).toMatchObject({ status: 200, body: { id, email: 'new@example.in', pendingEmail: null } });
  });
});

describe('a change of the email', () => {
  // §9 at most 20 sessions a person, an absolute end after 180 days; a login of the last ten minutes before the e-mail changes
  it('needs a login of the last ten minutes, and ends the session it replaces', async () => {
    const { id, email } = await makeUser(db);
    const old = await makeToken(db, id);
    await db.update(sessions).set({ createdAt: sql`now() - interval '11 minutes'` });
    const change = { id, email: 'fresh@example.in' };
    const refused = await call('PUT', '/api/auth/profile', { token: old, body: change });
    expect(refused).toMatchObject({ status: 403, body: { code: 'fresh_login_needed' } });
    expect(await queuedEmails(db, 'fresh@example.in')).toEqual([]);
    const name = { id, firstName: 'Asha' };
    expect((await call('PUT', '/api/auth/profile', { token: old, body: name })).status).toBe(200);

    const asked = await post('/api/auth/login-send-otp', { body: { email } });
    const body = { email, otp: await mailedCode(db, email) };
    const login = await post('/api/auth/login-verify-otp', { token: old, body, cookie: asked.cookie });
    const token = login.body!.token as string;
    expect((await call('GET', '/api/auth/profile', { token: old })).status).toBe(401);
    expect(await call('PUT', '/api/auth/profile', { token, body: change })).toMatchObject({
      status: 200,
      body: { email, pendingEmail: 'fresh@example.in' },
    });
  });
});

describe('the profile', () => {
  // §9 no response depends on another person's code; profile changes are limited
  it('reveals nothing about the codes of other users', async () => {
    const { email } = await makeUser(db);
    await post('/api/auth/login-send-otp', { body: { email } });
    const code = await mailedCode(db, email);
    const { id } = await makeUser(db);
    const token = await makeToken(db, id);
    for (const guess of [code, code === '111111' ? '222222' : '111111']) {
      const body = { id, firstName: guess, lastName: `Guess ${guess}` };
      const saved = await call('PUT', '/api/auth/profile', { token, body });
      expect(saved).toMatchObject({ status: 200, body });
      const read = await call('GET', '/api/auth/profile', { token });
      expect(read).toMatchObject({ status: 200, body });
    }
  });

  // §9 no response depends on another person's code; profile changes are limited
  it('limits changes per user', async () => {
    const { id } = await makeUser(db);
    const token = await makeToken(db, id);
    const save = () =>
      call('PUT', '/api/auth/profile', { token, body: { id, firstName: 'Asha' }, api: limited });
    const responses = await Promise.all(Array.from({ length: 70 }, save));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(10);
    const other = await makeUser(db);
    const body = { id: other.id, firstName: 'Asha' };
    const others = await call('PUT', '/api/auth/profile', {
      token: await makeToken(db, other.id),
      body,
      api: limited,
    });
    expect(others.status).toBe(200);
  });
});
