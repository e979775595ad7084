import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { readFileReading, saveHandCourier } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import { rememberedColumns } from '../../courier-file/remembered-columns.ts';
import { makeHandParcel } from '../testing.ts';
import { importFile, inspectFile } from './import-file.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'owner');
const by = { userId, namesOf: findStaffNames };
for (const name of ['Test Post', 'Other Post'])
  await saveHandCourier(db, { name, trackUrl: '', isActive: true });

it('reads the columns of a courier as saved last, and of no other courier', async () => {
  const { orderNumber } = await makeHandParcel(db);
  const bytes = Buffer.from(`Kaagaz,Anka,Naam\r\n${orderNumber},EX123456789IN,Meera Iyer`);
  const columns = ['orderNumber' as const, 'waybill' as const, null];
  const { rows } = await importFile(db, { bytes, columns, courier: 'Test Post', role: 'owner', by });
  expect(rows).toMatchObject([{ result: 'saved' }]);
  const next = Buffer.from('Naam,Anka,Kaagaz\r\nAsha,EX123456790IN,AR-1');
  expect(await inspectFile(db, { bytes: next, courier: 'test post' })).toMatchObject({
    columns: [null, 'waybill', 'orderNumber'],
    isRemembered: true,
  });
  for (const courier of ['Other Post', '', 'Nobody'])
    expect(await inspectFile(db, { bytes: next, courier })).toMatchObject({ isRemembered: false });
  const other = Buffer.from('Naam,Anka\r\nAsha,EX123456790IN');
  expect(await inspectFile(db, { bytes: other, courier: 'Test Post' })).toMatchObject({
    isRemembered: false,
  });
  expect(await readFileReading(db, { name: 'Test Post' })).toEqual({
    fileColumns: { Kaagaz: 'orderNumber', Anka: 'waybill' },
    fileWords: {},
  });
});

it('keeps columns when the tracking page of the courier changes', async () => {
  const before = await readFileReading(db, { name: 'Test Post' });
  await saveHandCourier(db, {
    name: 'Test Post',
    trackUrl: 'https://post.example/{waybill}',
    isActive: true,
  });
  expect(await readFileReading(db, { name: 'Test Post' })).toEqual(before);
});

it('knows a kept target no more when the shop has dropped it', () => {
  expect(rememberedColumns(['A'], { A: 'gone' })).toBeNull();
  expect(rememberedColumns(['A', 'B'], { A: 'gone', B: 'status' })).toEqual([null, 'status']);
});
