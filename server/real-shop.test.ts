import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from './config.ts';
import { silentLog } from '#platform/server/log.ts';
import { categories, products } from '#shop/catalog/server/tables.ts';
import { pincodes } from '#shop/pincodes/server/tables.ts';
import { reviews } from '#shop/reviews/server/tables.ts';
import { startShop } from './start-shop.ts';

const { db, url } = await testDatabase();
const real = { SHOP_DEMO: 'off', MAIL_URL: 'smtp://127.0.0.1:1' };

describe('the first start of a real shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'real-shop-'));
  const said: string[] = [];
  const errors: string[] = [];
  let shopUrl = '';
  let close = async () => {};

  beforeAll(async () => {
    const port = await freePort();
    shopUrl = `http://localhost:${port}`;
    const env = {
      ...real,
      PORT: `${port}`,
      HOST: 'localhost',
      DATABASE_URL: url,
      DATA_DIR: folder,
    };
    const log = { ...silentLog, error: (event: string) => void errors.push(event) };
    const loadPages = () => Promise.reject(new Error('no page'));
    const say = (line: string) => void said.push(line);
    ({ close } = await startShop(readShopConfig(env), log, { env, loadPages, say }));
  });
  afterAll(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });

  // §9 the first start of a real shop invents no products, reviews or categories
  it('loads the pincodes and no invented data', async () => {
    expect(await db.$count(pincodes)).toBeGreaterThan(18_000);
    for (const table of [categories, products, reviews]) expect(await db.$count(table)).toBe(0);
    expect(said.join('\n')).not.toMatch(/demo|mailbox|\/dev\//i);
  });

  // §9 a real shop whose legal details are the demo's takes no orders, says so, and logs which are missing
  it('logs the settings that it needs before it takes orders', () => {
    expect(errors).toContain(
      'the shop takes no orders until these settings are set: SELLER_NAME, SELLER_ADDRESS, SELLER_GSTIN, GRIEVANCE_OFFICER, GRIEVANCE_EMAIL',
    );
  });

  it('responds without products and without developer pages', async () => {
    expect(await (await fetch(`${shopUrl}/api/products`)).json()).toEqual([]);
    expect(await (await fetch(`${shopUrl}/dev/mail`)).text()).not.toMatch(/mailbox/i);
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
