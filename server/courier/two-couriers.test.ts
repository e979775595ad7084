import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { undoChange } from '#platform/admin/server/undo-change.ts';
import { hourMs } from '#platform/india-time.ts';
import { changeLog } from '#platform/server/tables.ts';
import { inTransaction } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { chooseForOrder, readChoice } from '#shop/fulfilment/admin/server/courier-choice/choose-for-order.ts';
import { courierChoiceKind } from '#shop/fulfilment/admin/server/courier-choice/choice-kinds.ts';
import {
  readPincodeLists,
  savePincodes,
} from '#shop/fulfilment/admin/server/courier-choice/save-pincodes.ts';
import { applyScans } from '#shop/fulfilment/server/tracking/apply-scans.ts';
import { releaseOrder } from '#shop/checkout/server/hold/answer-hold.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { createSimulator } from '#shop/shipping/couriers/simulator/create-simulator.ts';
import { saveHandCourier } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import { readRequest } from '#shop/shipping/server/stored-request.ts';
import { formerParcels, shipments } from '#shop/shipping/server/tables.ts';
import { changeShipment } from '#shop/shipping/server/shipments/change-shipment.ts';
import { createShipment } from '#shop/shipping/server/shipments/create-shipment.ts';
import { trackDueShipments } from '#shop/shipping/server/tracking/track-due-shipments.ts';
import { readShopConfig } from '../config.ts';
import { doCourierJobs } from './courier-jobs.ts';
import { startCouriers } from './start-couriers.ts';

const { db } = await testDatabase({ runsJobs: true });
const folder = mkdtempSync(join(tmpdir(), 'two-couriers-'));
const simulator = createSimulator({ port: 0, file: join(folder, 'courier.json'), token: 'two' });
await once(simulator, 'listening');
const url = `http://127.0.0.1:${(simulator.address() as AddressInfo).port}`;
const config = readShopConfig({
  SHOP_DEMO: 'off',
  COURIER: 'delhivery',
  DELHIVERY_URL: url,
  DELHIVERY_TOKEN: 'two',
});
const { userId } = await makeStaff(db, 'owner');
const by = { userId, namesOf: findStaffNames };
const couriers = await startCouriers(config, silentLog);

beforeAll(async () => {
  await saveHandCourier(db, { name: 'Test Post', trackUrl: '', isActive: true });
  await saveHandCourier(db, { name: 'Own rider', trackUrl: '', isActive: true });
  await doCourierJobs({ db, config, log: silentLog }, couriers);
});

afterAll(async () => {
  await couriers.stop();
  simulator.close();
  simulator.closeAllConnections();
  rmSync(folder, { recursive: true });
});

async function order({ pincode = '560003', isHeld = false } = {}) {
  const customer = await makeCustomer(db);
  const { id } = await makeProduct(db, { stock: 10 });
  const body = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }], {
    orderId: randomUUID(),
    pincode,
  });
  const holdRules = isHeld ? { firstOrder: true, abovePaise: 1, afterReturns: false } : undefined;
  const { orderNumber } = await placeOrder(db, { ...customer, order: body, holdRules });
  return { orderId: body.orderId, orderNumber };
}

async function accepted({ orderId }: { orderId: string }) {
  const find = async () => (await recordsOf(db, orderId)).shipments[0]!;
  await vi.waitFor(async () => expect((await find()).state).toBe('created'), { timeout: 60_000 });
  return find();
}

const known = async () => {
  const response = await fetch(`${url}/simulator/shipments`, { headers: { authorization: 'Token two' } });
  return (await response.json()) as { order: string; waybill: string; cancelled?: boolean }[];
};

async function giveList(carrier: string, pincodes: string) {
  const { lists } = await readPincodeLists(db, { config });
  const { version } = lists.find((list) => list.carrier.name === carrier)!;
  return savePincodes(db, { carrier, version, pincodes, config, by });
}

