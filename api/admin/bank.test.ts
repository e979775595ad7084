// §9 money in the bank is matched by its reference alone, a person decides the rest, a reversal takes a match back, and a statement twice counts once
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dayOf, formatDigits } from '#platform/india-time.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import type { BankRow, StatementLook, TakenStatement } from '#shop/bank/admin/contract.ts';
import { bookRemittance } from '#shop/cash/admin/server/remittances/book-remittance.ts';
import { checkRemittance } from '#shop/cash/admin/server/remittances/check-remittance.ts';
import { uploadRemittance } from '#shop/cash/admin/server/remittances/upload-remittance.ts';
import { makeParcel } from '#shop/cash/server/testing.ts';
import { makeCashOrder, makePayment } from '#shop/checkout/server/payments/testing/paid-orders.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { payments } from '#shop/payments/server/tables.ts';
import { openStaffApi } from './testing.ts';

const { db, api, call, lines } = await openStaffApi();
const { token, userId } = await makeStaff(db, 'owner');
const today = dayOf(new Date());

async function send(text: string | Buffer): Promise<string> {
  const content = Buffer.from(text);
  const { body } = await call(token, 'POST', 'bank/files', { bytes: content.length });
  const id = String(body.id);
  const sent = await api.request(`/api/admin/bank/files/${id}/parts/0`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: content,
  });
  expect(await sent.json()).toEqual({ missingParts: [] });
  return id;
}

const act = async <Body>(method: string, path: string, body?: object) =>
  (await call(token, method, `bank/${path}`, body)).body as unknown as Body;
const look = (id: string) => act<StatementLook>('POST', `files/${id}/look`, { columns: null });
const take = (id: string) => act<TakenStatement>('POST', `files/${id}/take`, { columns: null });
const open = async () => (await act<{ rows: BankRow[] }>('GET', 'rows')).rows;

/** An order whose customer paid to the shop's own UPI ID. */
async function makeUpiPayment() {
  const { orderId, orderNumber } = await makeCashOrder(db);
  const { paymentId, amountPaise } = await makePayment(db, { orderId });
  await db.update(payments).set({ provider: 'upi' }).where(eq(payments.id, paymentId));
  return { orderId, orderNumber, paymentId, rupees: (amountPaise / 100).toFixed(2) };
}

it('confirms a payment by the statement, and finds the transfer of a courier', async () => {
  const [paid, other] = [await makeUpiPayment(), await makeUpiPayment()];
  const parcel = await makeParcel(db);
  await parcel.deliver();
  const cash = (parcel.paise / 100).toFixed(2);
  const csv = Buffer.from(`AWB,COD Amount,UTR\n${parcel.waybill},${cash},citin26600000011\n`);
  const fileId = await uploadRemittance(db, {
    courier: 'delhivery',
    name: 'cash.csv',
    bytes: csv,
    authorId: userId,
  });
  await checkRemittance(db, { id: fileId, columns: ['waybill', 'paid', 'reference'] });
  await bookRemittance(db, { id: fileId, now: new Date(), authorId: userId });
  const day = formatDigits(today);
  const statement = `Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.
${day},UPI-MEERA K-MEERAK@OKHDFCBANK-HDFC0000001-633100000011-ORDER ${paid.orderNumber},0000633100000011,,${paid.rupees}
${day},NEFT CR-COURIER-COD REMITTANCE,CITIN26600000011,,${cash}
`;
  expect(await take(await send(statement))).toMatchObject({ added: 2, matched: 1 });
  const [row, ...rest] = await open();
  expect(rest).toEqual([]);
  expect(row!.suggestions[0]).toMatchObject({ kind: 'upi', target: paid.paymentId, isNamed: true });
  expect(row!.suggestions.map(({ target }) => target).toSorted()).toEqual(
    [paid.paymentId, other.paymentId].toSorted(),
  );
  const matched = await act<BankRow>('POST', `rows/${row!.id}/match`, {
    kind: 'upi',
    target: paid.paymentId,
  });
  expect(matched).toMatchObject({
    state: 'matched',
    note: '',
    matches: [{ cause: 'person', undoneAt: null }],
  });
  const [order] = await db.select().from(orders).where(eq(orders.id, paid.orderId));
  expect(order).toMatchObject({ paymentMode: 'UPI' });
  const again = await call(token, 'POST', `bank/rows/${row!.id}/match`, {
    kind: 'upi',
    target: other.paymentId,
  });
  expect(again).toMatchObject({ status: 409, body: { code: 'not_open' } });
  expect(lines.join('')).not.toMatch(/MEERA|OKHDFCBANK|633100000011/i);
});

it('refuses what is no statement, a foreign file and too large a one', async () => {
  const status = async (body: object) => (await call(token, 'POST', 'bank/files', body)).status;
  expect(await status({ bytes: 50 * 1024 * 1024 })).toBe(413);
  const pictures = readFileSync('public/social-card.jpg');
  const problems: [string | Buffer, number][] = [
    [Buffer.from('PK\u0003\u0004 workbook'), 415],
    [pictures, 422],
    ['no statement at all', 422],
    [`<table>${'<tr><td>'.repeat(2_000)}`, 422],
    [`<table><tr><td>${'<td>'.repeat(500)}`, 422],
    ['<script>'.repeat(10_000), 422],
    [Buffer.from([0xfe, 0xff, 0, 0x44, 0, 0x61]), 415],
  ];
  for (const [text, expected] of problems) {
    const answer = await call(token, 'POST', `bank/files/${await send(text)}/look`, { columns: null });
    expect([String(text).slice(0, 20), answer.status]).toEqual([String(text).slice(0, 20), expected]);
  }
  const { token: colleague } = await makeStaff(db, 'owner');
  const id = await send('Date,Narration,Debit,Credit\n27/11/2026,UPI,,10.00\n');
  expect((await call(colleague, 'POST', `bank/files/${id}/take`, { columns: null })).status).toBe(404);
  expect((await look(id)).read).toMatchObject({ credits: 1, isBalanced: false });
});
