import { and, eq, isNull } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { orderStates } from '#shop/orders/states.ts';
import { refusals as orderRefusals } from '#shop/orders/contract.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { type CreditNote, refusals } from '../invoice.ts';
import type { Seller } from '../seller.ts';
import { issueInvoice } from './issue-invoice.ts';
import { nextNumber } from './next-number.ts';
import { creditedLines, creditNotes } from './tables.ts';

type Params = { orderId: string; seller: Seller; now?: Date };

/**
 * Issues the credit note of a returned or lost order, once, with the next number of its series. Returns it, also on later calls.
 * Refuses any other order (409).
 */
export async function issueCreditNote(
  db: Db,
  { orderId, seller, now = new Date() }: Params,
): Promise<CreditNote> {
  return inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) throw orderRefusals.orderNotFound();
    const [known] = await tx
      .select()
      .from(creditNotes)
      .where(and(eq(creditNotes.orderId, orderId), isNull(creditNotes.returnId)));
    if (known) return known.content;
    if (orderStates[order.state].invoiced !== 'credited' || order.replaces) throw refusals.notReturned();
    const invoice = await issueInvoice(tx, { orderId, seller, now });
    const day = dayOf(now);
    const { number, ...place } = await nextNumber(tx, 'CN', day);
    const content = { ...invoice, number, day, invoice: { number: invoice.number, day: invoice.day } };
    await tx.insert(creditNotes).values({ orderId, ...place, content, issuedAt: now });
    // A note of a part is in the way.
    await tx.insert(creditedLines).values(
      invoice.lines.map(({ quantity, paidPaise }, position) => {
        const line = { orderId, position, quantity, paidPaise };
        return Object.assign(line, { creditedQuantity: quantity, creditedPaise: paidPaise });
      }),
    );
    return content;
  });
}

/** Issues the credit note of an order whose parcel came back or was lost. Does nothing for a replacement: it has no invoice to take back. */
export async function creditOrder(db: Db, given: Params): Promise<void> {
  const [order] = await db
    .select({ replaces: orders.replaces })
    .from(orders)
    .where(eq(orders.id, given.orderId));
  if (!order?.replaces) await issueCreditNote(db, given);
}
