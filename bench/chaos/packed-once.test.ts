import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { closeManifest, workOnManifest } from '#shop/fulfilment/admin/server/manifest/close-manifest.ts';
import { findParcel } from '#shop/fulfilment/admin/server/packing/find-parcel.ts';
import { packParcel } from '#shop/fulfilment/admin/server/packing/pack-parcel.ts';
import { makeParcel } from '#shop/fulfilment/admin/server/testing.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { findWrong } from './packed-once.ts';

const { db } = await testDatabase();
const { userId: authorId } = await makeStaff(db, 'packer');
const seller = sellerOf(readShopConfig({}));

async function packed() {
  const parcel = await makeParcel(db);
  const { items } = await findParcel(db, { code: parcel.orderNumber });
  await packParcel(db, { orderNumber: parcel.orderNumber, items, authorId: 1 });
  return parcel;
}

async function handOver(orderNumber: string): Promise<void> {
  const id = randomUUID();
  await closeManifest(db, { id, orders: { ids: [orderNumber] }, authorId });
  await workOnManifest(db, { id });
}

const told = (...orderNumbers: string[]) => ({
  packed: new Set(orderNumbers),
  shipped: new Set(orderNumbers),
});

it('a parcel that was packed, listed, invoiced and shipped once is right', async () => {
  const { orderId, orderNumber } = await packed();
  expect(await findWrong(db, { packed: new Set([orderNumber]), shipped: new Set() })).toEqual([]);
  await handOver(orderNumber);
  expect(await findWrong(db, told(orderNumber))).toEqual([orderNumber]);
  await issueInvoice(db, { orderId, seller });
  expect(await findWrong(db, told(orderNumber))).toEqual([]);
});

it('a parcel that stands on two lists, or left its batch twice, is wrong', async () => {
  const [twice, again] = [await packed(), await packed()];
  for (const { orderId, orderNumber } of [twice, again]) {
    await handOver(orderNumber);
    await issueInvoice(db, { orderId, seller });
  }
  await handOver(twice.orderNumber);
  await db.execute(sql`insert into batch_movements (batch_id, change, reason, order_id)
    select batch_id, change, reason, order_id from batch_movements where order_id = ${again.orderId}`);
  const both = [twice.orderNumber, again.orderNumber];
  expect(await findWrong(db, told(...both))).toEqual(both);
});

it('an order that is unknown, unpacked or still here is wrong', async () => {
  const [waiting, here] = [await makeParcel(db), await packed()];
  const all = [waiting.orderNumber, here.orderNumber, 'AR-9999999'];
  expect(await findWrong(db, told(...all))).toEqual(all);
});
