import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeHeld } from '#shop/checkout/server/hold/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from '../../server/tables.ts';
import { makeCustomer, makeOrderBody } from '../../server/testing.ts';
import { type OrderState, orderStateNames } from '../../states.ts';
import { type OrderTab, orderTabNames } from '../order-tabs.ts';
import { listOrdersForStaff } from './list-orders-for-staff.ts';
import { isOnTab } from './waiting-orders.ts';

const { db } = await testDatabase();
const couriers = { COURIER: 'delhivery' } as const;

/** Places an order and moves it to a state. */
async function orderIn(state: OrderState): Promise<string> {
  const { id } = await makeProduct(db);
  const order = makeOrderBody([{ sku: String(id), quantity: 1, unitPaise: 50_000 }]);
  const { orderNumber } = await placeOrder(db, { ...(await makeCustomer(db)), order });
  await db.update(orders).set({ state }).where(eq(orders.orderNumber, orderNumber));
  return orderNumber;
}

it('shows each order on the tab of what it waits for, or where it is', async () => {
  const numbers = new Map<string, string>();
  for (const state of orderStateNames) numbers.set(await orderIn(state), state);
  const { orderId } = await placeHeld(db);
  const [held] = await db.select().from(orders).where(eq(orders.id, orderId));
  numbers.set(held!.orderNumber, 'held');
  const shown: Partial<Record<OrderTab, string[]>> = {};
  for (const tab of orderTabNames) {
    const { rows } = await listOrdersForStaff(db, { asking: isOnTab(db, { tab, couriers }) });
    shown[tab] = rows.map(({ orderNumber }) => numbers.get(orderNumber)!).toSorted();
  }
  expect(shown).toEqual({
    confirm: ['held'],
    pack: ['confirmed'],
    hand_over: ['packed'],
    on_the_way: ['out_for_delivery', 'shipped'],
    failed: ['undelivered'],
    returned: ['returned'],
  });
});
