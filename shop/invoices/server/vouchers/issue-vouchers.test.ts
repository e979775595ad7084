import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '#platform/server/db.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { capture, makeCashOrder, makePayment } from '#shop/checkout/server/payments/testing/paid-orders.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { eraseCustomerPhone, listInvoices } from '../invoices-of.ts';
import { issueInvoice } from '../issue-invoice.ts';
import type { Seller } from '../../seller.ts';
import { receiptVouchers, refundVouchers } from '../tables.ts';
import { readPdf } from '../testing.ts';
import { drawVoucher } from './draw-voucher.ts';
import { issueVouchers } from './issue-vouchers.ts';

const { db } = await testDatabase();
const seller: Seller = {
  name: 'Aranya Herbals',
  address: '14, Peenya',
  state: 'Karnataka',
  gstin: '29AAAAA0000A1ZY',
  ayushLicence: 'KA-AYU-1/2026',
  grievanceOfficer: 'Kavitha Rao',
};
afterEach(async () => expect(await checkInvariants(db)).toEqual([]));

async function pay() {
  const made = await makeCashOrder(db);
  const payment = await makePayment(db, made);
  await capture(db, payment);
  return made;
}
const issue = (orderId: string) => issueVouchers(db, { orderId, seller });
const receiptsOf = async (orderId: string) =>
  (await db.select().from(receiptVouchers).where(eq(receiptVouchers.orderId, orderId))).map(
    ({ content }) => content,
  );
const refundsOf = async (orderId: string) =>
  (await db.select().from(refundVouchers).where(eq(refundVouchers.orderId, orderId))).map(
    ({ content }) => content,
  );

describe('the vouchers of an advance', () => {
  it('are one receipt with the tax of the fee alone, however often the job runs', async () => {
    const { orderId, orderNumber } = await pay();
    await Promise.all([issue(orderId), issue(orderId)]);
    const receipts = await receiptsOf(orderId);
    expect(receipts).toMatchObject([{ orderNumber, totalPaise: 497_00 }]);
    expect(receipts[0]!.number).toMatch(/^RV\/\d\d-\d\d\/000001$/);
    const taxes = receipts[0]!.lines.map((line) => line.cgstPaise + line.sgstPaise + line.igstPaise);
    expect(taxes).toEqual([0, 106]);
    expect(receipts[0]!.lines.reduce((sum, { paidPaise }) => sum + paidPaise, 0)).toBe(497_00);
    expect(await refundsOf(orderId)).toEqual([]);
  });

  it('take the receipt back when the order ends before its invoice', async () => {
    const made = await pay();
    await issue(made.orderId);
    await cancelOrder(db, made);
    await issue(made.orderId);
    await issue(made.orderId);
    const [receipt] = await receiptsOf(made.orderId);
    const refunds = await refundsOf(made.orderId);
    expect(refunds).toMatchObject([
      { receipt: { number: receipt!.number }, totalPaise: 497_00, refundReason: 'ended' },
    ]);
    const text = await readPdf(await drawVoucher(refunds[0]!, { shopName: 'Aranya' }));
    for (const words of ['Refund Voucher', receipt!.number, 'Notification 66/2017', '497.00'])
      expect(text).toContain(words);
    await eraseCustomerPhone(db, { orderIds: [made.orderId] });
    const kept = await listInvoices(db, { orderIds: [made.orderId] });
    expect(kept.map(({ buyer }) => buyer.phone)).toEqual(['', '']);
  });

  it('are none after the invoice and of money that goes back at once', async () => {
    const sent = await pay();
    await db.execute(
      sql`update shipments set waybill = ${sent.orderId}, state = 'created' where order_id = ${sent.orderId}`,
    );
    for (const to of ['confirmed', 'shipped'] as const)
      await inTransaction(db, (tx) => transitionOrder(tx, { orderId: sent.orderId, to, actor: 'courier' }));
    await issueInvoice(db, { orderId: sent.orderId, seller });
    const late = await makeCashOrder(db);
    const payment = await makePayment(db, late);
    await cancelOrder(db, late);
    expect(await capture(db, payment)).toBe('goes back');
    for (const { orderId } of [sent, late]) await issue(orderId);
    for (const { orderId } of [sent, late]) expect(await receiptsOf(orderId)).toEqual([]);
  });
});
