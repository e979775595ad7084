// §4 the address of an order that is not packed is changed by its customer
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayOf } from '#platform/india-time.ts';
import { changeLog } from '#platform/server/tables.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import type { WireAddress } from '#shop/addresses/contract.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { listFormerParcels } from '#shop/shipping/server/shipments/former-parcels.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { blockCash } from '#shop/payments/admin/server/block-cash.ts';
import { editOrder } from '../../admin/server/edit-order.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import { cashBlocks } from '#shop/payments/admin/server/tables.ts';
import { answersOn, codeOf, dispatch, knowPincodes, noRules, placeHeld } from '../hold/testing.ts';
import { getOrder } from '#shop/orders/server/get-order.ts';
import { placeOrder } from '../place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { changeOwnAddress, readOwnAddress } from './change-own-address.ts';

const { db } = await testDatabase();
const delhi = { city: 'New Delhi', state: 'Delhi', pincode: '110001' } as const;
const staff = { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) };

let phones = 7_200_000_000;
let oil: number;

beforeAll(() => knowPincodes(db));
beforeEach(async () => {
  oil = (await makeProduct(db, { stock: 100, subscribable: true })).id;
});

type Rules = Pick<Parameters<typeof changeOwnAddress>[1], 'caps' | 'holdRules' | 'now'> & {
  version?: number;
  area?: { TAX_STATUS: 'composition'; SELLER_STATE: 'Karnataka' };
};

async function placed(given: Partial<PlaceOrderBody> = {}, customer = makeCustomer(db)) {
  const { userId, email } = await customer;
  const customerPhone = String((phones += 1));
  const body = makeOrderBody([{ sku: `${oil}`, quantity: 1, unitPaise: 50_000 }], {
    customerPhone,
    ...given,
  });
  const { orderId } = body;
  const { orderNumber } = await placeOrder(db, { userId, order: body });
  const own = { userId, orderNumber };
  return {
    ...own,
    email,
    orderId,
    order: () => getOrder(db, own),
    change: async (address: Partial<WireAddress>, { version, area, ...rules }: Rules = {}) => {
      const shown = await readOwnAddress(db, own);
      return changeOwnAddress(db, {
        ...own,
        version: version ?? shown.version,
        address: { ...shown.address, ...address } as WireAddress,
        dispatch: { ...dispatch, ...area },
        ...rules,
      });
    },
    move: (to: 'confirmed' | 'packed' | 'cancelled') =>
      transitionOrder(db, { orderId, to, actor: 'staff', authorId: 1 }),
    emails: async () =>
      (await queuedEmails(db, email)).filter(({ template }) => template === 'order-changed'),
  };
}

