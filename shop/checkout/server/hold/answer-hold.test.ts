// §5 a pincode on a border has two states, and neither is called wrong; a pincode without a known day is deliverable everywhere
// §9 a signed link confirms, corrects, moves to another day or cancels a held order, once; reminded after 12 hours, never cancelled by the shop
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listChanges } from '#platform/admin/server/list-changes.ts';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayMs, dayOf, hourMs, isSunday, startOf } from '#platform/india-time.ts';
import { blockCash } from '#shop/payments/admin/server/block-cash.ts';
import { cancelForCustomer } from '../../admin/server/cancel-for-customer.ts';
import { editOrder, openEdit } from '../../admin/server/edit-order.ts';
import { orderKind } from '../edit/order-kind.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { recordsOf, stockOf } from '#shop/orders/server/testing.ts';
import { signConfirmLink, signTrackLink } from '#shop/orders/server/tracking/signed-links.ts';
import { releaseOrder } from './answer-hold.ts';
import { runHolds } from './run-holds.ts';
import { answersOn, codeOf, dispatch, knowPincodes, placeHeld } from './testing.ts';

const { db } = await testDatabase();
const by = { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) };

beforeAll(() => knowPincodes(db));

const { confirm, cancel, look, logOf } = answersOn(db);

describe('a confirmation', () => {
  it('asks the courier once, and the log says who confirmed', async () => {
    const { token, orderId, orderNumber, row, emails } = await placeHeld(db);
    const asked = await confirm(token);
    expect(asked).toEqual({ orderNumber, state: 'placed', sendOn: null, waiting: null });
    expect(await row()).toMatchObject({ state: 'placed', heldFor: null, confirmedBy: 'customer' });
    const { shipments, jobs } = await recordsOf(db, orderId);
    expect(shipments).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    expect(jobs.filter((name) => name === 'delivery.create-shipment')).toHaveLength(1);
    expect(await emails()).toContain('order-placed');
    expect(await logOf(orderNumber)).toMatchObject([
      { authorId: null, before: { held: 'amount' }, after: { held: null, confirmedBy: 'customer' } },
    ]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('corrects recipient data on order and parcel, and the log holds none of it', async () => {
    const { token, orderId, orderNumber, row, emails } = await placeHeld(db);
    const fields = {
      name: 'Lata Rao',
      phone: '9811122233',
      addressLine: '7 Hill Street',
      city: 'New Delhi',
      state: 'Delhi' as const,
      pincode: '110001',
    };
    await confirm(token, { fields });
    expect((await row()).address).toMatchObject(fields);
    expect((await recordsOf(db, orderId)).shipments[0]!.request.recipient).toMatchObject(fields);
    expect((await emails()).filter((name) => name === 'order-changed')).toHaveLength(1);
    expect(JSON.stringify(await logOf(orderNumber))).not.toMatch(/Lata|98111|Hill|Meera|98765/);
  });

  it('moves no order to a number or a pincode that gets no cash', async () => {
    const blocked = { reason: 'Refused three parcels', days: 30 };
    await blockCash(db, { userId: 7, form: { kind: 'phone', phone: '9000055555', ...blocked } });
    await blockCash(db, { userId: 7, form: { kind: 'pincode', pincode: '560004', ...blocked } });
    const { token, row } = await placeHeld(db);
    for (const fields of [{ phone: '9000055555' }, { pincode: '560004' }])
      expect(await codeOf(confirm(token, { fields }))).toBe('cash_not_offered');
    expect(await row()).toMatchObject({ heldFor: 'amount' });
    await confirm(token);
  });

  it.for(['999999', '900056'])(
    'leaves without a date for %s, a pincode without a known day',
    async (pincode) => {
      const { token, row } = await placeHeld(db);
      await confirm(token, { fields: { pincode } });
      expect(await row()).toMatchObject({ heldFor: null, estimatedDeliveryDate: null, address: { pincode } });
    },
  );

  it('for a later day waits until the parcel must leave, and then goes once', async () => {
    const { token, orderId, row, emails } = await placeHeld(db);
    const { days } = (await look(token)).waiting!;
    expect(days.slice(1).filter(isSunday)).toEqual([]);
    const day = days.at(-1)!;
    const { sendOn } = await confirm(token, { day });
    expect(sendOn! > dayOf(new Date()) && sendOn! < day).toBe(true);
    expect(await row()).toMatchObject({ heldFor: 'later_day', estimatedDeliveryDate: day });
    expect((await recordsOf(db, orderId)).shipments).toMatchObject([{ state: 'held' }]);
    expect(await codeOf(confirm(token))).toBe('already_answered');
    await runHolds(db, { dispatch, now: new Date(startOf(sendOn!).getTime() - hourMs) });
    expect((await row()).heldFor).toBe('later_day');
    await Promise.all([1, 2, 3].map(() => runHolds(db, { dispatch, now: startOf(sendOn!) })));
    expect(await row()).toMatchObject({ heldFor: null, sendOn: null, confirmedBy: 'customer' });
    const { jobs } = await recordsOf(db, orderId);
    expect(jobs.filter((name) => name === 'delivery.create-shipment')).toHaveLength(1);
    expect(await emails()).not.toContain('order-unconfirmed');
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is refused for a day that is too far', async () => {
    const { token } = await placeHeld(db);
    const day = addDays((await look(token)).waiting!.days[0]!, 8);
    expect(await codeOf(confirm(token, { day }))).toBe('day_too_far');
  });
});

describe('the change log', () => {
  // §9 the change log says that the customer confirmed, without naming anyone
  it('says that the customer confirmed, and that the shop sent the order later', async () => {
    const { token, orderNumber } = await placeHeld(db);
    const { sendOn } = await confirm(token, { day: (await look(token)).waiting!.days.at(-1)! });
    await runHolds(db, { dispatch, now: startOf(sendOn!) });
    const { rows } = await listChanges(db, [orderKind], { entity: orderNumber, by });
    expect(rows.map(({ who }) => who)).toEqual(['The shop', 'The customer']);
    const stale = editOrder(db, { orderNumber, version: 0, fields: { name: 'Uma' }, by, dispatch });
    await expect(stale).rejects.toMatchObject({ message: expect.stringContaining('The shop') });
  });
});

describe('a link', () => {
  it('works once: a replay changes nothing, whatever version it claims', async () => {
    const { token, row } = await placeHeld(db);
    await confirm(token);
    const before = await row();
    const fields = { addressLine: '1 Thief Lane' };
    for (const version of [0, 999_999_999])
      expect(await codeOf(confirm(token, { fields, version }))).toBe('already_answered');
    expect(await codeOf(cancel(token))).toBe('already_answered');
    expect(await row()).toEqual(before);
  });

  it('after a cancellation brings nothing back', async () => {
    const { token, row, productId } = await placeHeld(db);
    expect(await cancel(token)).toMatchObject({ state: 'cancelled', waiting: null });
    expect(await codeOf(confirm(token))).toBe('already_answered');
    expect((await row()).state).toBe('cancelled');
    expect(await stockOf(db, productId)).toEqual({ stock: 10, movements: 10 });
  });

  it('of another order, another use or an edited one opens nothing', async () => {
    const one = await placeHeld(db);
    const other = await placeHeld(db);
    const [, at, signature] = one.token.split('.') as [string, string, string];
    const lies = [
      `${other.token.split('.')[0]}.${at}.${signature}`,
      `${one.token.split('.')[0]}.${(parseInt(at, 36) + 1).toString(36)}.${signature}`,
      signTrackLink(one.orderNumber),
      'nonsense',
      '',
    ];
    for (const lie of lies)
      expect(await Promise.all([look(lie), confirm(lie), cancel(lie)].map(codeOf))).toEqual(
        Array.from({ length: 3 }, () => 'link_over'),
      );
    expect([(await one.row()).heldFor, (await other.row()).heldFor]).toEqual(['amount', 'amount']);
  });

  it('ends after 14 days, while the order waits on', async () => {
    const { orderNumber, row } = await placeHeld(db);
    const token = signConfirmLink(orderNumber, new Date(Date.now() - 14 * dayMs - 1_000));
    expect(await codeOf(confirm(token))).toBe('link_over');
    expect((await row()).heldFor).toBe('amount');
  });

  it('shows name, phone and address only while the order waits', async () => {
    const { token } = await placeHeld(db);
    expect((await look(token)).waiting!.fields).toMatchObject({ phone: '9876543210' });
    await confirm(token);
    expect(JSON.stringify(await look(token))).not.toMatch(/Meera|98765|Temple/);
  });

  it('confirms only what the customer saw, and names no colleague', async () => {
    const { token, orderNumber, row } = await placeHeld(db);
    const { version } = await openEdit(db, { orderNumber, userId: 7 });
    await editOrder(db, { orderNumber, version, fields: { addressLine: '9 New Road' }, dispatch, by });
    await expect(confirm(token)).rejects.toMatchObject({
      code: 'order_changed',
      message: expect.not.stringContaining('Asha'),
    });
    expect((await row()).heldFor).toBe('amount');
    await confirm(token, { version: (await look(token)).waiting!.version });
    expect(await row()).toMatchObject({ heldFor: null, address: { addressLine: '9 New Road' } });
  });
});

describe('the shop', () => {
  it('reminds once after twelve hours, and never cancels', async () => {
    const { token, email: _email, emails, row } = await placeHeld(db);
    const reminders = async () => (await emails()).filter((name) => name === 'order-unconfirmed').length;
    const start = Date.now();
    await runHolds(db, { dispatch, now: new Date(start + 11 * hourMs) });
    expect(await reminders()).toBe(0);
    await Promise.all(
      [1, 2, 3].map(() => runHolds(db, { dispatch, now: new Date(start + 12 * hourMs + 60_000) })),
    );
    expect(await reminders()).toBe(1);
    await runHolds(db, { dispatch, now: new Date(start + 60 * dayMs) });
    expect(await reminders()).toBe(1);
    expect(await row()).toMatchObject({ state: 'placed', heldFor: 'amount' });
    await confirm(token);
  });

  it('lets staff release and cancel, and says so in log and timeline', async () => {
    const released = await placeHeld(db);
    await releaseOrder(db, { orderNumber: released.orderNumber, by, dispatch });
    expect(await released.row()).toMatchObject({ heldFor: null, confirmedBy: 'staff' });
    expect(await logOf(released.orderNumber)).toMatchObject([{ authorId: 7 }]);
    expect(await codeOf(releaseOrder(db, { orderNumber: released.orderNumber, by, dispatch }))).toBe(
      'not_held',
    );
    const { orderNumber, orderId, productId } = await placeHeld(db);
    await cancelForCustomer(db, { orderNumber, reason: 'Nobody answers the phone.', by });
    const { events } = await recordsOf(db, orderId);
    expect(events.at(-1)).toMatchObject({ actor: 'staff', authorId: 7, note: 'Nobody answers the phone.' });
    expect(await logOf(orderNumber)).toMatchObject([{ authorId: 7, after: { orderState: 'cancelled' } }]);
    expect(await stockOf(db, productId)).toEqual({ stock: 10, movements: 10 });
    expect(await codeOf(cancelForCustomer(db, { orderNumber, reason: 'Again', by }))).toBe('too_late');
  });

  it('promises a new day when the order waited for too long', async () => {
    const { orderNumber, row, emails } = await placeHeld(db);
    await db
      .update(orders)
      .set({ estimatedDeliveryDate: '2020-01-01' })
      .where(eq(orders.orderNumber, orderNumber));
    await releaseOrder(db, { orderNumber, by, dispatch });
    expect((await row()).estimatedDeliveryDate! > dayOf(new Date())).toBe(true);
    expect((await emails()).at(-1)).toBe('order-changed');
  });

  it('keeps an edited order waiting until it is released', async () => {
    const { orderNumber, row, emails } = await placeHeld(db);
    const { version } = await openEdit(db, { orderNumber, userId: 7 });
    await editOrder(db, { orderNumber, version, fields: { name: 'Lata Rao' }, dispatch, by });
    expect((await row()).heldFor).toBe('amount');
    expect((await emails()).at(-1)).toBe('order-changed');
  });
});
