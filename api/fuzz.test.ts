import { randomInt } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { createLog } from '#platform/server/log.ts';
import { unseal } from '#platform/server/secrets/seal.ts';
import { addressFields } from '#shop/addresses/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeStaffToken } from '#shop/accounts/admin/server/testing.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { createApi } from './api.ts';
import {
  type Draw,
  drawObject,
  drawText,
  drawValue,
  type Endpoint,
  endpointsOf,
  Learned,
} from './fuzz-values.ts';

const seconds = Number(process.env.FUZZ_SECONDS ?? 20);
/** Another one each run, unless `FUZZ_SEED` repeats a failure. */
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
const { db } = await testDatabase();
const config = readShopConfig({ RATE_LIMITS: 'off', DATA_DIR: mkdtempSync(join(tmpdir(), 'aranya-fuzz-')) });
const logged: string[] = [];
const log = createLog('error', { write: (line) => void logged.push(line) });
const server = createServer(getRequestListener(createApi({ db, config, log }).fetch)).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => void server.close());

const products = await Promise.all([1, 2, 3].map(() => makeProduct(db, { stock: 100_000 })));
const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
  .png()
  .toBuffer();
const learned = new Learned();
for (const { id, slug } of products)
  for (const value of [id, String(id), slug]) learned.add('productId', value);
learned.addAll({ ...addressFields(), sku: String(products[0]!.id), q: 'tulsi', email: 'rani@example.in' });

type Caller = { name: string; token?: string; email?: string; cookies: Map<string, string> };
type TestRequest = { method: string; path: string; headers: Record<string, string>; body?: string | Buffer };

async function makeCallers(): Promise<Caller[]> {
  const customer = async (name: string, given = {}) => {
    const { id, email } = await makeUser(db, given);
    learned.add('userId', id);
    learned.add('email', email);
    return { name, email, token: await makeStaffToken(db, id), cookies: new Map<string, string>() };
  };
  const customers = [
    await customer('one'),
    await customer('other'),
    await customer('staff', { staffRole: 'owner' }),
  ];
  const guests = [
    { name: 'guest', cookies: new Map() },
    { name: 'nobody', token: 'x'.repeat(43), cookies: new Map() },
  ];
  return [...customers, ...customers, ...guests];
}

/** Valid bodies, since random ones rarely succeed. */
const likely: Record<string, () => object> = {
  '/api/delivery/create': () => {
    const { id, mrpPaise } = products[0]!;
    return makeOrderBody([{ sku: String(id), quantity: 1, unitPaise: mrpPaise }]);
  },
  '/api/addresses/user/{userId}': addressFields,
  '/api/addresses/{id}': addressFields,
};

function drawRequest(
  g: Draw,
  { method, path, parameters, media, body }: Endpoint,
  caller: Caller,
): TestRequest {
  const text = (name: string, schema: object) => {
    const value = drawValue(g, name, schema, learned);
    const words = typeof value === 'string' ? value : JSON.stringify(value);
    return encodeURIComponent(words.toWellFormed());
  };
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce((whole, { name, schema }) => whole.replace(`{${name}}`, () => text(name, schema) || '%20'), path);
  const query = parameters
    .filter((one) => one.in === 'query' && g(fc.boolean))
    .map(({ name, schema }) => `${name}=${text(name, schema)}`);
  const cookies = [...caller.cookies].map(([name, value]) => `${name}=${g(fc.nat, 19) ? value : 'forged'}`);
  const headers: Record<string, string> = {
    ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
    ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
  };
  const address = { method, path: `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`, headers };
  if (!media || !body) return address;
  const given = { ...drawObject(g, body, learned), ...(g(fc.nat, 3) ? likely[path]?.() : {}) };
  if (media !== 'application/json') return { ...address, ...multipart(g, given) };
  return { ...address, headers: { ...headers, 'content-type': media }, body: drawJson(g, given) };
}

function drawJson(g: Draw, given: object): string | Buffer {
  const kind = g(fc.nat, 24);
  const json = JSON.stringify(given);
  if (kind === 0) return json.slice(0, g(fc.nat, json.length));
  if (kind === 1)
    return Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x80]), Buffer.from('}')]);
  if (kind === 2) return json.replace('{', '{"quantity":1,"quantity":2,');
  if (kind === 3) return drawText(g);
  return json;
}

function multipart(g: Draw, given: Record<string, unknown>): Pick<TestRequest, 'headers' | 'body'> {
  const boundary = 'fuzz';
  const parts = Object.entries(given).map(([name, value]) => {
    const isFile = /image|picture|avatar|file/i.test(name);
    const bytes = isFile && g(fc.nat, 3) ? picture : Buffer.from(JSON.stringify(value));
    const safe = encodeURIComponent(name.toWellFormed());
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${safe}"${isFile ? '; filename="a.png"' : ''}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
  });
  const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  const body = g(fc.nat, 9) ? whole : whole.subarray(0, g(fc.nat, whole.length));
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body };
}

async function send(
  { method, path, headers, body }: TestRequest,
  caller: Caller,
): Promise<{ status: number; text: string }> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const auth = caller.token ? { authorization: `Bearer ${caller.token}` } : {};
  const asked = request({
    port,
    method,
    path,
    agent: false,
    headers: { ...auth, ...headers, ...length },
  }).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  for (const cookie of response.headers['set-cookie'] ?? []) {
    const [name = '', value = ''] = cookie.split(';')[0]!.split('=');
    caller.cookies.set(name, value);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (/json/.test(response.headers['content-type'] ?? '') && response.statusCode! < 300)
    learned.addAll(JSON.parse(text));
  return { status: response.statusCode!, text };
}

async function readEmails(): Promise<void> {
  for (const { data } of (await queuedEmails(db)).slice(-20)) {
    if (data.sealedCode) learned.add('otp', unseal(data.sealedCode));
    for (const [, token = ''] of JSON.stringify(data).matchAll(
      /(?:token=|\/(?:track|invoice|review)\/)([\w.-]{20,})/g,
    ))
      learned.add('token', token);
  }
}

it(
  'no sequence of hostile requests ends in a 5xx or breaks an invariant',
  { timeout: (seconds + 60) * 1_000, retry: 0 },
  async () => {
    const document = (await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json()) as never;
    const endpoints = endpointsOf(document);
    const statuses = new Map<number, number>();
    const sequence = async (g: Draw) => {
      const callers = await makeCallers();
      const steps: string[] = [];
      for (let step = g(fc.integer, { min: 1, max: 30 }); step > 0; step -= 1) {
        const caller = callers[g(fc.nat, callers.length - 1)]!;
        const sent = drawRequest(g, endpoints[g(fc.nat, endpoints.length - 1)]!, caller);
        logged.length = 0;
        const { status, text } = await send(sent, caller);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        steps.push(
          `${caller.name} ${sent.method} ${sent.path} ${String(sent.body ?? '').slice(0, 1_000)} → ${status}`,
        );
        if (status >= 500)
          throw new Error(`FUZZ_SEED=${seed}: ${text}\n${logged.join('')}\n${steps.join('\n')}`);
      }
      await readEmails();
      expect(await checkInvariants(db), `FUZZ_SEED=${seed}: ${steps.join('\n')}`).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(fc.gen(), sequence), {
      seed,
      numRuns: 1_000_000,
      interruptAfterTimeLimit: seconds * 1_000,
      endOnFailure: true,
    });
    process.stdout.write(`Fuzzed for ${seconds} s: ${JSON.stringify(Object.fromEntries(statuses))}\n`);
    expect(statuses.get(200)).toBeGreaterThan(0);
  },
);
