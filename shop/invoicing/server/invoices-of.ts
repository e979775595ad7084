import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Invoice } from '../invoice.ts';
import { invoices } from './tables.ts';

/** The invoices of these orders, as they were issued. */
export async function listInvoices(db: Db, { orderIds }: { orderIds: string[] }): Promise<Invoice[]> {
  const rows = await db
    .select({ content: invoices.content })
    .from(invoices)
    .where(inArray(invoices.orderId, orderIds))
    .orderBy(asc(invoices.id));
  return rows.map(({ content }) => content);
}

/**
 * An issued tax invoice is kept as it is, with its buyer's name and address (sections 35 and 36 of the CGST Act: 72 months from
 * the annual return); only the phone number, which no rule asks for, goes with the person.
 */
export async function forgetBuyersPhone(tx: Db, { orderIds }: { orderIds: string[] }): Promise<void> {
  await tx
    .update(invoices)
    .set({ content: sql`jsonb_set(${invoices.content}, '{buyer,phone}', '""')` })
    .where(inArray(invoices.orderId, orderIds));
}
