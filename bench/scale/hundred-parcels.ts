import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serve } from '@hono/node-server';
import { eq, sql } from 'drizzle-orm';
import { createApi } from '#api/api.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { openDatabase } from '#platform/server/db.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { openServerKey } from '#platform/server/secrets/server-key.ts';
import { readShopConfig } from '#server/config.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import type { Parcel } from '#shop/fulfilment/admin/packing.ts';
import { packingDocumentKinds } from '#shop/fulfilment/admin/documents.ts';
import { workOnManifest } from '#shop/fulfilment/admin/server/manifest/close-manifest.ts';
import { drawDocuments } from '#shop/fulfilment/admin/server/documents/draw-documents.ts';
import { parcelDocuments } from '#shop/fulfilment/admin/server/tables.ts';
import { makeParcel } from '#shop/fulfilment/admin/server/testing.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { median, quantile } from '../load/statistics.ts';
import { openScale } from './server.ts';

// npm run bench -- parcels: the papers of 200 orders, and 100 orders packed and handed over by HTTP as the screens do it. The job of the
// papers runs in this process, as in a shop with one process. It prints how long the job keeps the process from other requests.

const dataDir = '.cache/bench-parcels';
rmSync(dataDir, { recursive: true, force: true });
openServerKey(dataDir);
const server = await openScale(dataDir);
await server.run('create database parcels');
const url = server.urlOf('parcels');
await migrateDatabase(url);
const { db, close } = openDatabase(url, { max: 4 });
const { close: closeQueue } = await openQueue(url, silentLog, { runs: false });
const config = readShopConfig({ TRUSTED_PROXY: 'on' });
const seller = sellerOf(config);
const sender = { shopName: config.SHOP_NAME, name: seller.name, address: seller.address };
const api = createApi({ db, config, log: silentLog });
const http = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' });
const times: Record<string, number[]> = {};

try {
  const { token } = await makeStaff(db, 'packer');
  const call = async <Body>(what: string, method: string, path: string, body?: object): Promise<Body> => {
    const began = performance.now();
    const response = await fetch(
      `http://127.0.0.1:${(http.address() as AddressInfo).port}/api/admin/${path}`,
      {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      },
    );
    if (response.status !== 200) throw new Error(`${what}: ${response.status} ${await response.text()}`);
    const read = (await response.json()) as Body;
    (times[what] ??= []).push(performance.now() - began);
    return read;
  };

  const products: { id: number }[] = [];
  for (let at = 0; at < 20; at += 1) products.push(await makeProduct(db, { stock: 1_000 }));
  const parcels: Awaited<ReturnType<typeof makeParcel>>[] = [];
  for (let at = 0; at < 200; at += 1)
    parcels.push(
      await makeParcel(db, {
        skus: [0, 7, 13].map((step) => [String(products[(at + step) % 20]!.id), 1 + (at % 2)]),
      }),
    );
  const numbers = parcels.map(({ orderNumber }) => orderNumber);

  process.stdout.write('| PDF | orders | job, ms | CPU, ms | longest pause, ms | memory, MB | KB |\n');
  process.stdout.write('| --- | --- | --- | --- | --- | --- | --- |\n');
  for (const kind of packingDocumentKinds) {
    const id = randomUUID();
    await call('ask for papers', 'POST', 'parcel-papers', { id, kind, orders: { ids: numbers } });
    await drawAndPrint(kind, 200, id);
  }

  const first = parcels.slice(0, 100);
  const began = performance.now();
  await call('list to pack', 'GET', 'packing/parcels');
  for (const { waybill, orderNumber } of first) {
    const { items } = await call<Parcel>('scan of a label', 'GET', `packing/parcels/${waybill}`);
    const ticked = items.map(({ orderLineId, productId, units }) => ({ orderLineId, productId, units }));
    await call('last tick', 'POST', `packing/parcels/${orderNumber}/pack`, { items: ticked });
  }
  await call('list to hand over', 'GET', 'hand-overs/parcels');
  const listId = randomUUID();
  const ids = first.map(({ orderNumber }) => orderNumber);
  await call('close the list', 'POST', 'hand-overs', { id: listId, orders: { ids } });
  const handing = performance.now();
  await workOnManifest(db, { id: listId });
  process.stderr.write(`hand-over job: ${Math.round(performance.now() - handing)} ms\n`);
  const documentId = randomUUID();
  await call('ask for papers', 'POST', `hand-overs/${listId}/papers`, { id: documentId });
  await drawAndPrint('manifest and invoices', 100, documentId);
  const tookMs = performance.now() - began;

  process.stdout.write(
    '\n| request | times | median, ms | p95 | longest |\n| --- | --- | --- | --- | --- |\n',
  );
  for (const [what, all] of Object.entries(times)) {
    const cells = [median(all), quantile(all, 0.95), Math.max(...all)].map((ms) => ms.toFixed(1));
    process.stdout.write(`| ${[what, all.length, ...cells].join(' | ')} |\n`);
  }
  process.stdout.write(
    `\nThe shop's own time for a parcel, with hand-over and papers: ${(tookMs / 100).toFixed(0)} ms\n`,
  );
} finally {
  http.close();
  await closeQueue();
  await close();
  await server.close();
}

async function drawAndPrint(what: string, count: number, id: string): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  const cpu = process.cpuUsage();
  const began = performance.now();
  delay.enable();
  await drawDocuments(db, { id, sender, seller });
  delay.disable();
  const ms = performance.now() - began;
  clearInterval(watch);
  const { user, system } = process.cpuUsage(cpu);
  const [row] = await db
    .select({ bytes: sql<number>`length(${parcelDocuments.pdf})` })
    .from(parcelDocuments)
    .where(eq(parcelDocuments.id, id));
  const cells = [ms, (user + system) / 1_000, delay.max / 1e6, (peak - before) / 2 ** 20, row!.bytes / 1024];
  process.stdout.write(`| ${[what, count, ...cells.map((cell) => cell.toFixed(0))].join(' | ')} |\n`);
}
