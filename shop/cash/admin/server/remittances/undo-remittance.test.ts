// §9 a booked file is undone by entries against its own, while nothing after it settled the same orders; waiting rows are booked by a job
import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { dayMs, dayOf } from '#platform/india-time.ts';
import type { Target } from '../../../remittance-file/columns.ts';
import { cashDues, cashEntries } from '../../../server/tables.ts';
import { makeParcel } from '../../../server/testing.ts';
import { countMissing, getDue } from '../list-dues.ts';
import { readBalances } from '../read-balances.ts';
import { settleDue } from '../settle-due.ts';
import { bookRemittance } from './book-remittance.ts';
import { bookWaiting } from './book-waiting.ts';
import { checkRemittance } from './check-remittance.ts';
import { listRemittanceRows, showRemittance } from './show-remittance.ts';
import { undoRemittance } from './undo-remittance.ts';
import { uploadRemittance } from './upload-remittance.ts';

const { db } = await testDatabase();
const authorId = 7;
const rupees = (paise: number) => (paise / 100).toFixed(2);
const namesOf = async () =>
  new Map([
    [authorId, 'Asha'],
    [8, 'Ravi'],
  ]);

type Line = { waybill: string; paise: number; charges?: number; utr?: string };

function upload(lines: Line[]): Promise<number> {
  const rows = lines.map(
    ({ waybill, paise, charges = 0, utr = 'U1' }) => `${waybill},${rupees(paise)},${rupees(charges)},${utr}`,
  );
  const bytes = Buffer.from(['AWB,Amount,Charges,UTR', ...rows].join('\n'));
  return uploadRemittance(db, { courier: 'delhivery', name: 'remittance.csv', bytes, authorId });
}

const columns: Target[] = ['waybill', 'paid', 'charges', 'reference'];
const check = (id: number) => checkRemittance(db, { id, columns });
const booker = 8;
const book = (id: number) => bookRemittance(db, { id, now: new Date(), authorId: booker });
const undo = (id: number) => undoRemittance(db, { id, authorId, now: new Date() });

async function booked(lines: Line[]): Promise<number> {
  const id = await upload(lines);
  await check(id);
  await book(id);
  return id;
}

async function delivered(at?: Date) {
  const parcel = await makeParcel(db);
  await parcel.deliver(at);
  return parcel;
}

const dueOf = async ({ orderId }: { orderId: string }) =>
  (await db.select().from(cashDues).where(eq(cashDues.orderId, orderId)))[0]!;
const isSound = async () =>
  expect((await checkInvariants(db)).filter(({ number }) => [3, 11].includes(number))).toEqual([]);
const openOfAll = async () => (await readBalances(db, { day: dayOf(new Date()) }))[0]!.open;

it('takes a booked file back by entries against its own, once', async () => {
  const [whole, short] = [await delivered(), await delivered()];
  const before = await openOfAll();
  const id = await booked([
    { ...whole, paise: whole.paise - 2_000, charges: 2_000 },
    { ...short, paise: short.paise - 500 },
  ]);
  expect([(await dueOf(whole)).openPaise, (await dueOf(short)).openPaise]).toEqual([0, 500]);
  await Promise.all([undo(id), undo(id)]);
  expect([await dueOf(whole), await dueOf(short)]).toMatchObject([
    { openPaise: whole.paise, settledAt: null },
    { openPaise: short.paise, settledAt: null },
  ]);
  const reversed = and(eq(cashEntries.remittanceId, id), isNotNull(cashEntries.reverses));
  expect(await db.$count(cashEntries, reversed)).toBe(3);
  expect(await openOfAll()).toBe(before);
  const { entries } = await getDue(db, { orderNumber: short.orderNumber, now: new Date(), namesOf });
  expect(entries.map(({ kind, isReversal, who }) => [kind, isReversal, who])).toEqual([
    ['due', false, 'The shop'],
    ['remitted', false, 'Ravi'],
    ['remitted', true, 'Asha'],
  ]);
  expect(await showRemittance(db, { id })).toMatchObject({ state: 'undone', undoneAt: expect.any(String) });
  await expect(book(id)).rejects.toMatchObject({ code: 'undone' });
  await expect(check(id)).rejects.toMatchObject({ code: 'undone' });
  await isSound();
});

