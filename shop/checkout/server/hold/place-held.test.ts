// §9 an order waits by the merchant's rules before the courier is asked; by default none does, and a known good customer never
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { dayMs } from '#platform/india-time.ts';
import { listWaiting } from '#platform/server/jobs.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import type { Courier } from '#shop/shipping/courier.ts';
import { createShipment } from '#shop/shipping/server/shipments/create-shipment.ts';
import { reportStuckShipments } from '#shop/shipping/server/shipments/report-stuck-shipments.ts';
import { createShipmentJob } from '#shop/shipping/server/shipments/request-shipment.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { getOrder } from '#shop/orders/server/get-order.ts';
import { placeOrder } from '../place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeOrderBody, recordsOf, stockOf } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { noRules, placeHeld } from './testing.ts';

const { db } = await testDatabase();

let used = 0;
const newPhone = () => `91000${String((used += 1)).padStart(5, '0')}`;
const newPincode = () => `6${String((used += 1)).padStart(5, '0')}`;
const settle = (orderId: string, state: 'delivered' | 'returned' | 'cancelled') =>
  db.update(orders).set({ state, heldFor: null }).where(eq(orders.id, orderId));
const reasonOf = async (given: Parameters<typeof placeHeld>[1]) =>
  (await (await placeHeld(db, given)).row()).heldFor;

describe('a held order', () => {
  const never: Courier = new Proxy({} as Courier, {
    get: () => () => Promise.reject(new Error('The courier was asked.')),
  });

  it('reserves its stock, and the courier never hears of it', async () => {
    const { orderId, productId } = await placeHeld(db);
    expect(await stockOf(db, productId)).toEqual({ stock: 8, movements: 8 });
    const { shipments, jobs } = await recordsOf(db, orderId);
    expect(shipments).toMatchObject([{ state: 'held', attempts: 0, waybill: null }]);
    expect(jobs).not.toContain('delivery.create-shipment');
    // A job by mistake, and the hourly look for stuck shipments.
    expect(await createShipment(db, never, { orderId })).toBeNull();
    await reportStuckShipments(db, { to: ['m@example.in'], now: new Date(Date.now() + 3 * dayMs) });
    expect((await listWaiting(db, createShipmentJob)).map((job) => job.orderId)).not.toContain(orderId);
    expect((await recordsOf(db, orderId)).shipments).toMatchObject([{ state: 'held', attempts: 0 }]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('moves to no other state than cancelled, which gives the stock back', async () => {
    const { orderId, orderNumber, productId, userId, row } = await placeHeld(db);
    for (const to of ['confirmed', 'packed', 'shipped'] as const)
      expect(await transitionOrder(db, { orderId, to, actor: 'staff', authorId: 1 })).toBe(false);
    expect((await row()).state).toBe('placed');
    await cancelOrder(db, { userId, orderNumber });
    expect(await row()).toMatchObject({ state: 'cancelled', heldFor: null, heldAt: null });
    expect(await stockOf(db, productId)).toEqual({ stock: 10, movements: 10 });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('asks its customer in the email, and in My Orders with the same page', async () => {
    const { email, userId, orderNumber } = await placeHeld(db);
    const [mail] = await queuedEmails(db, email);
    expect(mail).toMatchObject({ template: 'order-placed', data: { confirmToken: expect.any(String) } });
    expect(await getOrder(db, { userId, orderNumber })).toMatchObject({
      waitsFor: 'confirmation',
      confirmToken: expect.any(String),
    });
    const usual = await placeHeld(db, { rules: noRules });
    expect(await getOrder(db, usual)).toMatchObject({ waitsFor: null, confirmToken: null });
  });

  it('gives the first answer to a repeated order', async () => {
    const { userId, body, orderNumber, emails } = await placeHeld(db);
    const again = await placeOrder(db, { userId, order: body, holdRules: { ...noRules, abovePaise: 1 } });
    expect(again.orderNumber).toBe(orderNumber);
    expect(await emails()).toEqual(['order-placed']);
  });
});

describe('the rules', () => {
  it('hold no order by default', async () => {
    expect(await reasonOf({ rules: noRules })).toBeNull();
  });

  it('hold an order above the amount, and not one of the amount', async () => {
    const total = 99_700;
    expect(await reasonOf({ rules: { abovePaise: total } })).toBeNull();
    expect(await reasonOf({ rules: { abovePaise: total - 1 } })).toBe('amount');
  });

  it('hold the first order of a phone, also after a cancelled or waiting order', async () => {
    const customerPhone = newPhone();
    const rules = { firstOrder: true };
    const first = await placeHeld(db, { rules, customerPhone });
    expect((await first.row()).heldFor).toBe('first_order');
    expect(await reasonOf({ rules, customerPhone })).toBe('first_order');
    await settle(first.orderId, 'cancelled');
    expect(await reasonOf({ rules, customerPhone })).toBe('first_order');
    await placeHeld(db, { rules: noRules, customerPhone });
    expect(await reasonOf({ rules, customerPhone })).toBeNull();
  });

  it('hold two first orders of a phone that come at once', async () => {
    const given = { rules: { firstOrder: true }, customerPhone: newPhone() };
    expect(await Promise.all([reasonOf(given), reasonOf(given)])).toEqual(['first_order', 'first_order']);
  });

  it('hold an order to a phone with a returned parcel', async () => {
    const customerPhone = newPhone();
    const { orderId } = await placeHeld(db, { rules: noRules, customerPhone });
    expect(await reasonOf({ rules: { afterReturns: true }, customerPhone })).toBeNull();
    await settle(orderId, 'returned');
    expect(await reasonOf({ rules: { afterReturns: true }, customerPhone })).toBe('phone_returns');
  });

  it('hold an order to a pincode where a third of the parcels came back, after six', async () => {
    const pincode = newPincode();
    for (let at = 0; at < 6; at += 1) {
      expect(
        await reasonOf({ rules: { afterReturns: true }, pincode, customerPhone: newPhone() }),
      ).toBeNull();
      const { orderId } = await placeHeld(db, { rules: noRules, pincode, customerPhone: newPhone() });
      await settle(orderId, at < 2 ? 'returned' : 'delivered');
    }
    expect(await reasonOf({ rules: { afterReturns: true }, pincode, customerPhone: newPhone() })).toBe(
      'pincode_returns',
    );
  });

  it('never hold an order of a customer with a delivered and no returned parcel', async () => {
    const phone = newPhone();
    const { userId, productId, orderId } = await placeHeld(db, { rules: noRules });
    const stranger = await placeHeld(db, { rules: noRules, customerPhone: phone });
    await settle(stranger.orderId, 'returned');
    const again = async () => {
      const lines = [{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }];
      const order = makeOrderBody(lines, { customerPhone: phone });
      const holdRules = { firstOrder: true, abovePaise: 1, afterReturns: true };
      await placeOrder(db, { userId, order, holdRules });
      return (await recordsOf(db, order.orderId)).order!.heldFor;
    };
    expect(await again()).toBe('phone_returns');
    await settle(orderId, 'delivered');
    // A stranger who refuses parcels to this phone does not make the customer suspect.
    expect(await again()).toBeNull();
    await settle(orderId, 'returned');
    expect(await again()).toBe('phone_returns');
  });
});
