// §9 an order's money is followed from the customer to the bank, each paisa in one place
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { addDays, dayMs, dayOf, formatDigits } from '#platform/india-time.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeStaff, makeTimeCode } from '#shop/accounts/admin/server/testing.ts';
import type { BankRow, TakenStatement } from '#shop/bank/admin/contract.ts';
import { bookRemittance } from '#shop/cash/admin/server/remittances/book-remittance.ts';
import { checkRemittance } from '#shop/cash/admin/server/remittances/check-remittance.ts';
import { uploadRemittance } from '#shop/cash/admin/server/remittances/upload-remittance.ts';
import { makeParcel } from '#shop/cash/server/testing.ts';
import { capture, makeCashOrder, makePayment } from '#shop/checkout/server/payments/testing/paid-orders.ts';
import { razorpaySettlements } from '#shop/payments/providers/razorpay/read-settlements.ts';
import { payments } from '#shop/payments/server/tables.ts';
import { stageSimulator } from '#shop/payments/testing/stage-simulator.ts';
import { makePaymentRequest, secrets } from '#shop/payments/testing/stage.ts';
import type { MoneyOverview } from '#shop/settlements/admin/contract.ts';
import type { SettlementFile } from '#shop/settlements/admin/files.ts';
import { fetchSettlements } from '#shop/settlements/server/fetch-settlements.ts';
import { workOnFile } from '#shop/settlements/server/record-file.ts';
import { countAgain, sumOf } from '#shop/settlements/testing/count-again.ts';
import { openStaffApi } from './testing.ts';

const { db, api, call } = await openStaffApi();
const { token, userId } = await makeStaff(db, 'owner');
const { token: accountant } = await makeStaff(db, 'accountant');
const today = dayOf(new Date());

async function sendFile(path: string, announced: object, text: string): Promise<string> {
  const content = Buffer.from(text);
  const { body } = await call(token, 'POST', path, { ...announced, bytes: content.length });
  const id = String(body.id);
  const sent = await api.request(`/api/admin/${path}/${id}/parts/0`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: content,
  });
  expect(await sent.json()).toEqual({ missingParts: [] });
  return id;
}

async function readStatement(lines: string[]): Promise<TakenStatement> {
  const text = ['Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.', ...lines, ''].join('\n');
  const id = await sendFile('bank/files', {}, text);
  const { body } = await call(token, 'POST', `bank/files/${id}/take`, { columns: null });
  return body as unknown as TakenStatement;
}

/** The page 'All money', after the book agrees with a count of plain rows. Paise. */
async function allMoney() {
  const { sources, places } = await countAgain(db);
  expect(sumOf(places)).toBe(sumOf(sources));
  expect((await checkInvariants(db)).filter(({ number }) => [15, 16].includes(number))).toEqual([]);
  const { body } = await call(accountant, 'GET', 'money');
  const { couriers, providers, onTheWay, arrived, unmatched } = body as unknown as MoneyOverview;
  const paise = (rupees: number) => Math.round(rupees * 100);
  const owed = (list: { open: number }[]) => list.reduce((sum, { open }) => sum + paise(open), 0);
  return {
    couriers: owed(couriers),
    providers: owed(providers),
    onTheWay: paise(onTheWay.amount),
    arrived: paise(arrived.amount),
    unmatched: paise(unmatched.amount),
  };
}

const rowsOf = async (path: string) => (await call(accountant, 'GET', path)).body.rows as unknown[];

async function pay(provider: string) {
  const { orderId, orderNumber } = await makeCashOrder(db);
  const payment = await makePayment(db, { orderId });
  await db.update(payments).set({ provider }).where(eq(payments.id, payment.paymentId));
  return { ...payment, orderNumber };
}

const chargesOf = (paise: number) => Math.round(paise / 50) + Math.round((Math.round(paise / 50) * 18) / 100);
const rupees = (paise: number) => (paise / 100).toFixed(2);
const none = { couriers: 0, providers: 0, onTheWay: 0, arrived: 0, unmatched: 0 };

