import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { addDays, dayOf } from '#platform/india-time.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { codeOf } from '#shop/checkout/server/hold/testing.ts';
import { type Courier, CourierTrouble, type Scan, type ShipmentResponse } from '#shop/shipping/courier.ts';
import { returnCourier } from '#shop/shipping/couriers/couriers.ts';
import { delhiveryScan } from '#shop/shipping/testing/delhivery-scan.ts';
import { bookPickup, cancelPickup, notePickup } from '../../admin/server/arrange-pickup.ts';
import { getReturn } from '../../admin/server/get-return.ts';
import { approveReturn, withdrawReturn } from '../change-return.ts';
import { returnPickups, returns } from '../tables.ts';
import { ask, makeDelivered } from '../testing.ts';
import { findPickup } from './find-pickup.ts';
import { cancelBooking, sendBooking } from './send-booking.ts';
import { trackPickups } from './track-pickups.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'support');
const by = { userId, namesOf: async () => new Map<number, string>() };
const courierFor = () => 'delhivery';

async function approved() {
  const order = await makeDelivered(db);
  const id = await ask(db, order);
  await approveReturn(db, { id, by });
  return { id, order };
}

let waybills = 0;

function fakeCourier(scans: Scan[] = []) {
  const waybill = `R${(waybills += 1)}`;
  const courier = {
    fetchReturn: vi.fn(async (): Promise<ShipmentResponse> => ({ outcome: 'created', waybill })),
    findShipment: vi.fn(async () => ({ waybill })),
    cancelShipment: vi.fn(async () => ({ outcome: 'cancelled' as const })),
    track: vi.fn(async () => [{ waybill, scans }]),
  };
  return { waybill, fake: courier, courier: courier as unknown as Courier };
}

async function booked(scans: Scan[] = []) {
  const made = await approved();
  const { id } = made;
  await Promise.all([bookPickup(db, { id, by, courierFor }), bookPickup(db, { id, by, courierFor })]);
  expect(await db.$count(returnPickups, eq(returnPickups.returnId, id))).toBe(1);
  const pickupId = (await findPickup(db, { returnId: id }))!.id;
  const staged = fakeCourier(scans);
  await sendBooking(db, staged.courier, { pickupId });
  return { ...made, ...staged, pickupId };
}

const stateOf = async (id: number) =>
  (await db.select({ state: returns.state }).from(returns).where(eq(returns.id, id)))[0]!.state;

const track = (courier: Courier) =>
  trackPickups(db, courier, { now: new Date(Date.now() + 1_000), everySeconds: 1, names: ['delhivery'] });

function scan(type: string, status: string, code = ''): Scan {
  return delhiveryScan({ at: new Date().toISOString(), type, status, code, place: 'Pune', remarks: status });
}

it('books a pickup once at the door of the customer, and tells when it comes', async () => {
  const { id, order, waybill, fake, courier, pickupId } = await booked();
  await sendBooking(db, courier, { pickupId });
  expect(fake.fetchReturn).toHaveBeenCalledOnce();
  const [request] = fake.fetchReturn.mock.calls[0] as unknown as [object];
  expect(request).toMatchObject({
    orderId: pickupId,
    collectPaise: 0,
    totalPaise: 50_000,
    recipient: { addressLine: '12 Temple Road, Malleshwaram' },
  });
  const shown = await getReturn(db, { id, userId, role: 'support', alonePaise: 0, courierFor });
  expect(shown).toMatchObject({
    mayBook: false,
    fetchedBy: 'Delhivery',
    pickup: { state: 'booked', waybill, courier: 'Delhivery', mayCancel: true },
  });
  expect((await queuedEmails(db, order.email)).at(-1)!.data).toMatchObject({
    step: 'pickup_booked',
    pickup: { courier: 'Delhivery', waybill },
  });
});

it('moves the return by the scans of its waybill, and calls for the inspection', async () => {
  const scans = [scan('PP', 'Scheduled')];
  const { id, courier } = await booked(scans);
  await track(courier);
  expect(await stateOf(id)).toBe('approved');
  scans.push(scan('PU', 'In Transit', 'EOD-77'));
  await db.update(returnPickups).set({ checkAt: sql`now() - interval '1 hour'` });
  await track(courier);
  expect(await stateOf(id)).toBe('picked_up');
  expect(await codeOf(cancelPickup(db, { id, by }))).toBe('pickup_fetched');
  scans.push(scan('DL', 'DTO'));
  await db.update(returnPickups).set({ checkAt: sql`now() - interval '1 hour'` });
  await Promise.all([track(courier), track(courier)]);
  const shown = await getReturn(db, { id, userId, role: 'packer', alonePaise: 0 });
  expect(shown).toMatchObject({ state: 'picked_up', mayInspect: true, pickup: { state: 'done' } });
  expect(shown.pickup!.cameBackAt).not.toBeNull();
  expect(shown.events.map(({ who }) => who)).toContain('The courier');
  expect(await checkInvariants(db)).toEqual([]);
});