describe('a shop with two couriers', () => {
  it('asks the courier of the settings, or that of the list of pincodes', async () => {
    await giveList('Test Post', '5600 \n 110 001, 79');
    const [usual, near, far] = [
      await order({ pincode: '400001' }),
      await order({ pincode: '560003' }),
      await order({ pincode: '793001' }),
    ];
    expect(await accepted(usual)).toMatchObject({ courier: 'delhivery', handCourier: '' });
    for (const each of [near, far]) {
      const parcel = { courier: 'manual', handCourier: 'Test Post', waybill: each.orderNumber };
      expect(await accepted(each)).toMatchObject(parcel);
      expect((await recordsOf(db, each.orderId)).order).toMatchObject({
        state: 'confirmed',
        courier: 'Test Post',
      });
    }
    const orders = (await known()).map((parcel) => parcel.order);
    expect(orders).toContain(usual.orderId);
    for (const each of [near, far]) expect(orders).not.toContain(each.orderId);
    await giveList('Test Post', '');
  });

  it('takes the longest beginning, and by hand when a courier is out of use', async () => {
    await giveList('Test Post', '5600');
    await giveList('Own rider', '560058');
    const rider = await order({ pincode: '560058' });
    expect(await accepted(rider)).toMatchObject({ handCourier: 'Own rider' });
    await saveHandCourier(db, { name: 'Own rider', trackUrl: '', isActive: false });
    const nobody = await order({ pincode: '560058' });
    expect(await accepted(nobody)).toMatchObject({ courier: 'manual', handCourier: '' });
    await saveHandCourier(db, { name: 'Own rider', trackUrl: '', isActive: true });
    for (const name of ['Test Post', 'Own rider']) await giveList(name, '');
  });

  it('tracks each parcel at its own courier alone', async () => {
    await giveList('Test Post', '560003');
    const [usual, byHand] = [await order({ pincode: '400001' }), await order()];
    const { waybill } = await accepted(usual);
    const hand = await accepted(byHand);
    await giveList('Test Post', '');
    const asked: string[][] = [];
    const courier = (await couriers.find('delhivery'))!;
    const heard = { ...courier, track: (numbers: string[]) => (asked.push(numbers), courier.track(numbers)) };
    await trackDueShipments(db, heard, {
      now: new Date(Date.now() + hourMs),
      everySeconds: 900,
      names: ['delhivery', ''],
      onScans: applyScans,
    });
    expect(asked.flat()).toContain(waybill);
    expect(asked.flat()).not.toContain(hand.waybill);
  });

  it('asks anew when a changed order goes to a pincode of another courier', async () => {
    await giveList('Test Post', '5600');
    const moved = await order({ pincode: '400001' });
    const { waybill, request } = await accepted(moved);
    const recipient = { ...request.recipient, pincode: '560003' };
    const change = { orderId: moved.orderId, request: { ...readRequest(request), recipient } };
    await inTransaction(db, (tx) => changeShipment(tx, change));
    expect(await accepted(moved)).toMatchObject({ courier: 'manual', handCourier: 'Test Post' });
    const [former] = await db.select().from(formerParcels).where(eq(formerParcels.orderId, moved.orderId));
    expect(former).toMatchObject({ waybill, courier: 'delhivery' });
    await giveList('Test Post', '');
    const away = { ...readRequest(request), recipient: { ...recipient, pincode: '781001' } };
    await inTransaction(db, (tx) => changeShipment(tx, { ...change, request: away }));
    expect(await accepted(moved)).toMatchObject({ courier: 'delhivery', handCourier: '' });
  });

  it('keeps its courier when a later list names another one', async () => {
    const usual = await order({ pincode: '400001' });
    await accepted(usual);
    await giveList('Test Post', '4000');
    expect(await readChoice(db, { ...usual, config })).toMatchObject({ carrier: { name: 'delhivery' } });
    await giveList('Test Post', '');
  });
});

describe('a courier that staff choose', () => {
  const choose = async ({ orderNumber }: { orderNumber: string }, chosen: string) => {
    const { version } = await readChoice(db, { orderNumber, config });
    return chooseForOrder(db, { orderNumber, version, chosen, config, by });
  };

  it('is asked when a held order is released', async () => {
    const held = await order({ isHeld: true });
    expect(await readChoice(db, { ...held, config })).toMatchObject({ chosen: '', canChoose: true });
    expect(await choose(held, 'test post')).toMatchObject({ chosen: 'Test Post' });
    await releaseOrder(db, { orderNumber: held.orderNumber, by, dispatch: config });
    expect(await accepted(held)).toMatchObject({ courier: 'manual', handCourier: 'Test Post' });
    expect((await known()).map((parcel) => parcel.order)).not.toContain(held.orderId);
  });

  it('takes an accepted parcel over, and the first courier cancels it', async () => {
    const usual = await order({ pincode: '400001' });
    const { waybill } = await accepted(usual);
    await choose(usual, 'Own rider');
    const now = await accepted(usual);
    expect(now).toMatchObject({
      courier: 'manual',
      handCourier: 'Own rider',
      waybill: `${usual.orderNumber}-2`,
    });
    await vi.waitFor(
      async () =>
        expect(
          await db.select().from(formerParcels).where(eq(formerParcels.orderId, usual.orderId)),
        ).toMatchObject([{ waybill, courier: 'delhivery', state: 'cancelled' }]),
      { timeout: 60_000 },
    );
    expect((await known()).find((parcel) => parcel.waybill === waybill)).toMatchObject({ cancelled: true });
    expect((await recordsOf(db, usual.orderId)).order).toMatchObject({
      state: 'confirmed',
      courier: 'Own rider',
    });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('may be taken back in the change log, until the parcel is packed', async () => {
    const held = await order({ isHeld: true });
    await choose(held, 'manual');
    const [change] = await db.select().from(changeLog).where(eq(changeLog.entityId, held.orderNumber));
    const undo = { id: change!.id, by, mayUndo: async () => {} };
    await undoChange(db, [courierChoiceKind], undo);
    expect(await readChoice(db, { ...held, config })).toMatchObject({
      chosen: '',
      carrier: { name: 'delhivery' },
    });
    const packed = await order({ pincode: '400001' });
    await accepted(packed);
    await transitionOrder(db, { orderId: packed.orderId, to: 'packed', actor: 'staff', authorId: userId });
    await expect(choose(packed, 'manual')).rejects.toMatchObject({ code: 'too_late' });
  });

  it('is refused when the shop does not have it', async () => {
    const held = await order({ isHeld: true });
    for (const name of ['simulator', 'Nobody', 'dhl'])
      await expect(choose(held, name)).rejects.toMatchObject({ code: 'unknown_courier' });
  });

  it('gets the parcel when a try at another courier began before the choice', async () => {
    const held = await order({ isHeld: true });
    await db
      .update(shipments)
      .set({ state: 'waiting', courier: 'delhivery' })
      .where(eq(shipments.orderId, held.orderId));
    await choose(held, 'Test Post');
    const courier = (await couriers.find('delhivery'))!;
    expect(await createShipment(db, courier, { ...held, courierName: 'delhivery' })).toBeNull();
    expect(await accepted(held)).toMatchObject({ courier: 'manual', handCourier: 'Test Post' });
  });
});
