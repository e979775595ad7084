import { and, asc, eq, exists, gt, lt, notExists, type SQL } from 'drizzle-orm';
import { startOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import { invoices, receiptVouchers, refundVouchers } from '../../server/tables.ts';
import type { Voucher } from '../../voucher.ts';
import { issuedIn } from './list-documents.ts';

const batchVouchers = 500;

/** Reads the vouchers of a month. `isInvoiced` is an advance whose invoice is of the same month, so table 11A leaves it out. */
export async function* readVouchers(
  db: Db,
  month: string,
): AsyncGenerator<{ document: Voucher; isInvoiced: boolean }> {
  const receipts = (after: number) =>
    db
      .select({ id: receiptVouchers.id, content: receiptVouchers.content, invoice: invoices.id })
      .from(receiptVouchers)
      .leftJoin(
        invoices,
        and(eq(invoices.orderId, receiptVouchers.orderId), issuedIn('invoice', month), isKept(db)),
      )
      .where(and(gt(receiptVouchers.id, after), issuedIn('receipt-voucher', month)))
      .orderBy(asc(receiptVouchers.id))
      .limit(batchVouchers);
  for await (const rows of inBatches(receipts, 0))
    for (const { content, invoice } of rows) yield { document: content, isInvoiced: invoice !== null };
  const refunds = (after: number) =>
    db
      .select({ id: refundVouchers.id, content: refundVouchers.content })
      .from(refundVouchers)
      .where(and(gt(refundVouchers.id, after), issuedIn('refund-voucher', month)))
      .orderBy(asc(refundVouchers.id))
      .limit(batchVouchers);
  for await (const rows of inBatches(refunds, 0))
    for (const { content } of rows) yield { document: content, isInvoiced: false };
}

/** Reads the receipt vouchers of earlier months whose invoice is of this one (table 11B). */
export async function* readAdjusted(db: Db, month: string): AsyncGenerator<Voucher> {
  const isOfMonth = exists(
    db
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.orderId, receiptVouchers.orderId), issuedIn('invoice', month))),
  );
  const read = (after: number) =>
    db
      .select({ id: receiptVouchers.id, content: receiptVouchers.content })
      .from(receiptVouchers)
      .where(
        and(
          gt(receiptVouchers.id, after),
          lt(receiptVouchers.issuedAt, startOf(`${month}-01`)),
          isOfMonth,
          isKept(db),
        ),
      )
      .orderBy(asc(receiptVouchers.id))
      .limit(batchVouchers);
  for await (const rows of inBatches(read, 0)) for (const { content } of rows) yield content;
}

/** Whether an advance has no refund voucher. */
function isKept(db: Db): SQL {
  return notExists(
    db
      .select({ id: refundVouchers.id })
      .from(refundVouchers)
      .where(eq(refundVouchers.paymentId, receiptVouchers.paymentId)),
  );
}
