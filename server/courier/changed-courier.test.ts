// §9 the owner chooses the courier on screen, and made parcels keep theirs
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import type { CourierName } from '#shop/shipping/couriers/couriers.ts';
import { readShopConfig } from '../config.ts';
import { doCourierJobs } from './courier-jobs.ts';
import { startCouriers } from './start-couriers.ts';
import { startTracking } from './track-parcels.ts';

const { db } = await testDatabase({ runsJobs: true });
const folder = mkdtempSync(join(tmpdir(), 'changed-courier-'));
const config = readShopConfig({
  COURIER: 'manual',
  DATA_DIR: folder,
  SIMULATOR_PORT: '0',
  SIMULATOR_STEP_SECONDS: '1',
  TRACKING_SECONDS: '1',
});
const shop = { db, config, log: silentLog };
const couriers = await startCouriers(config, silentLog);
const tracking = startTracking(shop, { name: 'simulator', couriers });

beforeAll(() => doCourierJobs(shop, couriers));

afterAll(async () => {
  await tracking();
  await couriers.stop();
  rmSync(folder, { recursive: true });
});

async function order() {
  const { userId } = await makeCustomer(db);
  const { id } = await makeProduct(db, { stock: 10 });
  const body = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
  const { orderNumber } = await placeOrder(db, { userId, order: body });
  return { orderId: body.orderId, orderNumber, userId };
}

const until = { timeout: 60_000 };
const parcelOf = async (orderId: string) => (await recordsOf(db, orderId)).shipments[0]!;

async function acceptedBy(courier: CourierName) {
  const placed = await order();
  await vi.waitFor(
    async () => expect(await parcelOf(placed.orderId)).toMatchObject({ state: 'created', courier }),
    until,
  );
  return placed;
}

it('sends new parcels with the chosen courier, and made ones stay with theirs', async () => {
  expect(await couriers.find('simulator')).toBeNull();
  const byHand = await acceptedBy('manual');
  config.COURIER = 'simulator';
  const simulated = await acceptedBy('simulator');
  config.COURIER = 'manual';
  await acceptedBy('manual');
  expect(await parcelOf(byHand.orderId)).toMatchObject({ courier: 'manual', waybill: byHand.orderNumber });

  // The courier that the owner left is still asked for the scans of its parcels.
  await vi.waitFor(
    async () => expect((await recordsOf(db, simulated.orderId)).order!.state).not.toBe('confirmed'),
    until,
  );
  expect(await parcelOf(simulated.orderId)).toMatchObject({ courier: 'simulator' });
  expect(await checkInvariants(db)).toEqual([]);
});
