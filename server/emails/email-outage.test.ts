// §8 while emails fail for minutes, asking for a code answers 503 with `Retry-After`, the same for known and unknown emails
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createApi } from '#api/api.ts';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '../config.ts';
import { silentLog } from '#platform/server/log.ts';
import { emailOutages } from '#platform/server/tables.ts';
import { makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { createMailer } from './mailer.ts';

const { db } = await testDatabase();
const api = createApi({ db, config: readShopConfig({ RATE_LIMITS: 'off' }), log: silentLog });
const welcome = { to: 'a@example.in', template: 'welcome', data: { firstName: 'Asha' } };

beforeEach(() => db.delete(emailOutages));

function mailerAt(port: number) {
  const config = readShopConfig({ MAIL_URL: `smtp://127.0.0.1:${port}` });
  const mailer = createMailer({ db, config, log: silentLog });
  onTestFinished(mailer.close);
  return mailer;
}

async function openPost(): Promise<number> {
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => done(address.startsWith('nobody') ? new Error('unknown') : null),
    onData: (stream, _, done) => stream.on('end', () => done()).resume(),
  });
  post.listen(0, '127.0.0.1');
  await once(post.server, 'listening');
  onTestFinished(() => new Promise<void>((closed) => post.close(closed)));
  return (post.server.address() as AddressInfo).port;
}

async function send(method: string, path: string, body: object, token = '') {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const response = await api.request(path, { method, headers, body: JSON.stringify(body) });
  const { requestId: _, ...rest } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: rest };
}

const askToLogin = (email: string) => send('POST', '/api/auth/login-send-otp', { email });
const minutesPass = () => db.update(emailOutages).set({ since: sql`now() - interval '3 minutes'` });

describe('an unreachable mail server', () => {
  it('makes each request for a code a 503, for known and unknown emails', async () => {
    const { id, email } = await makeUser(db);
    const token = await makeToken(db, id);
    await expect(mailerAt(1).send(welcome)).rejects.toThrow();
    expect((await askToLogin(email)).status).toBe(200);
    await minutesPass();
    const refused = await askToLogin(email);
    expect(refused).toEqual({
      status: 503,
      retryAfter: '120',
      body: {
        code: 'mail_unavailable',
        message: 'We cannot send emails at the moment. Please try again in a few minutes.',
      },
    });
    expect(await askToLogin('unknown.here@example.in')).toEqual(refused);
    const names = { firstName: 'A', lastName: 'B', email: 'unknown.here@example.in' };
    expect(await send('POST', '/api/auth/register-send-otp', names)).toEqual(refused);
    expect(await send('POST', '/api/auth/account-deletion/send-otp', {}, token)).toEqual(refused);
    const change = { id, email: 'new.address@example.in' };
    expect(await send('PUT', '/api/auth/profile', change, token)).toEqual(refused);
    expect((await send('PUT', '/api/auth/profile', { id, firstName: 'Asha' }, token)).status).toBe(200);
  });

  it('is tried until it responds, and then codes leave', async () => {
    await expect(mailerAt(1).send(welcome)).rejects.toThrow();
    await minutesPass();
    await mailerAt(1).checkOutage();
    expect((await askToLogin('still@example.in')).status).toBe(503);
    await mailerAt(await openPost()).checkOutage();
    expect((await askToLogin('again@example.in')).status).toBe(200);
  });

  it('counts as reachable after the next sent email', async () => {
    await expect(mailerAt(1).send(welcome)).rejects.toThrow();
    await minutesPass();
    await mailerAt(await openPost()).send(welcome);
    expect(await db.$count(emailOutages)).toBe(0);
  });
});

it('does not count as unreachable because of an unknown address', async () => {
  const mailer = mailerAt(await openPost());
  await expect(mailer.send({ ...welcome, to: 'nobody@example.in' })).rejects.toThrow('unknown');
  expect(await db.$count(emailOutages)).toBe(0);
});
