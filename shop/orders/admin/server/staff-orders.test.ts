import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import type { PlaceOrderBody } from '../../body/place-order-body.ts';
import { applyShipmentResponse } from '../../server/apply-shipment-response.ts';
import { cancelOrder } from '../../server/cancel-order.ts';
import { eraseCustomer } from '../../server/erase/erase-customer.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { orders } from '../../server/tables.ts';
import { makeCustomer, makeOrderBody } from '../../server/testing.ts';
import { transitionOrder } from '../../server/transition-order.ts';
import { addNote, getOrderForStaff } from './get-order-for-staff.ts';
import { showContact } from './show-contact.ts';
import { listCouriers } from './list-couriers.ts';
import { listOrdersForStaff } from './list-orders-for-staff.ts';

const { db } = await testDatabase();
const meera = await makeCustomer(db);
const ravi = await makeCustomer(db);
let tea = 0;
let oil = 0;
let [teaOrder, oilOrder] = ['', ''];

async function order(productId: number, customer: { userId: number }, given: Partial<PlaceOrderBody> = {}) {
  const body = makeOrderBody([{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }], given);
  return placeOrder(db, { ...customer, order: body, estimatedDeliveryDate: '2026-12-01' });
}

beforeAll(async () => {
  tea = (await makeProduct(db, { name: '100% Tulsi Tea', stock: 500 })).id;
  oil = (await makeProduct(db, { name: 'Bhringraj Oil', stock: 500 })).id;
  teaOrder = (await order(tea, meera)).orderNumber;
  oilOrder = (
    await order(oil, ravi, { customerName: 'Ravi  Das', customerPhone: '9811122233', pincode: '110001' })
  ).orderNumber;
  await db
    .update(shipments)
    .set({ waybill: 'SIM-0042', state: 'created' })
    .where(eq(shipments.orderNumber, oilOrder));
  const [{ id: orderId } = { id: '' }] = await db
    .select()
    .from(orders)
    .where(eq(orders.orderNumber, oilOrder));
  const response = { outcome: 'created' as const, waybill: 'SIM-0042' };
  await applyShipmentResponse(db, { orderId, response, courierName: 'delhivery' });
});

const found = async (asked: Parameters<typeof listOrdersForStaff>[1]) =>
  (await listOrdersForStaff(db, asked)).rows.map(({ orderNumber }) => orderNumber);