it('takes the same file again after an undo, and books it once', async () => {
  const parcel = await delivered();
  const lines = [{ ...parcel, paise: parcel.paise }];
  const first = await booked(lines);
  expect(await upload(lines)).toBe(first);
  await undo(first);
  const second = await booked(lines);
  expect(second).not.toBe(first);
  expect(await upload(lines)).toBe(second);
  expect((await dueOf(parcel)).openPaise).toBe(0);
  await undo(second);
  expect((await dueOf(parcel)).openPaise).toBe(parcel.paise);
  await isSound();
});

it('refuses to undo while a later file or a hand settled the same order', async () => {
  const [twice, byHand] = [await delivered(), await delivered()];
  const first = await booked([{ ...twice, paise: twice.paise - 900 }]);
  const rest = await booked([{ waybill: twice.waybill, paise: 900, utr: 'U2' }]);
  await expect(undo(first)).rejects.toMatchObject({
    code: 'settled_later',
    message: expect.stringContaining(twice.orderNumber),
  });
  expect((await dueOf(twice)).openPaise).toBe(0);
  await undo(rest);
  await undo(first);
  expect((await dueOf(twice)).openPaise).toBe(twice.paise);

  const short = await booked([{ ...byHand, paise: byHand.paise - 100, utr: 'U3' }]);
  const { orderNumber } = byHand;
  await settleDue(db, {
    orderNumber,
    requestId: randomUUID(),
    kind: 'written_off',
    amount: 1,
    note: '',
    authorId,
  });
  await expect(undo(short)).rejects.toMatchObject({ code: 'settled_later' });
  await isSound();
});

it('undoes or settles by hand at the same moment, and never both', async () => {
  for (let round = 0; round < 6; round += 1) {
    const parcel = await delivered();
    const id = await booked([{ ...parcel, paise: parcel.paise - 100, utr: `R${round}` }]);
    const { orderNumber } = parcel;
    const requestId = randomUUID();
    const by = { orderNumber, requestId, kind: 'written_off' as const, amount: 1, note: '', authorId };
    const [undone, settled] = await Promise.allSettled([undo(id), settleDue(db, by)]);
    const { openPaise } = await dueOf(parcel);
    if (undone.status === 'rejected') expect([settled.status, openPaise]).toEqual(['fulfilled', 0]);
    else expect([parcel.paise, parcel.paise - 100]).toContain(openPaise);
  }
  await isSound();
});

it('refuses a file that is unknown or not booked', async () => {
  const id = await upload([{ waybill: 'nobody', paise: 100 }]);
  await check(id);
  await expect(undo(id)).rejects.toMatchObject({ code: 'not_booked' });
  await expect(undo(999_999)).rejects.toMatchObject({ status: 404 });
});

it('books a row by itself once its parcel is delivered, and nothing twice', async () => {
  const early = await makeParcel(db);
  const paid = await delivered();
  const id = await booked([
    { ...early, paise: early.paise, utr: 'W1' },
    { ...paid, paise: paid.paise, utr: 'W1' },
    { ...paid, paise: paid.paise, utr: 'W1' },
    { waybill: 'other-shop', paise: 100, utr: 'W1' },
  ]);
  await bookWaiting(db, { now: new Date() });
  expect((await showRemittance(db, { id })).waiting).toBe(2);
  await early.deliver(new Date(Date.now() - 11 * dayMs));
  expect((await countMissing(db, { now: new Date(), limit: 5 }))!.count).toBe(1);
  await Promise.all([1, 2, 3].map(() => bookWaiting(db, { now: new Date() })));
  expect((await dueOf(early)).openPaise).toBe(0);
  expect(await countMissing(db, { now: new Date(), limit: 5 })).toBeNull();
  expect((await listRemittanceRows(db, { id, result: 'twice' })).rows).toMatchObject([{ isBooked: false }]);
  expect(await db.$count(cashEntries, eq(cashEntries.remittanceId, id))).toBe(2);
  await isSound();
});

it('looks for no order of a file that was undone, or is older than half a year', async () => {
  const [undone, old] = [await makeParcel(db), await makeParcel(db)];
  const first = await booked([{ ...undone, paise: undone.paise, utr: 'X1' }]);
  await booked([{ ...old, paise: old.paise, utr: 'X2' }]);
  await undo(first);
  await undone.deliver();
  await old.deliver();
  await bookWaiting(db, { now: new Date(Date.now() + 181 * dayMs) });
  expect([(await dueOf(undone)).openPaise, (await dueOf(old)).openPaise]).toEqual([undone.paise, old.paise]);
  await bookWaiting(db, { now: new Date() });
  expect([(await dueOf(undone)).openPaise, (await dueOf(old)).openPaise]).toEqual([undone.paise, 0]);
  await isSound();
});
