import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { namedSeller } from './named-seller.ts';
import { missingSettings, sellerOf } from './settings.ts';

const { db } = await testDatabase();

const seller = sellerOf(readShopConfig({ AYUSH_LICENCE: 'KA-AYU-1/2026' }));

async function licenceOf(id: number): Promise<string> {
  const { userId } = await makeCustomer(db);
  const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
  await placeOrder(db, { userId, order });
  return (await namedSeller(db, { orderId: order.orderId, seller })).ayushLicence;
}

it('a document names the AYUSH licence where an Ayurvedic medicine is on it', async () => {
  const churna = await makeProduct(db, { productClass: 'ayurvedic' });
  const soap = await makeProduct(db, { productClass: 'cosmetic' });
  const box = await makeCombo(db, [
    { partId: churna.id, quantity: 1 },
    { partId: soap.id, quantity: 1 },
  ]);
  expect(await licenceOf(churna.id)).toBe('KA-AYU-1/2026');
  expect(await licenceOf(box.id)).toBe('KA-AYU-1/2026');
  expect(await licenceOf(soap.id)).toBe('');
});

it('a seller of soap opens without an AYUSH licence, and prints none of the demo', () => {
  const own = { SHOP_DEMO: 'off', MAIL_URL: 'smtp://127.0.0.1:25' };
  expect(missingSettings(readShopConfig(own))).not.toContain('AYUSH_LICENCE');
  expect(sellerOf(readShopConfig(own)).ayushLicence).toBe('');
  expect(sellerOf(readShopConfig({})).ayushLicence).toBe('KA-AYU-0000/2026 (demo)');
});

it('a GSTIN in small letters and blanks is the same GSTIN', () => {
  expect(readShopConfig({ SELLER_GSTIN: '29aabcu 9603r1zj' }).SELLER_GSTIN).toBe('29AABCU9603R1ZJ');
});
