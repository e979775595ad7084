import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeParcel } from '#shop/fulfilment/admin/server/testing.ts';
import { withWaybillPart } from './with-waybill-part.ts';

const { db } = await testDatabase();

it('an order is found by the beginning and the end of its waybill, not by a middle', async () => {
  const [one, other] = [await makeParcel(db), await makeParcel(db)];
  const found = async (signs: string) => (await withWaybillPart(db, signs)).map(({ id }) => id);
  expect(await found(one.waybill.slice(0, 10))).toEqual(expect.arrayContaining([one.orderId, other.orderId]));
  expect(await found(one.waybill)).toContain(one.orderId);
  expect(await found(one.waybill)).not.toContain(other.orderId);
  expect(await found(other.waybill.slice(-6))).toContain(other.orderId);
  expect(await found(one.waybill.slice(2, 10))).toEqual([]);
});
