// §9 a courier's remittance is compared before it is booked: right, short, over, not delivered yet, twice, reversed, not ours; every amount ends in one
// result; the same file twice changes nothing
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { dayOf } from '#platform/india-time.ts';
import type { RowResult } from '../../../cash.ts';
import type { Target } from '../../../remittance-file/columns.ts';
import { cashDues, cashEntries } from '../../../server/tables.ts';
import { makeParcel } from '../../../server/testing.ts';
import { readBalances } from '../read-balances.ts';
import { bookRemittance } from './book-remittance.ts';
import { checkRemittance } from './check-remittance.ts';
import { listRemittanceRows, showRemittance } from './show-remittance.ts';
import { undoRemittance } from './undo-remittance.ts';
import { uploadRemittance } from './upload-remittance.ts';

const { db } = await testDatabase();
const columns: Target[] = ['waybill', 'orderNumber', 'paid', 'charges', 'reference'];
// These files are the shop's own, in the shape that couriers describe. They are no files of a courier.
const header = 'AWB,Order No,Amount,Charges,UTR';

const upload = (lines: string[], { courier = 'delhivery', end = '\n' } = {}) =>
  uploadRemittance(db, {
    courier,
    name: 'remittance.csv',
    bytes: Buffer.from([header, ...lines].join(end)),
    authorId: 1,
  });

async function check(lines: string[], given = {}) {
  const id = await upload(lines, given);
  await checkRemittance(db, { id, columns });
  return id;
}

const book = (id: number) => bookRemittance(db, { id, now: new Date(), authorId: 1 });

const countsOf = async (id: number) => {
  const { results } = await showRemittance(db, { id });
  return Object.fromEntries(
    results.filter(({ count }) => count > 0).map(({ result, count }) => [result, count]),
  );
};
const openOf = async ({ orderId }: { orderId: string }) =>
  (await db.select().from(cashDues).where(eq(cashDues.orderId, orderId)))[0]?.openPaise;
const rupees = (paise: number) => (paise / 100).toFixed(2);
const isSound = async () =>
  expect((await checkInvariants(db)).filter(({ number }) => [3, 11].includes(number))).toEqual([]);

async function delivered() {
  const parcel = await makeParcel(db);
  await parcel.deliver();
  return parcel;
}

it('compares a file with the cash, and books only what belongs to delivered orders', async () => {
  const [right, charged, short, over] = [
    await delivered(),
    await delivered(),
    await delivered(),
    await delivered(),
  ];
  const early = await makeParcel(db);
  const id = await check([
    `${right.waybill},,${rupees(right.paise)},,U1`,
    `,${charged.orderNumber},${rupees(charged.paise - 2_500)},25.00,U1`,
    `${short.waybill},,${rupees(short.paise - 5_000)},,U1`,
    `${over.orderId},${over.orderId}-2,${rupees(over.paise + 100)},,U1`,
    `${early.waybill},,${rupees(early.paise)},,U1`,
    `${right.waybill},,${rupees(right.paise)},,U1`,
    'ANOTHER-SHOP,X-1,10.00,,U1',
    `${short.waybill},,ten rupees,,U1`,
    'Total,,99999.00,,',
  ]);
  const expected = { right: 2, short: 1, over: 1, early: 1, twice: 1, foreign: 1, unreadable: 1, sum: 1 };
  expect(await countsOf(id)).toEqual(expected);
  expect(await openOf(right), 'a dry run books nothing').toBe(right.paise);
  await book(id);
  expect(await countsOf(id)).toEqual(expected);
  expect([await openOf(right), await openOf(charged), await openOf(short), await openOf(over)]).toEqual([
    0, 0, 5_000, -100,
  ]);
  await isSound();
  const rowsOf = async (result: RowResult) => (await listRemittanceRows(db, { id, result })).rows;
  expect(await rowsOf('short')).toMatchObject([{ isBooked: true, open: short.paise / 100 }]);
  expect(await rowsOf('unreadable')).toMatchObject([
    { isBooked: false, problem: expect.stringContaining('ten') },
  ]);

  await early.deliver();
  await book(id);
  expect(await openOf(early), 'a later booking finds the order').toBe(0);
  expect(await openOf(over), 'and books nothing again').toBe(-100);
  await isSound();
});

it('refuses 300,000 characters in each column, also alone in a row', async () => {
  const usual = ['84900000000017', 'AR-1', '5.00', '1.00', 'U1'];
  for (const filler of ['-(', '\n', ' 1']) {
    const long = `"${filler.repeat(300_000 / filler.length)}"`;
    const rows = columns.map((_, at) => usual.with(at, long).join(','));
    const id = await check([...rows, `${long},,,,`, usual.join(',')]);
    expect(await countsOf(id)).toEqual({ unreadable: 6, foreign: 1 });
    const { rows: refused } = await listRemittanceRows(db, { id, result: 'unreadable' });
    expect(refused.map(({ problem }) => problem)).toEqual(
      [1, 2, 3, 4, 5, 1].map(
        (column) =>
          `The cell in column ${column} has 3,00,000 characters, and may have 20,000. Please shorten it.`,
      ),
    );
  }
});

it('spoils no row by a long cell of a column without a use', async () => {
  const parcel = await delivered();
  const id = await upload([`${parcel.waybill},,${rupees(parcel.paise)},,"${'x'.repeat(300_000)}"`]);
  await checkRemittance(db, { id, columns: columns.with(4, null as never) });
  expect(await countsOf(id)).toEqual({ right: 1 });
});

