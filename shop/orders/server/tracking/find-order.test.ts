// §2 without sign-in an order number and its phone show states and scans alone, with limits
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { rateCounters } from '#platform/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { findForm } from '../../tracking/find.ts';
import { orderNumberOf } from '../../order-number.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '../testing.ts';
import { transitionOrder } from '../transition-order.ts';
import { findOrder } from './find-order.ts';

const { db } = await testDatabase();
const phone = '9876543210';
const network = '203.0.113.9';

beforeEach(() => db.delete(rateCounters));

async function newOrder() {
  const { userId } = await makeCustomer(db);
  const { id } = await makeProduct(db);
  const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
  const { orderNumber } = await placeOrder(db, { userId, order });
  for (const to of ['confirmed', 'shipped'] as const)
    await transitionOrder(db, { orderId: order.orderId, to, actor: 'courier' });
  return orderNumber;
}

const find = (orderNumber: string, given: { phone?: string; network?: string | undefined } = {}) =>
  findOrder(db, { orderNumber, phone, network, ...given });

describe('an order that is found without sign-in', () => {
  it('shows its states and scans, and nothing of the customer', async () => {
    const orderNumber = await newOrder();
    const found = await find(orderNumber);
    expect(Object.keys(found)).toEqual(['orderNumber', 'state', 'estimatedDeliveryDate', 'steps', 'scans']);
    expect(found).toMatchObject({ orderNumber, state: 'shipped', scans: [] });
    expect(found.steps.map(({ state }) => state)).toEqual(['placed', 'confirmed', 'shipped']);
    expect(JSON.stringify(found)).not.toMatch(/Meera|Temple|Bengaluru|560003|9876543210|500/);
  });

  it('is read from number and phone as people write them', async () => {
    const orderNumber = await newOrder();
    const written = {
      orderNumber: ` ar ${orderNumber.slice(3, 6)} ${orderNumber.slice(6)} `,
      phone: '+91 98765-43210',
    };
    expect(await find('', findForm.parse(written))).toMatchObject({ orderNumber });
    for (const wrong of ['', 'AR-', 'AR-1234567', 'hello'])
      expect(findForm.safeParse({ ...written, orderNumber: wrong }).success).toBe(false);
  });

  it('has the same answer for a wrong phone and for a number that nobody has', async () => {
    const orderNumber = await newOrder();
    const answers = await Promise.all([
      find(orderNumber, { phone: '9876543211' }).catch((error: unknown) => error),
      find(orderNumberOf(999_999_999)).catch((error: unknown) => error),
    ]);
    expect(answers[0]).toMatchObject({ code: 'order_unknown', status: 404 });
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('tries to find an order', () => {
  it('of one network end after eight for a number, known or not', async () => {
    const orderNumber = await newOrder();
    for (const number of [orderNumber, orderNumberOf(888_888_888)]) {
      for (let n = 0; n < 8; n += 1) await find(number, { phone: `98765432${10 + n}` }).catch(() => {});
      const next = { phone: '9123456780' };
      await expect(find(number, next)).rejects.toMatchObject({ status: 429, code: 'too_many' });
    }
    expect(await find(orderNumber, { network: '198.51.100.7' })).toMatchObject({ orderNumber });
  });

  it('of one phone end after forty, from whatever networks', async () => {
    for (let n = 0; n < 40; n += 1)
      await find(orderNumberOf(700_000_000 + n), { network: `198.51.100.${n}` }).catch(() => {});
    const orderNumber = await newOrder();
    await expect(find(orderNumber)).rejects.toMatchObject({ status: 429 });
  });

  it('of a refused network use up nothing of the number', async () => {
    const orderNumber = await newOrder();
    for (let n = 0; n < 60; n += 1) await find(orderNumber, { phone: '9123456780' }).catch(() => {});
    expect(await find(orderNumber, { network: '198.51.100.7' })).toMatchObject({ orderNumber });
  });
});
