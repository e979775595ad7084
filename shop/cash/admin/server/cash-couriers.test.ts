// The couriers that a remittance file may come from, by the names that parcels carry
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { dayOf } from '#platform/india-time.ts';
import { listHandCouriers, saveHandCourier } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import { makeParcel } from '../../server/testing.ts';
import { listCashCouriers } from './cash-couriers.ts';
import { readBalances } from './read-balances.ts';

const { db } = await testDatabase();
const list = async (usual: 'manual' | 'delhivery') =>
  listCashCouriers(db, { usual, balances: await readBalances(db, { day: dayOf(new Date()) }) });

/** The names that a shop has from its first day. */
const named = (await listHandCouriers(db)).map(({ name }) => name);

it('offers the named couriers, after the courier of the setting', async () => {
  expect(await list('manual')).toEqual(named);
  expect(await list('delhivery')).toEqual(['delhivery', ...named]);
});

it('offers those that carried cash first, each once, and none that staff put away', async () => {
  const [first, second] = named;
  await saveHandCourier(db, { name: first!, trackUrl: '', isActive: false });
  for (const courier of [second!, 'manual', 'Zippy']) {
    const parcel = await makeParcel(db, { courier });
    await parcel.deliver();
  }
  const others = named.filter((name) => name !== first && name !== second);
  expect(await list('manual')).toEqual([second, 'Zippy', ...others]);
  expect(await list('delhivery')).toEqual(['delhivery', second, 'Zippy', ...others]);
});
