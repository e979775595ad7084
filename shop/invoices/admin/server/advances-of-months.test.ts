import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '#platform/server/db.ts';
import { readShopConfig } from '#server/config.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { capture, makeCashOrder, makePayment } from '#shop/checkout/server/payments/testing/paid-orders.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { isBalanced } from '../../gst/sheets.ts';
import { writeSheet } from '../../gst/write-sheet.ts';
import { issueInvoice } from '../../server/issue-invoice.ts';
import { sellerOf } from '../../server/settings.ts';
import { issueVouchers } from '../../server/vouchers/issue-vouchers.ts';
import { readSheets, returnOf } from './gst-month.ts';

const { db } = await testDatabase();
const seller = sellerOf(readShopConfig({}));

const at = (day: string) => ({ seller, now: new Date(`${day}T10:00:00Z`) });

async function paidOn(day: string) {
  const made = await makeCashOrder(db);
  await capture(db, await makePayment(db, made));
  await issueVouchers(db, { orderId: made.orderId, ...at(day) });
  const { orderId } = made;
  return {
    sendOn: async (sent: string) => {
      for (const to of ['confirmed', 'shipped'] as const)
        await inTransaction(db, (tx) =>
          transitionOrder(tx, { orderId, to, actor: 'courier', passing: true }),
        );
      await issueInvoice(db, { orderId, ...at(sent) });
    },
    cancelOn: async (ended: string) => {
      await cancelOrder(db, made);
      await issueVouchers(db, { orderId, ...at(ended) });
    },
  };
}

beforeAll(async () => {
  await (await paidOn('2026-10-28')).cancelOn('2026-10-28');
  const cancelled = await paidOn('2026-10-29');
  await (await paidOn('2026-10-30')).sendOn('2026-10-31');
  const sent = await paidOn('2026-10-31');
  await cancelled.cancelOn('2026-11-03');
  await sent.sendOn('2026-11-02');
});

/** The fee of ₹7 holds a tax of 53 paise twice. */
const fee = {
  place: '29-Karnataka',
  percent: 18,
  taxablePaise: 594,
  igstPaise: 0,
  cgstPaise: 53,
  sgstPaise: 53,
};

it('has the fee of advances whose invoice follows later in table 11A', async () => {
  const { sheets, totals } = await readSheets(db, '2026-10');
  expect(sheets.advances).toEqual([{ ...fee, taxablePaise: 1188, cgstPaise: 106, sgstPaise: 106 }]);
  expect(sheets.adjusted).toEqual([]);
  expect(writeSheet('advances', sheets)).toEqual([
    ['Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Gross Advance Received', 'Cess Amount'],
    ['29-Karnataka', '', '18', '11.88', '0.00'],
  ]);
  const { at: advances } = JSON.parse(
    returnOf({ sheets, totals }, { month: '2026-10', gstin: seller.gstin }),
  ) as {
    at: object;
  };
  const items = [{ rt: 18, ad_amt: 11.88, camt: 1.07, samt: 1.07, csamt: 0 }];
  expect(advances).toEqual([{ pos: '29', sply_ty: 'INTRA', itms: items }]);
  expect(sheets.documents.map(({ nature, count }) => [nature, count])).toEqual([
    ['Invoices for outward supply', 1],
    ['Refund Voucher', 1],
    ['Receipt Voucher', 4],
  ]);
  expect(isBalanced(sheets, totals)).toBe(true);
});

it('takes it back in table 11B with the invoice, and in 11A with a refund', async () => {
  const { sheets, totals } = await readSheets(db, '2026-11');
  expect(sheets.advances).toEqual([{ ...fee, taxablePaise: -594, cgstPaise: -53, sgstPaise: -53 }]);
  expect(sheets.adjusted).toEqual([fee]);
  expect(writeSheet('adjusted', sheets)[1]).toEqual(['29-Karnataka', '18', '', '5.94', '0.00']);
  expect(isBalanced(sheets, totals)).toBe(true);
});
