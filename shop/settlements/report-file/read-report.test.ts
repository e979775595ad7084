// The columns of money of both dashboards: read, or named in the result
import { expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { testDatabase } from '#database/test-database.ts';
import { fileOf } from '#platform/server/csv/read-csv.ts';
import { recordReport } from '../server/record-file.ts';
import { settlementRows } from '../server/tables.ts';

const { db } = await testDatabase();
const at = '2026-11-12 10:00:00';
const events =
  'Event ID,Event Type,Sale Type,Status,Event Amount,Event Settlement Amount,Settlement Date,UTR';

const report = (provider: string, lines: string[]) =>
  recordReport(db, fileOf(Buffer.from(lines.join('\n'))), { provider });
const cashfree = (id: string, headers: string, cells: string) =>
  report('cashfree', [
    `${events},${headers}`,
    `${id},PAYMENT,CREDIT,SUCCESS,483.00,471.60,${at},UTR1,${cells}`,
  ]);
const rowOf = async (id: string) =>
  (await db.select().from(settlementRows).where(eq(settlementRows.entityId, id)))[0];

it.each([
  ['901', 'Transaction Service Charge,Txn ST/GST'],
  ['902', 'Service Charge,Service Tax'],
  ['903', 'payment_service_charge,payment_service_tax'],
  ['904', 'Payment Service Charge,Payment Service Tax'],
])('reads fee and GST of payment %s from the columns %s', async (id, headers) => {
  expect(await cashfree(id, headers, '9.66,1.74')).toMatchObject({ added: 1, leftOut: [] });
  expect(await rowOf(id)).toMatchObject({ feePaise: 966, taxPaise: 174, otherPaise: 0 });
});

it('names columns of money that it leaves out, where they hold money', async () => {
  const headers =
    'Payment Service Charge/Tax,TDS,Forex Fee,Card Type,Transaction Amount,Net Settlement Amount';
  const result = await cashfree('905', headers, '11.40,0.00,,credit 4111,483.00,471.60');
  expect(result).toMatchObject({ added: 1, leftOut: ['Payment Service Charge/Tax'] });
  const twice = await cashfree('906', 'Service Charge,Service Tax,Transaction Service Charge', '9.66,1.74,1');
  expect(twice.leftOut).toEqual(['Transaction Service Charge']);
});

it('names the charge of a settlement that no event repeats', async () => {
  const result = await report('cashfree', [
    'ID,Total Transaction Amount,Settlement Amount,Adjustment,Net Settlement Amount,Settlement Charge,Settlement Tax,UTR No.',
    '1,483.00,471.60,0,466.88,4.00,0.72,UTR2',
    '',
    `${events},Transaction Service Charge,Txn ST/GST`,
    `907,PAYMENT,CREDIT,SUCCESS,483.00,471.60,${at},UTR2,9.66,1.74`,
  ]);
  expect(result).toMatchObject({ added: 1, leftOut: ['Settlement Charge', 'Settlement Tax'] });
});

it('reads headers of Razorpay in other letters, and keeps the receipt', async () => {
  const header =
    'Transaction_Entity,Entity_ID,Amount,Currency,Fee (Exclusive tax),Tax,Debit,Credit,Order_Receipt,Settlement_ID,Settled_At,Settlement_UTR,TCS';
  const row = `payment,pay_1,1000.00,INR,20.00,3.60,0,976.40,AR-1000028,setl_1,${at},UTR3,5.00`;
  expect(await report('razorpay', [header, row])).toMatchObject({ added: 1, leftOut: ['TCS'] });
  expect(await rowOf('pay_1')).toMatchObject({ feePaise: 2_000, taxPaise: 360, receipt: 'AR-1000028' });
});

it('says that a reference longer than any id is none, and reads the other rows', async () => {
  const headers = `${events},Cashfree Reference ID`;
  const row = (id: string, reference: string) =>
    `${id},PAYMENT,CREDIT,SUCCESS,483.00,483.00,${at},UTR4,${reference}`;
  const result = await report('cashfree', [headers, row('908', '9'.repeat(90)), row('909', '909')]);
  expect(result).toMatchObject({ added: 1, unreadableCount: 1 });
});
