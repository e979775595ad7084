import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { changeLog } from '#platform/server/tables.ts';
import { undoChange } from '#platform/admin/server/undo-change.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { readPincodeList } from '#shop/shipping/pincode-list.ts';
import { saveHandCourier } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import { courierPincodesKind } from './choice-kinds.ts';
import { readPincodeLists, savePincodes } from './save-pincodes.ts';

const { db, pool } = await testDatabase();
const config = { COURIER: 'manual', DELHIVERY_TOKEN: 'a-token' } as const;
const { userId } = await makeStaff(db, 'owner');
const by = { userId, namesOf: findStaffNames };
for (const name of ['Test Post', 'Own rider'])
  await saveHandCourier(db, { name, trackUrl: '', isActive: true });

const listOf = async (name: string) =>
  (await readPincodeLists(db, { config })).lists.find(({ carrier }) => carrier.name === name)!;

async function giveList(carrier: string, pincodes: string) {
  const { version } = await listOf(carrier);
  return savePincodes(db, { carrier, version, pincodes, config, by });
}

describe('the pincodes of a courier', () => {
  it('are refused when another courier has them, and what is no pincode is named', async () => {
    await giveList('Test Post', '560001');
    await expect(giveList('Own rider', '560001')).rejects.toMatchObject({ code: 'pincode_taken' });
    for (const wrong of ['0123', '5', '5600001', 'MG Road', '560001\n-'])
      await expect(giveList('Own rider', wrong)).rejects.toMatchObject({ code: 'wrong_pincodes' });
    await giveList('Test Post', '');
  });

  it.each([
    ['560001', '560001'],
    ['560001 560002 11', '11 560001'],
    ['560003', '560003 560001'],
  ])('given to two couriers at once (%s, %s) are those of one', async (one, two) => {
    const saves = await Promise.allSettled([
      giveList('Test Post', one),
      giveList('Own rider', two),
      giveList('Test Post', one),
    ]);
    const refused = saves.flatMap((save) => (save.status === 'rejected' ? [save.reason as Error] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const reason of refused)
      expect(reason).toMatchObject({
        status: 409,
        code: expect.stringMatching(/pincode_taken|meanwhile/) as string,
      });
    await giveList('Test Post', '');
    await giveList('Own rider', '');
  });

  it('are read with as many statements for few couriers as for many', async () => {
    const statements = async () => {
      let sent = 0;
      await readPincodeLists(drizzle(pool, { logger: { logQuery: () => void (sent += 1) } }), { config });
      return sent;
    };
    const few = await statements();
    for (let at = 1; at <= 5; at += 1) {
      await saveHandCourier(db, { name: `Rider ${at}`, trackUrl: '', isActive: true });
      await giveList(`Rider ${at}`, `4000${10 + at}`);
    }
    expect([await statements(), (await listOf('Rider 5')).pincodes]).toEqual([few, ['400015']]);
  });

  it('are a logged change that an undo puts back', async () => {
    await giveList('Own rider', '560001 560002');
    await giveList('Own rider', '');
    const changes = await db.select().from(changeLog).where(eq(changeLog.entityId, 'Own rider'));
    const undo = { id: changes.at(-1)!.id, by, mayUndo: async () => {} };
    await undoChange(db, [courierPincodesKind], undo);
    expect((await listOf('Own rider')).pincodes).toEqual(['560001', '560002']);
    await giveList('Own rider', '');
  });

  it('may be those of a courier of the shop, but of none that it lacks', async () => {
    expect((await readPincodeLists(db, { config })).options.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['delhivery', 'manual', 'Own rider', 'Test Post']),
    );
    await giveList('delhivery', '110001');
    expect((await listOf('delhivery')).pincodes).toEqual(['110001']);
    const ofNobody = { carrier: 'simulator', version: 0, pincodes: '110002', config, by };
    await expect(savePincodes(db, ofNobody)).rejects.toMatchObject({ code: 'unknown_courier' });
    const withoutToken = { COURIER: 'manual' } as const;
    expect((await readPincodeLists(db, { config: withoutToken })).options).not.toContainEqual(
      expect.objectContaining({ name: 'delhivery' }),
    );
    await giveList('delhivery', '');
  });

  it('are not overwritten by a list that a colleague has changed meanwhile', async () => {
    const { version } = await listOf('Test Post');
    await giveList('Test Post', '700001');
    const stale = savePincodes(db, { carrier: 'Test Post', version, pincodes: '700002', config, by });
    await expect(stale).rejects.toMatchObject({ code: 'changed_meanwhile' });
    await giveList('Test Post', '');
  });
});

test.each([
  ['560058', ['560058']],
  ['560 058', ['560058']],
  ['PIN 560058; 5600', ['5600', '560058']],
  ['५६००५८\r\n11*', ['11', '560058']],
  ['560001 560002\t560001', ['560001', '560002']],
  ['', []],
])('the list %j holds %j', (text, pincodes) =>
  expect(readPincodeList(text)).toEqual({ pincodes, wrong: [] }),
);
