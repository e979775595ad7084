import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { CreditNote, Invoice } from '../invoice.ts';
import { creditNotes, invoices } from './tables.ts';

/** The invoices of these orders, as they were issued. */
export async function listInvoices(db: Db, { orderIds }: { orderIds: string[] }): Promise<Invoice[]> {
  const rows = await db
    .select({ content: invoices.content })
    .from(invoices)
    .where(inArray(invoices.orderId, orderIds))
    .orderBy(asc(invoices.id));
  return rows.map(({ content }) => content);
}

/** The credit notes of these orders, as they were issued. */
export async function listCreditNotes(db: Db, { orderIds }: { orderIds: string[] }): Promise<CreditNote[]> {
  const rows = await db
    .select({ content: creditNotes.content })
    .from(creditNotes)
    .where(inArray(creditNotes.orderId, orderIds))
    .orderBy(asc(creditNotes.id));
  return rows.map(({ content }) => content);
}

/**
 * An issued tax invoice or credit note is kept as it is, with its buyer's name and address (sections 35 and 36 of the CGST Act: 72 months from
 * the annual return); only the phone number, which no rule asks for, goes with the person.
 */
export async function forgetBuyersPhone(tx: Db, { orderIds }: { orderIds: string[] }): Promise<void> {
  for (const papers of [invoices, creditNotes])
    await tx
      .update(papers)
      .set({ content: sql`jsonb_set(${papers.content}, '{buyer,phone}', '""')` })
      .where(inArray(papers.orderId, orderIds));
}