describe('a customer who changes the address of an order', () => {
  it('moves order and parcel, gets one email, and the log holds no address', async () => {
    const { change, orderId, orderNumber, emails } = await placed({ gift: { message: 'Happy Diwali' } });
    const order = await change({ customerName: 'Lata Rao', addressLine: '7 Hill Street' });
    expect(order).toMatchObject({
      address: { customerName: 'Lata Rao', addressLine: '7 Hill Street', pincode: '560003' },
      gift: { message: 'Happy Diwali' },
    });
    const { shipments: parcels, order: row } = await recordsOf(db, orderId);
    expect(parcels[0]!.request.recipient).toEqual(row!.address);
    const told = (await emails()).map(({ data }) => data);
    expect(told).toMatchObject([{ name: 'Lata Rao', giver: 'Meera Iyer', isSamePrice: true }]);
    const logged = await db.select().from(changeLog).where(eq(changeLog.entityId, orderNumber));
    expect(logged).toMatchObject([{ byCustomer: true, authorId: null }]);
    expect(JSON.stringify(logged)).not.toMatch(/Lata|Hill|Meera/);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('gets the day of the new pincode, and keeps the day of the same one', async () => {
    const { change, orderId, order } = await placed();
    const promised = addDays(dayOf(new Date()), 30);
    await db.update(orders).set({ estimatedDeliveryDate: promised }).where(eq(orders.id, orderId));
    expect((await change({ addressLine: '7 Hill Street' })).estimatedDeliveryDate).toBe(promised);
    const far = (await change(delhi)).estimatedDeliveryDate!;
    expect(far > dayOf(new Date()) && far < promised).toBe(true);
    expect((await change({ pincode: '999999' })).estimatedDeliveryDate).toBeNull();
    await db.update(orders).set({ estimatedDeliveryDate: '2020-01-01' }).where(eq(orders.id, orderId));
    await change({ ...delhi, addressLine: '9 Hill Street' });
    expect((await order()).estimatedDeliveryDate).toBe(far);
  });

  it('gets the day of a parcel that leaves on a later day', async () => {
    const { token, userId, orderNumber, row } = await placeHeld(db, { customerPhone: String((phones += 1)) });
    const { confirm, look } = answersOn(db);
    await confirm(token, { day: (await look(token)).waiting!.days.at(-1)! });
    const { sendOn } = await row();
    const { version, address } = await readOwnAddress(db, { userId, orderNumber });
    const moved = { ...address, ...delhi, country: 'India' } as const;
    const { estimatedDeliveryDate } = await changeOwnAddress(db, {
      userId,
      orderNumber,
      version,
      dispatch,
      address: moved,
    });
    expect(sendOn !== null && estimatedDeliveryDate! > sendOn).toBe(true);
    expect(await row()).toMatchObject({ heldFor: 'later_day', sendOn });
  });

  it('gets no second email for the same save, and an older window is refused', async () => {
    const { change, emails, order } = await placed();
    await change({ customerName: 'Lata Rao' }, { version: 0 });
    await change({ customerName: 'Lata Rao' }, { version: 0 });
    expect(await codeOf(change({ customerName: 'Uma Rao' }, { version: 0 }))).toBe('order_changed');
    expect((await order()).address.customerName).toBe('Lata Rao');
    expect(await emails()).toHaveLength(1);
  });

  it('learns of a change by staff without the name of a colleague', async () => {
    const { change, orderNumber } = await placed();
    await editOrder(db, { orderNumber, version: 0, fields: { name: 'Uma Rao' }, dispatch, by: staff });
    await expect(change({ customerName: 'Lata Rao' }, { version: 0 })).rejects.toMatchObject({
      status: 409,
      message: expect.not.stringContaining('Asha') as string,
    });
  });

  it('has the label of a parcel that the courier already booked', async () => {
    const { change, orderId, move } = await placed();
    await db
      .update(shipments)
      .set({ state: 'created', attempts: 1, waybill: `W${orderId}` })
      .where(eq(shipments.orderId, orderId));
    await move('confirmed');
    await change(delhi);
    expect((await recordsOf(db, orderId)).shipments).toMatchObject([
      { waybill: null, request: { recipient: { pincode: '110001' } } },
    ]);
    expect(await listFormerParcels(db, { orderId })).toMatchObject([{ waybill: `W${orderId}` }]);
  });
});

describe('the address of an order stays', () => {
  it('for another customer, who learns nothing of the order', async () => {
    const { orderNumber, order } = await placed();
    const { userId } = await makeCustomer(db);
    const before = await order();
    expect(await codeOf(readOwnAddress(db, { userId, orderNumber }))).toBe('order_not_found');
    const { address } = before;
    const theft = { userId, orderNumber, version: 0, dispatch, address: address as WireAddress };
    expect(await codeOf(changeOwnAddress(db, theft))).toBe('order_not_found');
    expect(await order()).toEqual(before);
  });

  it('once it is packed or cancelled, in words and with nothing changed', async () => {
    for (const end of ['packed', 'cancelled'] as const) {
      const { change, move, order, emails } = await placed();
      if (end === 'packed') await move('confirmed');
      await move(end);
      await expect(change(delhi)).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('packed already, or its label is printed') as string,
      });
      expect((await order()).address.pincode).toBe('560003');
      expect(await emails()).toEqual([]);
    }
  });

  it('when it is packed at the same moment, and is never half changed', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { change, move, orderId } = await placed();
      await move('confirmed');
      const [changed] = await Promise.allSettled([change(delhi, { version: 0 }), move('packed')]);
      const { order, shipments: parcels } = await recordsOf(db, orderId);
      expect(order!.state).toBe('packed');
      expect(order!.address.pincode).toBe(changed.status === 'fulfilled' ? '110001' : '560003');
      expect(parcels[0]!.request.recipient).toEqual(order!.address);
    }
  });

  it('while it waits for its confirmation, which has the same fields', async () => {
    const { userId, orderNumber } = await placeHeld(db, { customerPhone: String((phones += 1)) });
    const { version, mayChange, address } = await readOwnAddress(db, { userId, orderNumber });
    expect(mayChange).toBe(false);
    const change = { userId, orderNumber, version, dispatch, address: address as WireAddress };
    expect(await codeOf(changeOwnAddress(db, change))).toBe('confirm_first');
  });

  it('when staff blocked cash to the new pincode, number or street', async () => {
    const { change, order } = await placed();
    const blocked = { reason: 'Parcels came back', days: 30 };
    const street = { ...delhi, addressLine: '1 Bad Street' };
    await blockCash(db, { userId: 7, form: { kind: 'pincode', pincode: '110002', ...blocked } });
    await blockCash(db, { userId: 7, form: { kind: 'phone', phone: '9000000001', ...blocked } });
    await blockCash(db, { userId: 7, form: { kind: 'address', ...street, ...blocked } });
    for (const bad of [{ ...delhi, pincode: '110002' }, { customerPhone: '9000000001' }, street])
      expect(await codeOf(change(bad))).toBe('cash_not_offered');
    expect((await order()).address.pincode).toBe('560003');
    await db.delete(cashBlocks);
    expect((await change(street)).address.pincode).toBe('110001');
  });

  it('when too many open orders go to the new number', async () => {
    const { change } = await placed();
    const customerPhone = String((phones += 1));
    await placed({ customerPhone });
    const caps = { openPerCustomer: 9, openPerPhone: 1, perDay: 9, linesPerProduct: 3 };
    expect(await codeOf(change({ customerPhone }, { caps }))).toBe('too_many_orders_to_phone');
    await change({ customerPhone }, { caps: { ...caps, openPerPhone: 2 } });
  });

  it('when a new order to that number would wait for a confirmation', async () => {
    const { change } = await placed();
    const customerPhone = String((phones += 1));
    const back = await placed({ customerPhone });
    await db.update(orders).set({ state: 'returned' }).where(eq(orders.id, back.orderId));
    const holdRules = { ...noRules, afterReturns: true };
    expect(await codeOf(change({ customerPhone }, { holdRules }))).toBe('ask_first');
    await change({ customerPhone: String((phones += 1)) }, { holdRules });
  });

  it('in a state of which the GSTIN is, or in which the seller may sell', async () => {
    const business = { buyerGstin: '29AAGCB7383J1Z4', buyerName: 'Bharat Clinic' };
    const clinic = await placed(business);
    await expect(clinic.change(delhi)).rejects.toMatchObject({
      status: 400,
      extra: { fields: { 'address.state': expect.stringContaining('Please write to us') as string } },
    });
    expect((await clinic.change({ customerName: 'Reception' })).business).toMatchObject({
      gstin: business.buyerGstin,
    });
    const { change } = await placed();
    const area = { TAX_STATUS: 'composition', SELLER_STATE: 'Karnataka' } as const;
    expect(await codeOf(change(delhi, { area }))).toBe('other_state');
  });
});