it('changes nothing when a file comes twice, also saved anew by a spreadsheet', async () => {
  const parcel = await delivered();
  const lines = [`${parcel.waybill},,${rupees(parcel.paise - 1_000)},,U2`];
  const id = await check(lines);
  await Promise.all([book(id), book(id)]);
  const entries = () => db.$count(cashEntries, eq(cashEntries.orderId, parcel.orderId));
  expect(await entries()).toBe(2);
  expect(await upload(lines), 'the first file').toBe(id);
  await expect(checkRemittance(db, { id, columns })).rejects.toMatchObject({ code: 'booked' });

  const anew = await check(lines, { end: '\r\n' });
  expect(anew).not.toBe(id);
  expect(await countsOf(anew)).toEqual({ twice: 1 });
  await book(anew);
  expect(await entries()).toBe(2);
  const rest = await check([`${parcel.waybill},,10.00,,U3`]);
  await book(rest);
  expect(await openOf(parcel)).toBe(0);
  await isSound();
});

it('books one order once when two files with it are booked at the same time', async () => {
  const parcels = [await delivered(), await delivered()];
  const lines = parcels.map(({ waybill, paise }) => `${waybill},,${rupees(paise)},,`);
  const ids = [await check(lines), await check(lines.toReversed(), { end: '\r\n' })];
  await Promise.all(ids.map(book));
  expect([await openOf(parcels[0]!), await openOf(parcels[1]!)]).toEqual([0, 0]);
  await isSound();
});

it('remembers the columns of a courier', async () => {
  const id = await upload(['1,2,3,4,5'], { courier: 'bluedart' });
  await checkRemittance(db, { id, columns: [null, 'orderNumber', 'collected', null, null] });
  const next = await upload(['5,4,3,2,1'], { courier: 'bluedart' });
  expect((await showRemittance(db, { id: next })).columns).toEqual([
    null,
    'orderNumber',
    'collected',
    null,
    null,
  ]);
});

it('balances each courier by what is due, settled and open', async () => {
  const courier = 'speedpost';
  const parcel = await makeParcel(db, { courier });
  await parcel.deliver();
  await book(await check([`${parcel.waybill},,${rupees(parcel.paise - 3_000)},20.00,`]));
  const balances = await readBalances(db, { day: dayOf(new Date()) });
  expect(balances.find((balance) => balance.courier === courier)).toEqual({
    courier,
    due: parcel.paise / 100,
    remitted: (parcel.paise - 3_000) / 100,
    charge: 20,
    lost: 0,
    written_off: 0,
    open: 10,
  });
  expect(await readBalances(db, { day: '2026-01-01' })).toEqual([]);
});

it('books charges and a reversal as the courier wrote them, and undoes them', async () => {
  const [first, second, back] = [await delivered(), await delivered(), await delivered()];
  const whole = (paise: number) => rupees(paise - 10_750);
  await book(await check([`${back.waybill},,${rupees(back.paise)},,U1`], { courier: 'shiprocket' }));
  const lines = [
    'Order ID,Created At,AWB Code,Order Total,Shipping Charges,COD Charges,Adjustments,Net Settlement,UTR',
    `#${first.orderNumber},28 Oct 2026,${first.waybill},${rupees(first.paise)},72.50,35.00,0.00,${whole(first.paise)},U2`,
    `#${second.orderNumber},28 Oct 2026,8.49E+13,${rupees(second.paise)},72.50,35.00,0.00,${whole(second.paise)},U2`,
    `#${back.orderNumber},2 Oct 2026,${back.waybill},0.00,0.00,0.00,0.00,-${rupees(back.paise)},U2`,
    'Total,,,,145.00,70.00,0.00,1.00,',
  ];
  const bytes = Buffer.from(lines.join('\n'));
  const id = await uploadRemittance(db, { courier: 'new courier', name: 'crf.csv', bytes, authorId: 1 });
  const { columns: suggested } = await showRemittance(db, { id });
  await checkRemittance(db, { id, columns: suggested });
  expect(await countsOf(id)).toEqual({ right: 2, reversed: 1, sum: 1 });
  const paid = first.paise + second.paise - 2 * 10_750 - back.paise;
  expect(await showRemittance(db, { id })).toMatchObject({ sum: paid / 100, sumOfCharges: 215 });
  expect((await listRemittanceRows(db, { id, result: 'sum' })).rows[0]!.note).toContain(
    'look for what is missing',
  );
  await book(id);
  expect([await openOf(first), await openOf(second), await openOf(back)]).toEqual([0, 0, back.paise]);
  expect(
    (await db.select().from(cashDues).where(eq(cashDues.orderId, back.orderId)))[0]!.settledAt,
  ).toBeNull();
  await isSound();
  await undoRemittance(db, { id, authorId: 1, now: new Date() });
  expect([await openOf(first), await openOf(second), await openOf(back)]).toEqual([
    first.paise,
    second.paise,
    0,
  ]);
  await isSound();
});

it('finds an order by its bare number only where the waybill is missing or broken', async () => {
  const [one, other] = [await delivered(), await delivered()];
  const bare = one.orderNumber.slice(3);
  const id = await check([
    `55550000000017,${bare},${rupees(one.paise)},,U5`,
    `${other.waybill},${one.orderNumber},${rupees(one.paise)},,U5`,
    `"=""${other.waybill.slice(0, 4)} ${other.waybill.slice(4)}""",,${rupees(other.paise)},,U5`,
    `########,#${bare},${rupees(one.paise)},,U5`,
  ]);
  expect(await countsOf(id)).toEqual({ foreign: 1, unreadable: 1, right: 2 });
});

it('keeps waiting rows, sums and remarks as they are when it books again', async () => {
  const id = await check(['Total,,5.00,,', 'NOT-OURS-12345,,10.00,,U6', 'A remark,,,,']);
  const counts = { sum: 1, foreign: 1, nothing: 1 };
  expect(await countsOf(id)).toEqual(counts);
  await book(id);
  await book(id);
  expect(await countsOf(id)).toEqual(counts);
});
