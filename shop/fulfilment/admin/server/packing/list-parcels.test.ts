import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeParcel } from '../testing.ts';
import { listParcels } from './list-parcels.ts';

const { db } = await testDatabase();

it('shows the other orders of one person that wait', async () => {
  const [first, second, other] = [await makeParcel(db), await makeParcel(db), await makeParcel(db)];
  const setPhone = (orderId: string, phone: string) =>
    db
      .update(orders)
      .set({ address: sql`${orders.address} || ${JSON.stringify({ phone })}::jsonb` })
      .where(eq(orders.id, orderId));
  await setPhone(first.orderId, '9811100011');
  await setPhone(second.orderId, '9811100011');
  await setPhone(other.orderId, '');
  const { rows } = await listParcels(db, { where: eq(orders.state, 'confirmed') });
  const togetherWith = ({ orderNumber }: { orderNumber: string }) =>
    rows.find((row) => row.orderNumber === orderNumber)!.sameCustomer;
  expect(togetherWith(first)).toEqual([second.orderNumber]);
  expect(togetherWith(second)).toEqual([first.orderNumber]);
  expect(togetherWith(other)).toEqual([]);
});
