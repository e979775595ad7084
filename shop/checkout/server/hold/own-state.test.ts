import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayOf, startOf } from '#platform/india-time.ts';
import { pincodes } from '#shop/pincodes/server/tables.ts';
import { answerHold, releaseOrder } from './answer-hold.ts';
import { runHolds } from './run-holds.ts';
import { codeOf, dispatch, knowPincodes, placeHeld } from './testing.ts';

const { db } = await testDatabase();
const by = { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) };
const kochi = { state: 'Kerala', city: 'Kochi', pincode: '682001' } as const;
const here = { state: 'Karnataka', city: 'Bengaluru', pincode: '560003' } as const;
const own = { ...dispatch, TAX_STATUS: 'composition', SELLER_STATE: 'Karnataka' } as const;

beforeAll(async () => {
  await knowPincodes(db);
  await db.insert(pincodes).values({ pincode: '682001', district: 'Ernakulam', state: 'Kerala' });
});

describe('a held order from before the seller sold in one state', () => {
  it('is confirmed by its link once its address lies inside, and never outside', async () => {
    const { token, row } = await placeHeld(db, kochi);
    const confirm = (fields?: object) =>
      answerHold(db, { act: 'confirm', token, version: 0, ...(fields ? { fields } : {}), dispatch: own });
    expect(await codeOf(confirm())).toBe('other_state');
    expect(await codeOf(confirm({ ...here, pincode: '682001' }))).toBe('other_state');
    expect(await codeOf(confirm({ ...here, state: 'Kerala' }))).toBe('other_state');
    expect((await row()).heldFor).toBe('amount');
    expect(await codeOf(confirm(here))).toBe('done');
    expect((await row()).heldFor).toBeNull();
  });

  it('is cancelled by its link as before', async () => {
    const { token, row } = await placeHeld(db, kochi);
    expect(await codeOf(answerHold(db, { act: 'cancel', token, dispatch: own }))).toBe('done');
    expect((await row()).state).toBe('cancelled');
  });

  it('is not released by staff', async () => {
    const [far, near] = [await placeHeld(db, kochi), await placeHeld(db, here)];
    const release = ({ orderNumber }: { orderNumber: string }) =>
      codeOf(releaseOrder(db, { orderNumber, by, dispatch: own }));
    expect(await release(far)).toBe('other_state');
    expect((await far.row()).heldFor).toBe('amount');
    expect(await release(near)).toBe('done');
  });

  it('for a later day does not leave when that day comes', async () => {
    const { token, row, orderNumber } = await placeHeld(db, { ...kochi, pincode: '110001', state: 'Delhi' });
    const day = addDays(dayOf(new Date()), 7);
    await answerHold(db, { act: 'confirm', token, version: 0, day, dispatch });
    expect((await row()).heldFor).toBe('later_day');
    const { refused } = await runHolds(db, { now: startOf(addDays(day, 1)), dispatch: own });
    expect((await row()).heldFor).toBe('later_day');
    expect(refused).toEqual([
      { orderNumber, reason: expect.stringContaining('Karnataka'), code: 'other_state' },
    ]);
    expect(await runHolds(db, { now: startOf(addDays(day, 1)), dispatch })).toEqual({ refused: [] });
    expect((await row()).heldFor).toBeNull();
  });
});