describe('the orders of the staff side', () => {
  it('come newest first, with what they hold', async () => {
    const { rows } = await listOrdersForStaff(db, {});
    expect(rows.map(({ orderNumber }) => orderNumber)).toEqual([oilOrder, teaOrder]);
    expect(rows[0]).toMatchObject({
      customerName: 'Ravi  Das',
      pincode: '110001',
      waybill: 'SIM-0042',
      items: [{ productName: 'Bhringraj Oil', quantity: 1 }],
    });
  });

  it.each([
    ['number', () => oilOrder],
    ['number as typed', () => oilOrder.toLowerCase().replace('-', ' ')],
    ['waybill', () => 'SIM-0042'],
    ['phone', () => '+91 98111 22233'],
    ['name', () => 'das ra'],
    ['email', () => ravi.email.toUpperCase()],
    ['product', () => 'ringraj'],
    ['pincode', () => '110001'],
    ['the end of its number', () => oilOrder.slice(-4)],
    ['waybill as read out', () => 'awb no. sim 00 42'],
    ['the end of its waybill', () => 'im-0042'],
    ['a name with a letter too few', () => 'rvi das'],
    ['a name with a letter too many', () => 'Ravvi'],
    ['a name with another letter', () => 'Rabi Das'],
    ['a name with letters in another order', () => 'arvi'],
  ])('are found by %s', async (_, q) => {
    expect(await found({ q: q() })).toEqual([oilOrder]);
  });

  it.each(['%', '_', "'", 'das & !x', '😀', '0', 'AR-', 'x'.repeat(100), '9811122234', 'a@b.example'])(
    'are not found by %s, and the search does not fail',
    async (q) => {
      expect(await found({ q })).toEqual([]);
    },
  );

  // §9 staff find an order by the end of its number or waybill (also a former one), a whole email, a pincode and a name with one typo, by indexes; an order
  // that a phone or an email found is a logged access; an order links to the other open ones of its phone
  it('are found by the exact name alone when somebody has it, in every script', async () => {
    const { orderNumber: asha } = await order(tea, meera, { customerName: 'Asha Rao' });
    const { orderNumber: usha } = await order(tea, meera, { customerName: 'Usha Rao' });
    const { orderNumber: hindi } = await order(tea, meera, { customerName: 'आशा वर्मा' });
    expect(await found({ q: 'asha' })).toEqual([asha]);
    expect(await found({ q: 'isha rao' })).toEqual([usha, asha]);
    expect(await found({ q: 'आशा' })).toEqual([hindi]);
    expect(await found({ q: 'आश वरमा' })).toEqual([hindi]);
    expect(await found({ q: 'xsax rao' })).toEqual([]);
    for (const orderNumber of [asha, usha, hindi]) await cancelOrder(db, { ...meera, orderNumber });
    await db.delete(shipments).where(inArray(shipments.orderNumber, [asha, usha, hindi]));
  });

  it('are found with a typo in every state, after a changed name, and not once erased', async () => {
    const { orderNumber } = await order(tea, meera, { customerName: 'Padmavathi Rao' });
    const [{ id: orderId } = { id: '' }] = await db
      .select()
      .from(orders)
      .where(eq(orders.orderNumber, orderNumber));
    const change = (name: string) =>
      db
        .update(orders)
        .set({ address: sql`${orders.address} || ${JSON.stringify({ name })}::jsonb` })
        .where(eq(orders.id, orderId));
    expect(await found({ q: 'padmavati' })).toEqual([orderNumber]);
    await transitionOrder(db, { orderId, to: 'confirmed', actor: 'courier' });
    expect(await found({ q: 'padmavati rso' })).toEqual([orderNumber]);
    await change('Zulekha Sheikh');
    expect([await found({ q: 'padmavati' }), await found({ q: 'zulekah' })]).toEqual([[], [orderNumber]]);
    await change('');
    expect(await found({ q: 'zulekah' })).toEqual([]);
    await cancelOrder(db, { ...meera, orderNumber });
    await db.delete(shipments).where(eq(shipments.orderNumber, orderNumber));
  });

  // §9 staff find orders by number, waybill, phone, name, email and product, filter them by state, courier, day of the delivery estimate, pincode, hold and
  // cash; each search reads an index
  it('are filtered by the courier that gave the waybill', async () => {
    expect(await listCouriers(db)).toEqual(['delhivery']);
    expect(await found({ courier: 'delhivery' })).toEqual([oilOrder]);
    expect(await found({ courier: 'delhivery', q: 'meera' })).toEqual([]);
    expect(await found({ courier: 'simulator' })).toEqual([]);
  });

  it('are filtered by state, cash, day, pincode and product, also within a search', async () => {
    expect(await found({ state: 'delivered' })).toEqual([]);
    expect(await found({ cash: 'due', product: tea })).toEqual([teaOrder]);
    expect(await found({ promised: '2026-12-01', pincode: '110001' })).toEqual([oilOrder]);
    expect(await found({ promised: '2026-12-02' })).toEqual([]);
    expect(await found({ q: 'meera', pincode: '110001' })).toEqual([]);
  });

  it('hide a person from a role that may not search for it', async () => {
    expect(await found({ q: '9811122233', skip: ['phone'] })).toEqual([]);
    expect(await found({ q: ravi.email, skip: ['email'] })).toEqual([]);
  });

  it('have pages that repeat and lose nothing while orders arrive', async () => {
    const many = await makeCustomer(db);
    for (let at = 0; at < 60; at += 1) await order(tea, many, { customerName: `Sunita ${at}` });
    for (const asked of [{ state: 'placed' as const }, { q: 'sunita' }, { q: 'tulsi' }]) {
      const first = await listOrdersForStaff(db, asked);
      await order(tea, many, { customerName: 'Sunita Late' });
      const second = await listOrdersForStaff(db, { ...asked, cursor: first.next! });
      const all = [...first.rows, ...second.rows].map(({ orderNumber }) => orderNumber);
      expect([first.rows.length, new Set(all).size]).toEqual([50, all.length]);
      expect(all.length).toBeGreaterThanOrEqual(60);
      expect(all).not.toContain((await listOrdersForStaff(db, asked)).rows[0]!.orderNumber);
    }
    await expect(listOrdersForStaff(db, { cursor: 'x.y' })).rejects.toMatchObject({ status: 400 });
  });
});

