// §5 a pincode on a border has two states, and neither is called wrong; a pincode without a known day is deliverable everywhere
// §7 delivery promise by pincode, cut-off, way and holidays
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { importPincodes } from '#shop/pincodes/server/import/import-pincodes.ts';
import { estimateDelivery } from './estimate-delivery.ts';

const { db } = await testDatabase();
const dispatch = { PICKUP_PINCODE: '560058', DISPATCH_CUTOFF_HOUR: 14 };
const now = new Date('2026-11-18T10:00+05:30');
const ask = (pincode: string) => estimateDelivery(db, { pincode, dispatch, now });

beforeAll(async () => {
  const office = { name: 'Head office', kind: 'head' as const, block: '' };
  const places = [
    ['560058', 'Bengaluru Urban', 'Karnataka', 13.03, 77.52],
    ['560001', 'Bengaluru Urban', 'Karnataka', 12.98, 77.6],
    ['194101', 'Leh', 'Ladakh', 34.16, 77.58],
    ['900056', 'Field', 'Karnataka', 13, 77],
  ] as const;
  await importPincodes(
    db,
    places.map(([pincode, district, state, latitude, longitude]) => ({
      pincode,
      district,
      state,
      place: { latitude, longitude },
      postOffices: [office],
    })),
  );
});

describe('the delivery estimate of a pincode', () => {
  test('names the day for a near and a far pincode', async () => {
    expect(await ask('560001')).toEqual({
      pincode: '560001',
      estimatedDeliveryDate: '2026-11-19',
      state: 'Karnataka',
      known: true,
      cashOnDelivery: true,
      remarks: 'Delivers by Thu 19 Nov to 560001 · cash on delivery available',
    });
    expect((await ask('194101')).estimatedDeliveryDate).toBe('2026-11-30');
  });

  test('delivers to an army post office without a date', async () => {
    expect(await ask('900056')).toEqual({
      pincode: '900056',
      estimatedDeliveryDate: null,
      state: null,
      known: true,
      cashOnDelivery: true,
      remarks: 'We deliver to 900056, but cannot name the day yet · cash on delivery available',
    });
  });

  test.for(['999999', '100000', '560999'])('does not know %s, and asks to check it', async (pincode) => {
    const { known, estimatedDeliveryDate, cashOnDelivery, remarks } = await ask(pincode);
    expect({ known, estimatedDeliveryDate, cashOnDelivery }).toEqual({
      known: false,
      estimatedDeliveryDate: null,
      cashOnDelivery: true,
    });
    expect(remarks).toContain(`Pincode not recognized. Please check ${pincode}.`);
    expect(remarks).not.toContain('cash on delivery available');
  });

  test('calls no pincode unknown before the table is filled', async () => {
    const { db } = await testDatabase();
    const estimate = await estimateDelivery(db, { pincode: '560001', dispatch, now });
    expect(estimate.remarks).toContain('We deliver to 560001, but cannot name the day yet');
  });

  test('names the end of a holiday, also for a place without a date', async () => {
    const closed = {
      ...dispatch,
      SHOP_HOLIDAYS: [{ from: '2026-11-18', to: '2026-11-22', note: 'A wedding' }],
    };
    const ask = (pincode: string) => estimateDelivery(db, { pincode, dispatch: closed, now });
    expect(await ask('560001')).toMatchObject({
      estimatedDeliveryDate: '2026-11-25',
      remarks:
        'Delivers by Wed 25 Nov to 560001 · closed until Mon 23 Nov (A wedding) · cash on delivery available',
    });
    expect((await ask('900056')).remarks).toContain('cannot name the day yet · closed until Mon 23 Nov');
  });

  test('works when the pickup pincode is unknown', async () => {
    const astray = { ...dispatch, PICKUP_PINCODE: '111111' };
    expect(
      (await estimateDelivery(db, { pincode: '560001', dispatch: astray, now })).estimatedDeliveryDate,
    ).toBe('2026-11-25');
  });
});
