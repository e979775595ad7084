// §9 waybills and steps from the CSV file of a courier's portal: columns, a preview, one result a row, and a second import changes nothing
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { recordsOf } from '#shop/orders/server/testing.ts';
import { readFileReading, saveHandCourier } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import { readSteps } from '../by-hand/list-by-hand.ts';
import { undoNewest } from '../by-hand/take-step.ts';
import { makeHandParcel, makeParcel } from '../testing.ts';
import { checkFile, importFile, inspectFile } from './import-file.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'owner');
const by = { userId, namesOf: findStaffNames };
await saveHandCourier(db, { name: 'Test Post', trackUrl: '', isActive: true });
let made = 0;
const newWaybill = () => `EX${300_000_000 + (made += 1)}IN`;

const header = 'Order ID,AWB Code,Status';

async function fileOf(lines: string[], role: StaffRole = 'owner') {
  const bytes = Buffer.from(lines.join('\r\n'));
  const { columns } = await inspectFile(db, { bytes, courier: '' });
  return { bytes, columns, courier: 'Test Post', role, by };
}

const results = (rows: { result: string }[]) => rows.map(({ result }) => result);
const stateOf = async ({ orderId }: { orderId: string }) => (await recordsOf(db, orderId)).order!.state;

describe('a file of a courier', () => {
  it('gives waybills and steps, shows them before, and changes nothing again', async () => {
    const [one, two, other] = [await makeHandParcel(db), await makeHandParcel(db), await makeParcel(db)];
    const [first, second] = [newWaybill(), newWaybill()];
    const file = await fileOf([
      header,
      `${one.orderNumber},${first},SHIPPED`,
      `${two.orderNumber},'${second},NEW`,
      `${other.orderNumber},${newWaybill()},DELIVERED`,
      `AR-9999999,${newWaybill()},DELIVERED`,
    ]);
    const checked = await checkFile(db, file);
    expect(results(checked.rows)).toEqual(['change', 'change', 'refused', 'foreign']);
    expect(checked.rows[0]!.note).toBe(`Waybill ${first}, Shipped`);
    expect(await stateOf(one)).toBe('confirmed');
    expect(results((await importFile(db, file)).rows)).toEqual(['saved', 'saved', 'refused', 'foreign']);
    expect([await stateOf(one), await stateOf(two), await stateOf(other)]).toEqual([
      'shipped',
      'confirmed',
      'confirmed',
    ]);
    expect(await readSteps(db, two)).toMatchObject({ courier: 'Test Post', waybill: second });
    const before = await recordsOf(db, one.orderId);
    expect(results((await importFile(db, file)).rows)).toEqual([
      'unchanged',
      'unchanged',
      'refused',
      'foreign',
    ]);
    expect((await recordsOf(db, one.orderId)).events).toEqual(before.events);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('takes a parcel its whole way, also when an older file comes later', async () => {
    const parcel = await makeHandParcel(db);
    const waybill = newWaybill();
    const line = (status: string) => `${parcel.orderNumber},${waybill},${status}`;
    const way = await fileOf([header, line('In Transit'), line('Out for delivery'), line('Undelivered')]);
    expect(results((await importFile(db, way)).rows)).toEqual(['saved', 'saved', 'saved']);
    expect(await stateOf(parcel)).toBe('undelivered');
    const older = await fileOf([header, line('Out for delivery')]);
    expect(results((await importFile(db, older)).rows)).toEqual(['refused']);
    expect(await stateOf(parcel)).toBe('undelivered');
    const end = await fileOf([header, line('Delivered')]);
    expect(results((await importFile(db, end)).rows)).toEqual(['saved']);
    for (const file of [way, older, end])
      expect(results((await importFile(db, file)).rows)).not.toContain('saved');
    expect(await stateOf(parcel)).toBe('delivered');
    const lost = await fileOf([header, line('RTO Delivered'), line('Lost')]);
    expect(results((await importFile(db, lost)).rows)).toEqual(['refused', 'refused']);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('does not repeat a step that staff took back', async () => {
    const parcel = await makeHandParcel(db);
    const waybill = newWaybill();
    const file = await fileOf([
      header,
      `${parcel.orderNumber},${waybill},Shipped`,
      `${parcel.orderNumber},${waybill},Delivered`,
    ]);
    await importFile(db, file);
    const { canUndo } = await readSteps(db, parcel);
    await undoNewest(db, { ...parcel, step: canUndo!, authorId: userId, hasReturn: async () => false });
    const again = await importFile(db, file);
    expect(results(again.rows)).toEqual(['unchanged', 'refused']);
    expect(again.rows[1]!.note).toContain('took this step back');
    expect(await stateOf(parcel)).toBe('shipped');
  });

  it('refuses waybills of other parcels, broken ones and orders of other shops', async () => {
    const [one, two, three] = [await makeHandParcel(db), await makeHandParcel(db), await makeHandParcel(db)];
    const waybill = newWaybill();
    await importFile(db, await fileOf([header, `${one.orderNumber},${waybill},`]));
    const bare = three.orderNumber.slice(3);
    const file = await fileOf([
      header,
      `${two.orderNumber},${waybill},Delivered`,
      `${one.orderNumber},${newWaybill()},`,
      `${two.orderNumber},8.49E+13,`,
      `${bare},${newWaybill()},Shipped`,
      `${three.orderNumber},${newWaybill()},Gone fishing`,
      `${three.orderNumber},${three.orderNumber},`,
      `${three.orderNumber},=HYPERLINK("http://x.example?1234567"),`,
    ]);
    const { rows } = await importFile(db, file);
    expect(rows.map(({ result, note }) => `${result} ${note.slice(0, 40)}`)).toEqual([
      'refused Waybill and order number name two orders',
      `refused The parcel has the waybill ${waybill}.`.slice(0, 48),
      'refused Excel shortened the waybill, and its dig',
      'refused The number may be an order of another sh',
      'refused The status “Gone fishing” is not known. ',
      'refused This is no waybill of a courier.',
      'refused This is no waybill of a courier.',
    ]);
    expect([await stateOf(two), await stateOf(three)]).toEqual(['confirmed', 'confirmed']);
  });

  it('keeps waybill and step of a row together, and reads its time', async () => {
    const parcel = await makeHandParcel(db);
    const file = await fileOf([
      'Order ID,AWB Code,Status,Status Date',
      `${parcel.orderNumber},${newWaybill()},Shipped,2020-01-01 10:00`,
      `${parcel.orderNumber},${newWaybill()},Shipped,2090-01-01 10:00`,
      `${parcel.orderNumber},${newWaybill()},Shipped,one fine day`,
    ]);
    const { rows } = await importFile(db, file);
    expect(rows.map(({ note }) => note)).toEqual([
      'The order was placed after this time.',
      'This time has not come yet.',
      '“When it got this status” cannot be read: “one fine day”.',
    ]);
    expect(await readSteps(db, parcel)).toMatchObject({ waybill: null, steps: [] });
  });

  it('saves a file once when two people send it, and lets no packer lose a parcel', async () => {
    const parcel = await makeHandParcel(db);
    const shipped = await fileOf([header, `${parcel.orderNumber},${newWaybill()},Shipped`]);
    const both = await Promise.all([importFile(db, shipped), importFile(db, shipped)]);
    expect(both.flatMap(({ rows }) => results(rows)).filter((result) => result === 'saved')).toHaveLength(1);
    const lost = [header, `${parcel.orderNumber},,Lost`];
    expect(results((await importFile(db, await fileOf(lost, 'packer'))).rows)).toEqual(['refused']);
    expect(await stateOf(parcel)).toBe('shipped');
    expect(results((await importFile(db, await fileOf(lost, 'support'))).rows)).toEqual(['saved']);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('gives each row one result, also a long cell, and refuses too many rows', async () => {
    const parcel = await makeHandParcel(db);
    const long = await fileOf([
      header,
      `${parcel.orderNumber},${'9'.repeat(20_001)},Shipped`,
      header,
      `${parcel.orderNumber},${newWaybill()},Shipped`,
    ]);
    expect(results((await checkFile(db, long)).rows)).toEqual(['refused', 'unchanged', 'change']);
    const many = await fileOf([
      header,
      ...Array.from({ length: 2_001 }, (_, at) => `AR-${at},EX${at},Shipped`),
    ]);
    await expect(checkFile(db, many)).rejects.toMatchObject({ status: 422 });
    await expect(checkFile(db, { ...long, columns: [] })).rejects.toMatchObject({ status: 400 });
    await expect(checkFile(db, { ...long, courier: 'Nobody' })).rejects.toMatchObject({ status: 409 });
  });

  it('asks once what a word means, remembers it for the courier, and keeps no word', async () => {
    const [one, two] = [await makeHandParcel(db), await makeHandParcel(db)];
    const lineOf = (parcel: { orderNumber: string }, status: string) =>
      `${parcel.orderNumber},${newWaybill()},${status}`;
    const columns = ['orderNumber' as const, 'waybill' as const, 'status' as const];
    const file = { ...(await fileOf([header, lineOf(one, 'Khet mein 17')])), columns };
    const asked = await checkFile(db, file);
    expect(results(asked.rows)).toEqual(['refused']);
    const [word] = asked.unknownWords;
    expect(word).toMatchObject({ text: 'Khet mein 17', rows: 1, meaning: null });
    const answered = { ...file, words: { [word!.key]: 'in_transit' } };
    expect(results((await checkFile(db, answered)).rows)).toEqual(['change']);
    expect((await checkFile(db, file)).unknownWords).toMatchObject([{ meaning: null }]);
    expect(results((await importFile(db, answered)).rows)).toEqual(['saved']);
    expect(await stateOf(one)).toBe('shipped');
    const next = await fileOf([
      `${header},Remark`,
      `${lineOf(two, 'Khet mein 99')},`,
      `${two.orderNumber},,Khet mein 99,Returned to client`,
    ]);
    const later = await checkFile(db, { ...next, columns: [...columns, 'remark' as const] });
    expect(later.unknownWords).toMatchObject([{ meaning: 'in_transit', rows: 1 }]);
    expect(later.rows.map(({ result, note }) => `${result} ${note.slice(0, 15)}`)).toEqual([
      expect.stringContaining('change Waybill'),
      'unchanged On its way back',
    ]);
    expect(JSON.stringify(await readFileReading(db, { name: 'Test Post' }))).not.toContain('het mein');
  });
});