it('follows a payment from the customer to the bank, one place at a time', async () => {
  let now = new Date(Date.now() - dayMs);
  const stage = await stageSimulator('razorpay', { now: () => now });
  const { paymentId, amountPaise, orderNumber } = await pay('razorpay');
  const request = makePaymentRequest({ paymentId, amountPaise, orderNumber });
  const { providerOrderId } = await stage.provider.begin(request);
  await stage.ends(paymentId, 'paid');
  const [paid] = await stage.provider.find({ paymentId, providerOrderId });
  await capture(db, { paymentId, amountPaise, providerPaymentId: paid!.providerPaymentId });
  expect(await allMoney()).toEqual({ ...none, providers: amountPaise });

  now = new Date();
  const account = { url: stage.url, keyId: 'simulator', keySecret: secrets.now, webhookSecret: '' };
  const night = { open: () => razorpaySettlements(account), now, log: silentLog };
  await fetchSettlements(db, night);
  await fetchSettlements(db, night);
  const net = amountPaise - chargesOf(amountPaise);
  expect(await allMoney()).toEqual({ ...none, onTheWay: net });

  const utr = `SIMN${today.replaceAll('-', '')}02`;
  const line = `${formatDigits(today)},NEFT CR-RAZORPAY SOFTWARE-SETTLEMENT,${utr}`;
  expect(await readStatement([`${line},,${rupees(net)}`])).toMatchObject({ added: 1, matched: 1 });
  expect(await allMoney()).toEqual({ ...none, arrived: net });
  expect(await readStatement([`${line},,${rupees(net)}`])).toMatchObject({ added: 0, known: 1 });
  expect(await allMoney()).toEqual({ ...none, arrived: net });
  expect(await readStatement([`${line},${rupees(net)},`])).toMatchObject({ added: 1 });
  expect(await allMoney()).toEqual({ ...none, onTheWay: net });
  await stage.close();
});