describe('an order of the staff side', () => {
  it('shows the address to a packer, the phone to the owner, and neither to support', async () => {
    const asPacker = await getOrderForStaff(db, { orderNumber: oilOrder, userId: 1, role: 'packer' });
    expect(asPacker.contact).toMatchObject({ name: 'Ravi  Das', phone: null, email: null });
    expect(asPacker.contact!.addressLines).toHaveLength(2);
    const asOwner = await getOrderForStaff(db, { orderNumber: oilOrder, userId: 1, role: 'owner' });
    expect(asOwner.contact).toMatchObject({ phone: '9811122233', email: ravi.email });
    const asSupport = JSON.stringify(
      await getOrderForStaff(db, { orderNumber: oilOrder, userId: 1, role: 'support' }),
    );
    for (const secret of ['9811122233', ravi.email, 'Temple Road']) expect(asSupport).not.toContain(secret);
  });

  // §9 each access of support to a phone and address is logged; risk is in words, never as a score; WhatsApp has its text filled in
  it('stores each look of support', async () => {
    const { userId } = await makeStaff(db, 'support');
    const contact = await showContact(db, { orderNumber: oilOrder, userId, role: 'support' });
    expect(contact).toMatchObject({ phone: '9811122233', email: ravi.email });
    await showContact(db, { orderNumber: oilOrder, userId, role: 'support' });
    expect(await db.select().from(accessLog).where(eq(accessLog.userId, userId))).toHaveLength(2);
  });

  it('has notes with their author', async () => {
    const { userId } = await makeStaff(db, 'packer');
    await addNote(db, { orderNumber: teaOrder, userId, text: 'Asked to ring twice.' });
    const { notes } = await getOrderForStaff(db, { orderNumber: teaOrder, userId: 1, role: 'packer' });
    expect(notes).toMatchObject([{ text: 'Asked to ring twice.', who: expect.stringMatching(/\w/) }]);
  });

  it('names what came back and what arrived before, never a score', async () => {
    const customer = await makeCustomer(db);
    const numbers = [];
    for (let at = 0; at < 4; at += 1)
      numbers.push((await order(tea, customer, { customerPhone: '9700000001' })).orderNumber);
    const [newest = '', ...older] = numbers.toReversed();
    const risks = async () =>
      (await getOrderForStaff(db, { orderNumber: newest, userId: 1, role: 'support' })).risks;
    expect(await risks()).toEqual([{ text: '3 other orders are open for this phone.', orders: older }]);
    for (const [at, orderNumber] of older.entries())
      await db
        .update(orders)
        .set({ state: at === 0 ? 'delivered' : 'returned' })
        .where(eq(orders.orderNumber, orderNumber));
    expect(await risks()).toEqual([
      { text: '2 parcels came back from this phone.', orders: [] },
      { text: '1 parcel arrived at this phone before.', orders: [] },
    ]);
    const { orderNumber } = await order(tea, customer, { customerPhone: '9700000002' });
    expect((await getOrderForStaff(db, { orderNumber, userId: 1, role: 'owner' })).risks).toEqual([
      { text: '2 parcels of this account came back from another phone.', orders: [] },
      { text: 'This is the first order of this phone.', orders: [] },
    ]);
  });

  it('works for an erased customer, whose notes are gone', async () => {
    const customer = await makeCustomer(db);
    const { orderNumber } = await order(tea, customer, { customerPhone: '9700000003' });
    await addNote(db, { orderNumber, userId: customer.userId, text: 'Calls herself Lata.' });
    await cancelOrder(db, { ...customer, orderNumber });
    await db.transaction((tx) => eraseCustomer(tx, customer));
    const shown = await getOrderForStaff(db, { orderNumber, userId: 1, role: 'owner' });
    expect(shown).toMatchObject({ isErased: true, customerName: '', notes: [], risks: [] });
    expect(shown.contact).toMatchObject({ addressLines: [], phone: null, email: null });
    expect(await found({ q: orderNumber })).toEqual([orderNumber]);
    expect(await found({ q: '9700000003' })).toEqual([]);
  });

  it('is refused when there is none', async () => {
    const none = { orderNumber: 'AR-1', userId: 1, role: 'owner' as const };
    await expect(getOrderForStaff(db, none)).rejects.toMatchObject({ status: 404 });
    await expect(showContact(db, none)).rejects.toMatchObject({ status: 404 });
    await expect(addNote(db, { ...none, text: 'x' })).rejects.toMatchObject({ status: 404 });
  });
});
