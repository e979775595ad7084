import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import * as search from '#app/pages/search.tsx';
import { freePort } from '#database/embedded/test-server.ts';
import { testDatabase } from '#database/test-database.ts';
import { openDatabase, patient } from '#platform/server/db.ts';
import { defineJob, enqueue, openQueue, work } from '#platform/server/jobs.ts';
import { createLog, silentLog } from '#platform/server/log.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import type { Courier } from '#shop/shipping/courier.ts';
import { guardCourier } from '#shop/shipping/server/shipments/guard-courier.ts';
import { readShopConfig } from '../config.ts';
import { createSite } from '../create-site.ts';
import { listen } from '../listen.ts';
import { buildOf } from '../pages/testing.ts';
import { openTracing } from './open-tracing.ts';

const { db: own, url } = await testDatabase();
const loadPages = () => Promise.resolve(buildOf({ search }));

type Span = {
  name: string;
  traceId: string;
  parentSpanId?: string;
  attributes: { key: string; value: object }[];
  status: { code?: number };
};
type ExportedTraces = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const received: { path: string; authorization: string | undefined; sent: ExportedTraces }[] = [];
const collector = createServer(async (request, response) => {
  const sent = (await json(request)) as ExportedTraces;
  received.push({ path: request.url!, authorization: request.headers.authorization, sent });
  response.end('{}');
});
const spans = () =>
  received.flatMap(({ sent }) =>
    sent.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((each) => each.spans)),
  );

const traceJob = defineJob({
  name: 'test.traced',
  title: 'Test',
  data: z.object({ email: z.string() }),
  retryLimit: 0,
});
const email = 'asha.traced@customer.example';
const secrets = ['Asha Traced', '9876501234', 'Traced House', 'traced-query-word', email, 'traced-waybill'];
const lines: string[] = [];
const log = createLog('info', { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port: collectorPort } = collector.address() as AddressInfo;
  const port = await freePort();
  const config = readShopConfig({
    PORT: `${port}`,
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20key',
  });
  const tracing = await openTracing(config, silentLog);
  const { db, close } = openDatabase(url, { max: 4, ...patient });
  const queue = await openQueue(url, silentLog);
  const shop = { db, config, log };
  const site = createSite({ ...shop, loadPages, isReady: () => Promise.resolve(true) });
  const server = await listen(site, config, tracing.inFrontOf(undefined, { shop, loadPages }));
  await visit(`http://127.0.0.1:${port}`);
  await runJob(db);
  await callCourier();
  await server.close();
  await queue.close();
  await close();
  await tracing.stop();
}, 120_000);
afterAll(() => collector.close());

let token = '';

async function visit(origin: string): Promise<void> {
  const { id } = await makeUser(own, { email });
  token = await makeToken(own, id);
  const sold = await makeProduct(own, { slug: 'tulsi', stock: 1 });
  const order = {
    ...makeOrderBody([{ sku: `${sold.id}`, quantity: 1, unitPaise: 50_000 }]),
    buyNow: true,
    customerName: 'Asha Traced',
    customerPhone: '9876501234',
    addressLine: '12, Traced House, Lake View Road',
  };
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  };
  const placed = await fetch(`${origin}/api/delivery/create`, {
    method: 'POST',
    headers,
    body: JSON.stringify(order),
  });
  expect(placed.status).toBe(200);
  for (const path of ['/search?q=traced-query-word', `/api/orders?email=${email}`, '/readyz'])
    await (await fetch(origin + path, { headers })).text();
}

async function runJob(db: typeof own): Promise<void> {
  await work(traceJob, log, async (data) => {
    await db.execute(sql`select ${data.email}::text from orders limit 1`);
    await callCourier();
    throw new Error(`no mailbox ${data.email}`);
  });
  await enqueue(db, traceJob, { email });
  await vi.waitFor(() => expect(lines.join()).toContain('job failed for good'), { timeout: 60_000 });
}

async function callCourier(): Promise<void> {
  const courier = { track: () => Promise.resolve([]) } as unknown as Courier;
  // Outside a request or a job nothing is recorded.
  await guardCourier(courier, silentLog).track(['traced-waybill']);
}

describe('the traces of an order, a search and a job', () => {
  const named = (name: string) => spans().filter((span) => span.name === name);

  it('reach the collector with its key, by route pattern, statement name and task', () => {
    expect(received[0]).toMatchObject({ path: '/v1/traces', authorization: 'Basic key' });
    const [order] = named('POST /api/delivery/create');
    expect(JSON.stringify(order!.attributes)).toContain(
      '"http.response.status_code","value":{"intValue":200}',
    );
    const inside = spans().filter((span) => span.traceId === order!.traceId);
    expect(inside.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['find_session', 'reserve_stock', 'commit']),
    );
    expect(inside.filter(({ parentSpanId }) => !parentSpanId)).toEqual([order]);
    expect(named('GET /search')).toHaveLength(1);
    const [job] = named('test.traced');
    expect(job!.status.code).toBe(2);
    const insideJob = spans().filter((span) => span.traceId === job!.traceId);
    expect(insideJob.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['select orders', 'courier track']),
    );
    expect(named('courier track')).toHaveLength(1);
    expect(spans().filter(({ name }) => name.includes('readyz'))).toEqual([]);
  });

  it('hold no name, phone, address, email, query, token or waybill', () => {
    const sent = JSON.stringify(received.map(({ sent: body }) => body));
    expect(sent.length).toBeGreaterThan(3_000);
    for (const secret of [
      ...secrets,
      token,
      token.slice(4),
      encodeURIComponent(email),
      '?',
      '$1',
      'no mailbox',
    ])
      expect(sent, secret).not.toContain(secret);
    const keys = new Set(spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    const known = new Set(['http.request.method', 'http.route', 'http.response.status_code', 'error.type']);
    expect([...keys].filter((key) => !known.has(key))).toEqual([]);
  });

  it('have ids that no client chose', () => {
    expect(
      spans().filter(({ traceId, parentSpanId }) => /^a+$/.test(traceId) || /^b+$/.test(parentSpanId ?? '')),
    ).toEqual([]);
  });

  it('are named in the log lines of their work', () => {
    const line = lines
      .map((one) => JSON.parse(one) as Record<string, string>)
      .find(({ job }) => job === 'test.traced');
    expect(line).toMatchObject({
      event: 'job failed for good',
      traceId: spans().find(({ name }) => name === 'test.traced')!.traceId,
    });
  });
});

it('without a collector no code of OpenTelemetry is loaded', async () => {
  const program = `
    import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({ resolve: (name, context, next) => {
      const found = next(name, context);
      urls.push(found.url);
      return found;
    } });
    const { openTracing } = await import(${JSON.stringify(import.meta.resolve('./open-tracing.ts'))});
    const log = { info() {}, warn() {}, error() {} };
    for (const OTEL_EXPORTER_OTLP_ENDPOINT of [undefined, 'http://127.0.0.1:1']) {
      const { stop } = await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER_ARG: 1 }, log);
      process.stdout.write(urls.some((url) => url.includes('@opentelemetry/sdk-trace')) ? 'loaded ' : 'none ');
      await stop();
    }`;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout).toBe('none loaded ');
});
