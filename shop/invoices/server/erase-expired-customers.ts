import { sql } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { eraseInvoicedCustomers } from '#shop/orders/server/erase/erase-customer.ts';

/**
 * Erases customers with deleted accounts from invoices, credit notes, challans and orders whose retention has ended: 72 months from
 * 31 December, when the annual return is due (sections 36 and 44 of the CGST Act, rule 80). Numbers, days, goods, amounts, taxes and the
 * state of delivery stay. A function of the owner does it, since the shop's role never changes a document (decision 79).
 */
export async function eraseExpiredCustomers(db: Db, { now }: { now: Date }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ ids: string[] }>(
      sql`select erase_customers_of_papers(${dayOf(now)}::date) as ids`,
    );
    await eraseInvoicedCustomers(tx, { orderIds: rows[0]!.ids });
  });
}
