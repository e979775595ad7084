import { and, inArray, isNull, ne, sql } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { erasedCustomer, eraseInvoicedCustomers } from '#shop/orders/server/erase/erase-customer.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { keptUntil } from '../invoice.ts';
import { creditNotes, creditNoteSeries, deliveryChallans, invoices, invoiceSeries } from './tables.ts';

const kinds = [
  { paper: invoices, series: invoiceSeries },
  { paper: creditNotes, series: creditNoteSeries },
  { paper: deliveryChallans, series: deliveryChallans },
];

/**
 * Erases customers with deleted accounts from invoices, credit notes and orders whose retention has ended. Numbers, days,
 * goods, amounts, taxes and the state of delivery stay.
 */
export async function eraseExpiredCustomers(db: Db, { now }: { now: Date }): Promise<void> {
  const today = dayOf(now);
  await inTransaction(db, async (tx) => {
    for (const { paper, series } of kinds) {
      const years = await tx.selectDistinct({ year: series.financialYear }).from(series);
      const over = years.map(({ year }) => year).filter((year) => keptUntil(year) < today);
      const { content } = paper;
      const buyer = sql`jsonb_build_object('buyer', ${content} -> 'buyer' || ${erasedCustomer})`;
      // The paper stays one of a registered customer, for the sums.
      const registered = sql`case when ${content} ? 'registered'
        then '{"registered": {"gstin": "", "name": ""}}'::jsonb else '{}'::jsonb end`;
      const emptied = sql`${content} || ${buyer} || ${registered}`;
      const papers = await tx
        .update(paper)
        .set({ content: emptied })
        .where(
          and(
            inArray(paper.financialYear, over),
            inArray(paper.orderId, tx.select({ id: orders.id }).from(orders).where(isNull(orders.userId))),
            ne(sql`${content} #>> '{buyer,name}'`, ''),
          ),
        )
        .returning({ orderId: paper.orderId });
      await eraseInvoicedCustomers(tx, { orderIds: papers.map(({ orderId }) => orderId) });
    }
  });
}
