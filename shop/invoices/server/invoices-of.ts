import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { CreditNote, Invoice } from '../invoice.ts';
import { creditNotes, invoices } from './tables.ts';

const papers = [invoices, creditNotes];

/** The invoices and credit notes of these orders, as they were issued. */
export async function listInvoices(
  db: Db,
  { orderIds }: { orderIds: string[] },
): Promise<(Invoice | CreditNote)[]> {
  const listed = await Promise.all(
    papers.map((paper) =>
      db
        .select({ content: paper.content })
        .from(paper)
        .where(inArray(paper.orderId, orderIds))
        .orderBy(asc(paper.id)),
    ),
  );
  return listed.flat().map(({ content }) => content);
}

/**
 * An issued tax invoice or credit note is kept as it is, with its customer's name and address (sections 35 and 36 of the CGST Act: 72 months from
 * the annual return); only the phone number, which no rule asks for, goes with the person.
 */
export async function eraseCustomerPhone(tx: Db, { orderIds }: { orderIds: string[] }): Promise<void> {
  for (const paper of papers)
    await tx
      .update(paper)
      .set({ content: sql`jsonb_set(${paper.content}, '{buyer,phone}', '""')` })
      .where(inArray(paper.orderId, orderIds));
}
