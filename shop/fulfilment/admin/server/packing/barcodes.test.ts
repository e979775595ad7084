import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeBatch, makeProduct } from '#shop/catalog/server/testing.ts';
import { makeParcel } from '../testing.ts';
import { findParcel } from './find-parcel.ts';

const { db } = await testDatabase();

it('a parcel names the barcode of each product and the batches of its packs', async () => {
  const oil = await makeProduct(db, { stock: 0, gtin: '8901234501016' });
  await makeBatch(db, oil.id, { number: 'LOT8', bestBefore: '2099-11-30', units: 5 });
  await makeBatch(db, oil.id, { number: 'LOT7A', bestBefore: '2099-10-31', units: 2 });
  await makeBatch(db, oil.id, { number: 'LOT9', bestBefore: null, units: 0 });
  const { waybill } = await makeParcel(db, { skus: [[`${oil.id}`, 3]] });
  const { items } = await findParcel(db, { code: waybill });
  expect(items).toMatchObject([
    {
      gtin: '8901234501016',
      batches: [
        { number: 'LOT7A', bestBefore: '2099-10-31' },
        { number: 'LOT8', bestBefore: '2099-11-30' },
      ],
    },
  ]);
});
