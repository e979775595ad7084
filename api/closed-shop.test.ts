import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { missingSettings } from '#shop/invoices/server/settings.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeToken } from '#shop/accounts/server/testing.ts';
import { makeOrderBody, makeCustomer, recordsOf, stockOf } from '#shop/orders/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();

const legal = {
  SELLER_NAME: 'Vanya Herbals LLP',
  SELLER_ADDRESS: '7, Mill Road, Mysuru 570001',
  SELLER_GSTIN: '29AABCU9603R1ZJ',
  GRIEVANCE_OFFICER: 'Asha Rao',
  GRIEVANCE_EMAIL: 'asha@vanya.example',
};
const real = { SHOP_DEMO: 'off', MAIL_URL: 'smtp://127.0.0.1:25' };

async function customerOf() {
  const { userId } = await makeCustomer(db);
  const product = await makeProduct(db, { stock: 5 });
  const order = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: 50_000 }], {
    totalAmount: 500,
  });
  const headers = {
    authorization: `Bearer ${await makeToken(db, userId)}`,
    'content-type': 'application/json',
  };
  const place = async (settings: Record<string, string>) => {
    const api = createCheckedApi({ db, config: readShopConfig(settings), log: silentLog });
    const response = await api.request('/api/delivery/create', {
      method: 'POST',
      headers,
      body: JSON.stringify(order),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { place, order, product };
}

describe("a real shop with the demo's legal details", () => {
  // §9 a real shop whose legal details are the demo's takes no orders, says so, and logs which are missing
  it('refuses orders with a reason and stores nothing', async () => {
    const { place, order, product } = await customerOf();
    const { status, body } = await place(real);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      success: false,
      code: 'not_open_yet',
      remarks: 'This shop takes no orders yet. Nothing was ordered.',
    });
    expect(JSON.stringify(body)).not.toMatch(/GSTIN|SELLER|AYUSH/);
    expect(await stockOf(db, product.id)).toEqual({ stock: 5, movements: 5 });
    expect(await recordsOf(db, order.orderId)).toMatchObject({ lines: [], shipments: [], jobs: [] });
  });

  it.each(Object.keys(legal))('refuses orders as long as only %s is missing', async (name) => {
    const { place } = await customerOf();
    expect((await place({ ...real, ...legal, [name]: '' })).body.code).toBe('not_open_yet');
  });

  it('takes the same order once they are set, and keeps its response', async () => {
    const { place } = await customerOf();
    await place(real);
    const placed = await place({ ...real, ...legal });
    expect(placed.status).toBe(200);
    expect((await place(real)).body).toEqual(placed.body);
  });
});

describe('the missing settings of a shop', () => {
  it("are the settings that still have the demo's value", () => {
    expect(missingSettings(readShopConfig(real))).toEqual(Object.keys(legal));
    expect(
      missingSettings(readShopConfig({ ...real, SELLER_NAME: 'Aranya Herbals Private Limited (demo)' })),
    ).toContain('SELLER_NAME');
    expect(missingSettings(readShopConfig({ ...real, ...legal }))).toEqual([]);
  });

  it('are none in a demo', () => {
    expect(missingSettings(readShopConfig({}))).toEqual([]);
  });
});
