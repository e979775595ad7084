// §9 mail server, courier and buckets are asked from the settings page, in words without a value of the environment
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '#database/embedded/test-server.ts';
import { testDatabase } from '#database/test-database.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { startTestStorage } from '#platform/server/uploads/stores/testing.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { openSettings } from '../testing/open-settings.ts';

const { db } = await testDatabase();
const secret = 's3cret-4711';
const storage = await startTestStorage(['pictures']);
const closers: (() => void)[] = [];
const closedPort = await freePort();
afterAll(async () => {
  await storage.close();
  for (const close of closers) close();
});

async function courierThat(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  closers.push(() => server.close());
  await once(server, 'listening');
  const DELHIVERY_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { COURIER: 'delhivery', DELHIVERY_URL, DELHIVERY_TOKEN: secret, PICKUP_PINCODE: '560058' };
}

const pincode = (fields: object) =>
  JSON.stringify({ delivery_codes: [{ postal_code: { pin: 560_058, pre_paid: 'Y', ...fields } }] });

/** A mail server that says one line and ends. */
async function mailServerThat(line: string) {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.end(line);
  }).listen(0, '127.0.0.1');
  closers.push(() => server.close());
  await once(server, 'listening');
  return `smtp://shop:${secret}@127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Result = { isFine: boolean; message: string };
const check = async (env: Record<string, string>, path: string, body?: object) => {
  const { call } = await openSettings(env, db);
  const { status, body: said } = await call('POST', path, body);
  expect(status).toBe(200);
  expect(JSON.stringify(said)).not.toContain('4711');
  return said as unknown as Result;
};

describe('Ask the courier', () => {
  it('asks Delhivery about the pickup pincode, with the token in a header alone', async () => {
    const heard: unknown[] = [];
    const env = await courierThat((request, response) => {
      heard.push(request.method, request.url, request.headers.authorization);
      response.end(pincode({ pickup: 'Y', cod: 'Y' }));
    });
    const { isFine, message } = await check(env, '/ask-courier');
    expect(heard).toEqual(['GET', '/c/api/pin-codes/json/?filter_codes=560058', `Token ${secret}`]);
    expect([isFine, message]).toEqual([true, expect.stringContaining('serves cash on delivery')]);
  });

  it.each([
    [200, pincode({ pickup: 'N', cod: 'Y' }), 'collects no parcels at 560058'],
    [200, '{"delivery_codes":[]}', 'not the pickup pincode 560058'],
    [200, '<html>Bad gateway</html>', 'does not answer as it should'],
    [401, '{"detail":"Invalid token."}', 'does not know the token'],
    [403, 'Login or API Key Required', 'does not know the token'],
    [503, `echo ${secret}`, 'does not answer as it should'],
    [302, '', 'does not answer as it should'],
  ])('says in words what status %i with %j means', async (status, body, words) => {
    const env = await courierThat((_, response) => response.writeHead(status).end(body));
    const { isFine, message } = await check(env, '/ask-courier');
    expect([isFine, message]).toEqual([false, expect.stringContaining(words)]);
  });

  it('says what sending by hand and the simulator are', async () => {
    expect((await check({ COURIER: 'manual' }, '/ask-courier')).message).toContain(
      'hand parcels over yourself',
    );
    expect((await check({}, '/ask-courier')).message).toContain('moves no parcel');
  });
});

describe('Test the bucket', () => {
  it('writes, reads and removes, and leaves nothing', async () => {
    const env = { STORAGE_URL: storage.urlOf('pictures') };
    const { isFine } = await check(env, '/test-bucket', { place: 'pictures' });
    expect([isFine, storage.buckets.get('pictures')!.size]).toEqual([true, 0]);
  });

  it.each([
    ['a wrong secret', () => storage.urlOf('pictures').replace('test-secret', secret), 'refuses the key'],
    ['a missing bucket', () => storage.urlOf('mistyped'), 'no bucket of this name'],
    ['a closed port', () => `s3+http://key:${secret}@127.0.0.1:${closedPort}/aranya`, 'Nothing answers'],
  ])('says what is wrong with %s, and no part of the address', async (_, url, words) => {
    const env = { BACKUP_URL: url(), BACKUP_DIR: '/backups' };
    const { isFine, message } = await check(env, '/test-bucket', { place: 'backups' });
    expect([isFine, message]).toEqual([false, expect.stringContaining(words)]);
    expect(message).not.toMatch(/127\.0\.0\.1|s3|test-key/);
  });

  it('says that no bucket is set', async () => {
    const { message } = await check({}, '/test-bucket', { place: 'backups' });
    expect(message).toContain('BACKUP_URL is not set');
  });
});

describe('Send a test email', () => {
  it.each([
    ['no server', async () => `smtp://shop:${secret}@127.0.0.1:1`, 'Nothing answers at that host and port'],
    ['no such name', async () => `smtp://shop:${secret}@mail.invalid:587`, 'typing mistake'],
    ['a server that ends', () => mailServerThat(`554 go away ${secret}\r\n`), 'cannot be used'],
  ])('says what is wrong with %s, and queues nothing', async (_, url, words) => {
    const before = await queuedEmails(db);
    const { isFine, message } = await check({ MAIL_URL: await url() }, '/test-email');
    expect([isFine, message]).toEqual([false, expect.stringContaining(words)]);
    expect(await queuedEmails(db)).toHaveLength(before.length);
  });

  it('goes to the built-in mailbox of a shop without a mail server, and says so', async () => {
    const { message } = await check({}, '/test-email');
    expect(message).toContain('built-in mailbox');
    expect((await queuedEmails(db)).at(-1)).toMatchObject({ template: 'settings-test' });
  });
});

describe('attacks on the checks', () => {
  const paths = ['/test-email', '/ask-courier', '/test-bucket'];

  it('of other roles and without a second factor are refused', async () => {
    const { call } = await openSettings({}, db);
    const tokens = [
      ...(await Promise.all((['packer', 'support', 'content'] as const).map((role) => makeStaff(db, role)))),
      await makeStaff(db, 'owner', null),
    ];
    for (const { token } of tokens)
      for (const path of paths)
        expect((await call('POST', path, { place: 'pictures' }, token)).status).toBe(403);
  });

  it('that repeat are refused after six in a minute, all checks together', async () => {
    const { call } = await openSettings({ RATE_LIMITS: 'on', COURIER: 'manual' }, db);
    const statuses: number[] = [];
    for (const path of [...paths, ...paths, ...paths])
      statuses.push((await call('POST', path, { place: 'pictures' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it.each([[{ place: 'http://thief.example' }], [{ place: '../../etc' }], [{}], ['[]']])(
    'that name a place of their own (%j) are malformed',
    async (body) => {
      const { call } = await openSettings({}, db);
      expect((await call('POST', '/test-bucket', body)).status).toBe(400);
    },
  );
});
