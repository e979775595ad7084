// An entry of cash by hand is taken back by an entry against it, with a reason
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import type { SettlingKind } from '../../cash.ts';
import { cashDues } from '../../server/tables.ts';
import { makeParcel } from '../../server/testing.ts';
import { getDue } from './list-dues.ts';
import { bookRemittance } from './remittances/book-remittance.ts';
import { checkRemittance } from './remittances/check-remittance.ts';
import { undoRemittance } from './remittances/undo-remittance.ts';
import { uploadRemittance } from './remittances/upload-remittance.ts';
import { settleDue } from './settle-due.ts';
import { takeBackEntry } from './take-back-entry.ts';

const { db } = await testDatabase();
const authorId = 7;
const reason = 'The column was wrong';
const namesOf = async () => new Map([[authorId, 'Asha']]);

async function delivered() {
  const parcel = await makeParcel(db);
  await parcel.deliver();
  return parcel;
}

const settle = (orderNumber: string, kind: SettlingKind, amount: number) =>
  settleDue(db, { orderNumber, requestId: randomUUID(), kind, amount, note: '', authorId });
const entriesOf = async (orderNumber: string) =>
  (await getDue(db, { orderNumber, now: new Date(), namesOf })).entries;
const takeBack = (id: number) => takeBackEntry(db, { id, reason, authorId: 8 });
const openOf = async ({ orderId }: { orderId: string }) =>
  (await db.select().from(cashDues).where(eq(cashDues.orderId, orderId)))[0]!;
const isSound = async () =>
  expect((await checkInvariants(db)).filter(({ number }) => [3, 11].includes(number))).toEqual([]);

async function book(waybill: string, paise: number, utr: string): Promise<number> {
  const bytes = Buffer.from(`AWB,Amount,UTR\n${waybill},${(paise / 100).toFixed(2)},${utr}`);
  const id = await uploadRemittance(db, { courier: 'delhivery', name: `${utr}.csv`, bytes, authorId });
  await checkRemittance(db, { id, columns: ['waybill', 'paid', 'reference'] });
  await bookRemittance(db, { id, now: new Date(), authorId });
  return id;
}

it.each(['remitted', 'charge', 'lost', 'written_off'] as const)(
  'takes back %s by hand, once',
  async (kind) => {
    const parcel = await delivered();
    const { orderNumber, paise } = parcel;
    await settle(orderNumber, kind, paise / 100);
    expect(await openOf(parcel)).toMatchObject({ openPaise: 0, settledAt: expect.any(Date) });
    const { id } = (await entriesOf(orderNumber)).find(({ mayTakeBack }) => mayTakeBack)!;
    await Promise.all([takeBack(id), takeBack(id)]);
    expect(await openOf(parcel)).toMatchObject({ openPaise: paise, settledAt: null });
    expect((await entriesOf(orderNumber)).map((entry) => [entry.kind, entry.isReversal, entry.note])).toEqual(
      [
        ['due', false, ''],
        [kind, false, ''],
        [kind, true, reason],
      ],
    );
    expect((await entriesOf(orderNumber)).filter(({ mayTakeBack }) => mayTakeBack)).toEqual([]);
    await isSound();
  },
);

it('lets a file be undone after its write-off is taken back, and says so before', async () => {
  const parcel = await delivered();
  const { orderNumber, waybill, paise } = parcel;
  const file = await book(waybill, paise - 1_000, 'U1');
  await settle(orderNumber, 'written_off', 10);
  const undo = () => undoRemittance(db, { id: file, authorId, now: new Date() });
  await expect(undo()).rejects.toMatchObject({
    code: 'settled_later',
    message: `Order ${orderNumber} was settled by hand after this file. Take that entry back first, on the page ‘Cash of ${orderNumber}’.`,
  });
  const { id } = (await entriesOf(orderNumber)).find(({ mayTakeBack }) => mayTakeBack)!;
  await takeBack(id);
  await undo();
  expect((await openOf(parcel)).openPaise).toBe(paise);
  await isSound();
});

it('names the later file that has to be undone first', async () => {
  const parcel = await delivered();
  const { orderNumber, waybill, paise } = parcel;
  const first = await book(waybill, paise - 900, 'U2');
  await book(waybill, 900, 'U3');
  await expect(undoRemittance(db, { id: first, authorId, now: new Date() })).rejects.toMatchObject({
    message: `The file ‘U3.csv’ paid order ${orderNumber} after this one. Undo that file first.`,
  });
});

it('refuses to take back what no hand entered', async () => {
  const { orderNumber, waybill, paise } = await delivered();
  await book(waybill, paise, 'U4');
  const entries = await entriesOf(orderNumber);
  expect(entries.map(({ mayTakeBack }) => mayTakeBack)).toEqual([false, false]);
  for (const { id } of entries) await expect(takeBack(id)).rejects.toMatchObject({ code: 'not_by_hand' });
  await expect(takeBack(999_999)).rejects.toMatchObject({ status: 404 });
  await isSound();
});