it('follows a file, the cash of a courier and a payment to the own UPI ID', async () => {
  const before = await allMoney();
  const since = async () =>
    Object.fromEntries(
      Object.entries(await allMoney()).map(([place, paise]) => [place, paise - before[place as 'arrived']]),
    );
  const settled = await pay('cashfree');
  await capture(db, { ...settled, providerPaymentId: '9001' });
  const parcel = await makeParcel(db);
  await parcel.deliver();
  const own = await pay('upi');
  expect(await since()).toEqual({ ...none, providers: settled.amountPaise, couriers: parcel.paise });

  const net = settled.amountPaise - 1_180;
  const at = `${today} 09:00:00`;
  const fileId = await sendFile(
    'money/files',
    { provider: 'cashfree', name: 'recon.csv' },
    [
      'ID,Total Transaction Amount,Settlement Amount,Adjustment,Net Settlement Amount,Status,UTR No.,Settlement Date',
      `1,${rupees(settled.amountPaise)},${rupees(net)},0,${rupees(net)},SUCCESS,CFN9000000000001,${at}`,
      '',
      [
        'Event ID,Event Type,Sale Type,Event Currency,Event Time,Processed On,Status',
        'Event Amount,Event Settlement Amount,Settlement Date,UTR,Cashfree Reference ID,Transaction Service Charge,Txn ST/GST',
      ].join(','),
      `70,PAYMENT,CREDIT,INR,${at},${at},SUCCESS,${rupees(settled.amountPaise)},${rupees(net)},${at},CFN9000000000001,9001,10.00,1.80`,
      `71,RISK,DEBIT,INR,${at},${at},N/A,25.00,-25.00,${at},CFN9000000000001,,0,0`,
      `72,RISK_REVERSE,CREDIT,INR,${at},${at},N/A,25.00,25.00,${at},CFN9000000000001,,0,0`,
      '',
    ].join('\n'),
  );
  await call(token, 'POST', `money/files/${fileId}`);
  await workOnFile(db, { id: Number(fileId) });
  const [file] = (await call(token, 'GET', 'money/files')).body as unknown as SettlementFile[];
  expect(file).toMatchObject({ state: 'recorded', result: { added: 3, unsettled: 0, unreadableCount: 0 } });
  const tasks = (await call(accountant, 'GET', 'money/tasks')).body as { rows?: { kind: string }[] };
  expect(tasks.rows?.map(({ kind }) => kind)).toEqual(['charged_back', 'charged_back']);
  const csv = Buffer.from(`AWB,COD Amount,UTR\n${parcel.waybill},${rupees(parcel.paise)},citin26600000077\n`);
  const remittance = await uploadRemittance(db, {
    courier: 'delhivery',
    name: 'cash.csv',
    bytes: csv,
    authorId: userId,
  });
  await checkRemittance(db, { id: remittance, columns: ['waybill', 'paid', 'reference'] });
  await bookRemittance(db, { id: remittance, now: new Date(), authorId: userId });
  const unmatched = 5_000;
  expect(await since()).toEqual({ ...none, unmatched, onTheWay: net + parcel.paise });

  const day = formatDigits(today);
  const taken = await readStatement([
    `${day},NEFT CR-CASHFREE PAYMENTS,CFN9000000000001,,${rupees(net)}`,
    `${day},NEFT CR-COURIER-COD REMITTANCE,CITIN26600000077,,${rupees(parcel.paise)}`,
    `${day},UPI-MEERA K-MEERAK@OKHDFCBANK-HDFC0000001-633100000077-ORDER,0000633100000077,,${rupees(own.amountPaise)}`,
  ]);
  expect(taken).toMatchObject({ added: 3, matched: 2 });
  const waiting = unmatched + own.amountPaise;
  expect(await since()).toEqual({ ...none, unmatched: waiting, arrived: net + parcel.paise });

  const { rows } = (await call(accountant, 'GET', 'bank/rows')).body as unknown as { rows: BankRow[] };
  const row = rows.find(({ reference }) => reference === '633100000077')!;
  const choice = { kind: 'upi', target: own.paymentId };
  expect((await call(accountant, 'POST', `bank/rows/${row.id}/match`, choice)).status).toBe(403);
  await makeTimeCode(db, userId);
  expect(await call(token, 'POST', `bank/rows/${row.id}/match`, choice)).toMatchObject({ status: 200 });
  const arrived = net + parcel.paise + own.amountPaise;
  expect(await since()).toEqual({ ...none, unmatched, arrived });
  const { rows: booked } = await db.execute<{ paise: string }>(sql`
    select sum(paise) as paise from money_book where payment_id = ${own.paymentId}::uuid`);
  expect(booked).toEqual([{ paise: '0' }]);
  const matches = (await call(accountant, 'GET', 'bank/rows?show=matched')).body as unknown as {
    rows: BankRow[];
  };
  const { id: matchId } = matches.rows.find(({ id }) => id === row.id)!.matches[0]!;
  expect((await call(accountant, 'POST', `bank/matches/${matchId}/undo`)).status).toBe(403);
  expect(await call(token, 'POST', `bank/matches/${matchId}/undo`)).toMatchObject({
    body: { state: 'open' },
  });
  const onTheWay = own.amountPaise;
  expect(await since()).toEqual({ ...none, unmatched: waiting, onTheWay, arrived: net + parcel.paise });
  const payment = {
    id: own.paymentId,
    orderNumber: own.orderNumber,
    provider: 'upi',
    amount: onTheWay / 100,
  };
  expect(await rowsOf('money/payments?show=upi')).toMatchObject([payment]);
});

it('shows credits that wait, and an old statement, on the page of today', async () => {
  const kindsOf = async () => {
    const { rows } = (await call(token, 'GET', 'board')).body as unknown as {
      rows: { kind: string; count: number }[];
    };
    return rows.filter(({ kind }) => kind.startsWith('bank')).map(({ kind, count }) => `${kind} ${count}`);
  };
  expect(await kindsOf()).toEqual(['bankCredits 1']);
  await db.execute(sql`update bank_statements set created_at = ${addDays(today, -8)}::date`);
  expect(await kindsOf()).toEqual(['bankCredits 1', 'bankStatement 1']);
});

it('opens the row of the bank again when its payment is undone as a mistake', async () => {
  const before = await allMoney();
  const { rows } = (await call(token, 'GET', 'bank/rows')).body as unknown as { rows: BankRow[] };
  const row = rows.find(({ reference }) => reference === '633100000077')!;
  const { kind, target } = row.suggestions[0]!;
  await call(token, 'POST', `bank/rows/${row.id}/match`, { kind, target });
  const paise = Math.round(row.amount * 100);
  const onTheWay = before.onTheWay - paise;
  const unmatched = before.unmatched - paise;
  expect(await allMoney()).toEqual({ ...before, onTheWay, unmatched, arrived: before.arrived + paise });
  expect(await call(token, 'POST', `payments/${target}/undo`)).toMatchObject({ status: 200 });
  expect(await allMoney()).toEqual({ ...before, onTheWay });
});
