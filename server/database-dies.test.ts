// §8 a killed embedded database is back within ten seconds; until then 503 with Retry-After, afterwards orders, emails and parcels; else the shop ends with
// code 1
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { killServer } from '#database/embedded/testing.ts';
import { runningUrl } from '#database/embedded.ts';
import { onShopDatabase } from '#database/shop-database.ts';
import { readShopConfig } from './config.ts';
import { type Db, openDatabase, patient } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { startShop } from './start-shop.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'aranya-dies-'));
chmodSync(dataDir, 0o755);
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const env = {
  DATA_DIR: dataDir,
  PORT: `${port}`,
  HOST: '127.0.0.1',
  PUBLIC_URL: url,
  SIMULATOR_STEP_SECONDS: '0',
};
const config = readShopConfig(env);

const beganAt = performance.now();
const fill = async (db: Db) => ({
  token: await makeToken(db, (await makeUser(db)).id),
  productId: (await makeProduct(db, { slug: 'tulsi', stock: 100 })).id,
});
const { token, productId } = await onShopDatabase(config, fill, { isNew: true });
const lost: Error[] = [];
const shop = await startShop(config, silentLog, {
  env,
  loadPages: () => Promise.reject(new Error('no page')),
  say: () => {},
  onLost: (error) => lost.push(error),
});
/** A slow machine takes longer than 10 s to open a new database, and then also to bring one back. */
const backWithinMs = Math.max(10_000, performance.now() - beganAt);

afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a killed database is back within 10 s, after 503s, and takes orders again', async () => {
  expect(await order()).toMatchObject({ status: 200 });
  const statuses = new Map<number, number>();
  killServer(dataDir);
  const killedAt = performance.now();
  let ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(503);
  while (ready.status !== 200) {
    expect(performance.now() - killedAt).toBeLessThan(backWithinMs);
    for (const { status, headers } of await Promise.all([ask(), ask(), order()])) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 503) expect(headers.get('retry-after')).toMatch(/^[1-9]$/);
    }
    ready = await fetch(`${url}/readyz`);
  }
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses.get(503)).toBeGreaterThan(0);

  const placed = await order();
  expect(placed.status).toBe(200);
  const { orderNumber } = (await placed.json()) as { orderNumber: string };
  await expect
    .poll(() => traceOf(orderNumber), { timeout: 60_000 })
    .toEqual({ mail: 'sent', parcel: 'created' });
  expect(lost).toEqual([]);
});

// §8 the shop's own database role is no superuser, owns no table, and switches off no trigger, also on a data folder of an older Aranya
it('the shop connects as an ordinary role, never as a superuser', async () => {
  const { db, close } = openDatabase(runningUrl({ dataDir }), { max: 1, ...patient });
  const { rows } = await db.execute(
    sql`select distinct application_name, usename, rolsuper from pg_stat_activity join pg_roles on rolname = usename
      where application_name <> '' order by application_name`,
  );
  await close();
  expect(rows).toEqual([
    { application_name: 'aranya', usename: 'aranya_app', rolsuper: false },
    { application_name: 'aranya-jobs', usename: 'aranya_app', rolsuper: false },
  ]);
});

function ask() {
  return fetch(`${url}/api/products/${productId}`);
}

function order() {
  const body = makeOrderBody([{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }]);
  return fetch(`${url}/api/delivery/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...body, buyNow: true }),
  });
}

async function traceOf(orderNumber: string) {
  const { db, close } = openDatabase(runningUrl({ dataDir }), { max: 1, ...patient });
  const { rows } = await db.execute(
    sql`select (select state from email_log where about = ${orderNumber} limit 1) as mail,
      (select s.state from shipments s join orders o on o.id = s.order_id where o.order_number = ${orderNumber}) as parcel`,
  );
  await close();
  return rows[0];
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return free;
}