it('is cancelled by staff or with its return, also while the courier is asked', async () => {
  const one = await booked();
  await cancelPickup(db, { id: one.id, by });
  await cancelPickup(db, { id: one.id, by });
  expect((await queuedEmails(db, one.order.email)).at(-1)!.data).toMatchObject({ step: 'pickup_cancelled' });
  await cancelBooking(db, one.courier, { pickupId: one.pickupId });
  expect(one.fake.cancelShipment).toHaveBeenCalledWith(one.waybill);
  expect((await findPickup(db, { returnId: one.id }))!.state).toBe('cancelled');
  await bookPickup(db, { id: one.id, by, courierFor });

  const other = await approved();
  await bookPickup(db, { id: other.id, by, courierFor });
  const pickupId = (await findPickup(db, { returnId: other.id }))!.id;
  const late = fakeCourier();
  late.fake.fetchReturn.mockImplementationOnce(async () => {
    await withdrawReturn(db, { id: other.id, orderId: other.order.orderId });
    return { outcome: 'created', waybill: late.waybill };
  });
  await sendBooking(db, late.courier, { pickupId });
  expect(await findPickup(db, { returnId: other.id })).toMatchObject({
    state: 'withdrawn',
    waybill: late.waybill,
  });
  await cancelBooking(db, late.courier, { pickupId });
  expect(late.fake.cancelShipment).toHaveBeenCalledOnce();
});

it('says why the courier does not come, and asks again after trouble', async () => {
  const { id } = await approved();
  await bookPickup(db, { id, by, courierFor });
  const pickupId = (await findPickup(db, { returnId: id }))!.id;
  const { courier, fake } = fakeCourier();
  fake.fetchReturn.mockRejectedValueOnce(new CourierTrouble('No answer.'));
  await expect(sendBooking(db, courier, { pickupId })).rejects.toThrow('No answer.');
  expect(await findPickup(db, { returnId: id })).toMatchObject({ state: 'waiting', problem: 'No answer.' });
  fake.fetchReturn.mockResolvedValueOnce({ outcome: 'refused', remarks: 'Pincode is not serviceable' });
  await sendBooking(db, courier, { pickupId });
  const shown = await getReturn(db, { id, userId, role: 'support', alonePaise: 0, courierFor });
  expect(shown).toMatchObject({
    mayBook: true,
    pickup: { state: 'refused', problem: 'Pincode is not serviceable' },
  });
});

it('is noted by hand where no courier of the shop fetches returns', async () => {
  const { id, order } = await approved();
  expect(returnCourier({ COURIER: 'manual' }, 'India Post')).toBeNull();
  expect(await codeOf(bookPickup(db, { id, by, courierFor: () => null }))).toBe('no_return_courier');
  const today = dayOf(new Date());
  const note = (day: string) => notePickup(db, { id, by, courier: 'India Post', waybill: 'EK1IN', day });
  expect(await codeOf(note(addDays(today, -1)))).toBe('pickup_day_over');
  await note(addDays(today, 2));
  await note(addDays(today, 3));
  expect(await findPickup(db, { returnId: id })).toMatchObject({
    day: addDays(today, 2),
    isByHand: true,
    state: 'booked',
  });
  expect((await queuedEmails(db, order.email)).at(-1)!.data).toMatchObject({
    step: 'pickup_booked',
    pickup: { courier: 'India Post', day: addDays(today, 2) },
  });
});

it('is refused for a return that is not approved', async () => {
  const order = await makeDelivered(db);
  const id = await ask(db, order);
  expect(await codeOf(bookPickup(db, { id, by, courierFor }))).toBe('return_moved');
  expect(await codeOf(notePickup(db, { id, by, courier: 'X', waybill: '', day: dayOf(new Date()) }))).toBe(
    'return_moved',
  );
  expect(await codeOf(bookPickup(db, { id: 999_999, by, courierFor }))).toBe('return_not_found');
});
