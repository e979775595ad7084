import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { DeliveryChallan } from '../challan.ts';
import type { CreditNote, Invoice } from '../invoice.ts';
import type { Voucher } from '../voucher.ts';
import { creditNotes, deliveryChallans, invoices, receiptVouchers, refundVouchers } from './tables.ts';

const documentTables = [invoices, creditNotes, deliveryChallans, receiptVouchers, refundVouchers];

/** Returns the issued invoices, credit notes, delivery challans and vouchers of these orders. */
export async function listInvoices(
  db: Db,
  { orderIds }: { orderIds: string[] },
): Promise<(Invoice | CreditNote | DeliveryChallan | Voucher)[]> {
  const listed = await Promise.all(
    documentTables.map((table) =>
      db
        .select({ content: table.content })
        .from(table)
        .where(inArray(table.orderId, orderIds))
        .orderBy(asc(table.id)),
    ),
  );
  return listed.flat().map(({ content }) => content);
}

/**
 * Erases only the phone number of a customer. Issued invoices and credit notes keep name and address for 72 months from the
 * annual return (sections 35 and 36 of the CGST Act). A function of the owner does it (decision 79).
 */
export async function eraseCustomerPhone(tx: Db, { orderIds }: { orderIds: string[] }): Promise<void> {
  await tx.execute(sql`select erase_phones_of_papers(${sql.param(orderIds)}::uuid[])`);
}
