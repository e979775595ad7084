// §9 security events are one JSON line each, without personal data; React Router's lines too
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { createLog } from '#platform/server/log.ts';
import { mailedCode, makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const free = createCheckedApi({ db, config: readShopConfig({ RATE_LIMITS: 'off' }), log });
const limited = createCheckedApi({ db, config: readShopConfig({}), log });

beforeEach(() => {
  lines.length = 0;
});

type RequestOptions = { body?: object; token?: string; headers?: object; api?: typeof free };

async function call(method: string, path: string, { body, token, headers, api = free }: RequestOptions = {}) {
  const response = await api.request(path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return text ? (JSON.parse(text) as Record<string, string>) : {};
}

function events() {
  return lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'security')
    .map(
      ({
        requestId,
        time: _time,
        level: _level,
        event: _event,
        method: _method,
        status: _status,
        ...rest
      }) => {
        expect(requestId).toMatch(/^[\w-]{36}$/);
        return rest;
      },
    );
}

const verify = '/api/auth/login-verify-otp';

async function askForCode(email: string) {
  await call('POST', '/api/auth/login-send-otp', { body: { email } });
  return mailedCode(db, email);
}

describe('the log has a line for', () => {
  it('a sign-in and a failed sign-in, without email, code or token', async () => {
    const { email } = await makeUser(db, { mobile: '9876512345' });
    const otp = await askForCode(email);
    const wrong = otp === '000000' ? '000001' : '000000';
    await call('POST', verify, { body: { email, otp: wrong } });
    const { token } = await call('POST', verify, { body: { email, otp } });
    expect(events()).toEqual([
      { kind: 'sign_in_failed', route: verify, code: 'wrong_code' },
      { kind: 'sign_in', route: verify },
    ]);
    const text = lines.join('');
    for (const secret of [email, otp, wrong, token!, '9876512345', 'Rani'])
      expect(text).not.toContain(secret);
  });

  it('a request without a login, and a forbidden one', async () => {
    await call('GET', '/api/auth/profile', { token: 'aranya_not-a-living-token-of-anyone' });
    const token = await makeToken(db, (await makeUser(db)).id);
    await call('GET', '/api/admin/mails', { token });
    await call('DELETE', '/api/cart/clear', { headers: { origin: 'https://evil.example' } });
    expect(events()).toEqual([
      { kind: 'unauthorized', route: '/api/auth/profile', code: 'not_signed_in' },
      { kind: 'forbidden', route: '/api/admin/mails', code: 'staff_only' },
      expect.objectContaining({ kind: 'forbidden', code: 'foreign_origin' }),
    ]);
    expect(lines.join('')).not.toMatch(/aranya_|evil/);
  });

  it('a limit that was hit, in the database or in memory', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const body = { email: 'limit.hit@example.in' };
    await call('POST', '/api/auth/login-send-otp', { body, api: limited });
    await call('POST', '/api/auth/login-send-otp', { body, api: limited });
    expect(events()).toEqual([
      { kind: 'limit_hit', route: '/api/auth/login-send-otp', code: 'too_many', count: 1 },
    ]);
    lines.length = 0;
    const headers = { cookie: 'cart=greedy' };
    const search = '/api/search/suggestions?q=turmeric';
    for (let n = 0; n < 300; n += 1) await call('GET', search, { headers, api: limited });
    expect(events()).toEqual([
      { kind: 'limit_hit', route: '/api/search/suggestions', code: 'too_many', count: 1 },
    ]);
    expect(lines.join('')).not.toMatch(/turmeric|limit\.hit|greedy/);
  });

  it('each session that ended', async () => {
    const { id, email } = await makeUser(db);
    const tokens = [await makeToken(db, id), await makeToken(db, id), await makeToken(db, id)];
    await call('POST', '/api/auth/logout', { token: tokens[0]! });
    await call('POST', '/api/auth/logout', { token: tokens[0]! });
    await call('DELETE', '/api/auth/sessions', { token: tokens[1]! });
    const otp = await askForCode(email);
    await call('POST', verify, { body: { email, otp }, token: tokens[1]! });
    const route = '/api/auth/sessions';
    expect(events()).toEqual([
      { kind: 'session_ended', route: '/api/auth/logout', count: 1 },
      { kind: 'session_ended', route, count: 1 },
      { kind: 'session_ended', route: verify, count: 1 },
      { kind: 'sign_in', route: verify },
    ]);
  });

  it('sessions that a changed email and its undoing ended', async () => {
    const { id } = await makeUser(db);
    const [here] = [await makeToken(db, id), await makeToken(db, id)];
    const email = 'security.moved@example.in';
    await call('PUT', '/api/auth/profile', { token: here, body: { id, email } });
    const body = { otp: await mailedCode(db, email) };
    await call('POST', '/api/auth/email-change/verify', { token: here, body });
    expect(events()).toEqual([{ kind: 'session_ended', route: '/api/auth/email-change/verify', count: 1 }]);
    expect(lines.join('')).not.toContain('security.moved');
  });

  it('the oldest session that a new login ended', async () => {
    const { id, email } = await makeUser(db);
    for (let n = 0; n < 20; n += 1) await makeToken(db, id);
    await call('POST', verify, { body: { email, otp: await askForCode(email) } });
    expect(events()).toContainEqual({ kind: 'session_ended', route: verify, count: 1 });
  });
});
