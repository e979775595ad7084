import { and, asc, eq } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { type CreditNote, type Invoice, refusals } from '../invoice.ts';
import type { Seller } from '../seller.ts';
import { partOfLine } from '../tax/part-of-line.ts';
import { issueInvoice } from './issue-invoice.ts';
import { nextNumber } from './next-number.ts';
import { creditedLines, creditNotes, invoices } from './tables.ts';

type Params = {
  orderId: string;
  /** Credited once. */
  returnId: number;
  units: { orderLineId: number; quantity: number }[];
  seller: Seller;
  now?: Date;
};

/**
 * Issues the credit note of a return, once, with the next number of its series. Returns it, also on later calls. The note that takes
 * the last goods back takes fee and round-off back too, so the notes of a whole invoice add up to it. Refuses more than the invoice holds (409).
 */
export async function creditPart(
  db: Db,
  { orderId, returnId, units, seller, now = new Date() }: Params,
): Promise<CreditNote> {
  return inTransaction(db, async (tx) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
    const [known] = await tx.select().from(creditNotes).where(eq(creditNotes.returnId, returnId));
    if (known) return known.content;
    const invoice = await issueInvoice(tx, { orderId, seller, now });
    const { lines, isWhole } = await creditUnits(tx, { orderId, invoice, units });
    const { roundOffPaise: rounded = 0, ...copied } = invoice;
    const roundOffPaise = isWhole ? rounded : 0;
    const day = dayOf(now);
    const { number, ...place } = await nextNumber(tx, 'CN', day);
    const content = {
      ...copied,
      number,
      day,
      lines,
      totalPaise: lines.reduce((sum, { paidPaise }) => sum + paidPaise, roundOffPaise),
      ...(roundOffPaise === 0 ? {} : { roundOffPaise }),
      invoice: { number: invoice.number, day: invoice.day },
    };
    await tx.insert(creditNotes).values({ orderId, returnId, ...place, content, issuedAt: now });
    return content;
  });
}

/** The refund of units of a line, in paise: `units[n - 1]` for n of them. */
type RefundOfLine = { orderLineId: number; units: number[] };

/**
 * Returns what comes back for units of each line that no credit note holds, and `restPaise` beside them when everything does. Nothing
 * without an invoice. Changes nothing.
 */
export async function previewCredit(
  db: Db,
  { orderId }: { orderId: string },
): Promise<{ lines: RefundOfLine[]; restPaise: number }> {
  const [found] = await db
    .select({ invoice: invoices.content })
    .from(invoices)
    .where(eq(invoices.orderId, orderId));
  if (!found) return { lines: [], restPaise: 0 };
  const { invoice } = found;
  const rows = await db.select().from(creditedLines).where(eq(creditedLines.orderId, orderId));
  const creditedAt = new Map(rows.map(({ position, creditedQuantity }) => [position, creditedQuantity]));
  const positions = await positionsOf(db, orderId);
  const lines = [...positions].map(([orderLineId, position]) => {
    const line = invoice.lines[position]!;
    const from = creditedAt.get(position) ?? 0;
    const count = Math.min(line.quantity - from, maxPreviewed);
    const units = Array.from({ length: count }, (_, at) => partOfLine(line, { from, to: from + at + 1 }));
    return { orderLineId, units: units.map(({ paidPaise }) => paidPaise) };
  });
  const fee = invoice.lines[positions.size];
  const feePaise = creditedAt.get(positions.size) ? 0 : (fee?.paidPaise ?? 0);
  return { lines, restPaise: feePaise + (invoice.roundOffPaise ?? 0) };
}

const maxPreviewed = 100;

type Credited = Pick<Params, 'orderId' | 'units'> & { invoice: Invoice };

async function creditUnits(
  tx: Db,
  { orderId, invoice, units }: Credited,
): Promise<{ lines: CreditNote['lines']; isWhole: boolean }> {
  const credited = await openLines(tx, { orderId, invoice });
  const positions = await positionsOf(tx, orderId);
  const lines: CreditNote['lines'] = [];
  const credit = async (position: number, quantity: number) => {
    const from = credited[position]!;
    const to = from + quantity;
    if (to > invoice.lines[position]!.quantity) throw refusals.tooMuchCredited();
    credited[position] = to;
    const whole = invoice.lines[position]!;
    const paid = partOfLine(whole, { from: 0, to }).paidPaise;
    await tx
      .update(creditedLines)
      .set({ creditedQuantity: to, creditedPaise: paid })
      .where(and(eq(creditedLines.orderId, orderId), eq(creditedLines.position, position)));
    lines.push({ ...partOfLine(whole, { from, to }), position });
  };
  for (const { orderLineId, quantity } of units) {
    const position = positions.get(orderLineId);
    if (position === undefined) throw refusals.tooMuchCredited();
    if (quantity > 0) await credit(position, quantity);
  }
  const fee = positions.size;
  const isWhole =
    lines.length > 0 && [...positions.values()].every((at) => credited[at] === invoice.lines[at]!.quantity);
  if (isWhole && credited[fee] === 0 && invoice.lines[fee]!.paidPaise > 0)
    await credit(fee, invoice.lines[fee]!.quantity);
  return { lines: lines.toSorted((one, other) => one.position! - other.position!), isWhole };
}

/** Returns how many units of each line of the invoice are credited. The order is locked. */
async function openLines(tx: Db, { orderId, invoice }: Omit<Credited, 'units'>): Promise<number[]> {
  await tx
    .insert(creditedLines)
    .values(
      invoice.lines.map(({ quantity, paidPaise }, position) => {
        const line = { orderId, position, quantity, paidPaise };
        return Object.assign(line, { creditedQuantity: 0, creditedPaise: 0 });
      }),
    )
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(creditedLines)
    .where(eq(creditedLines.orderId, orderId))
    .orderBy(asc(creditedLines.position));
  return rows.map(({ creditedQuantity }) => creditedQuantity);
}

/** An invoice holds the lines of its order in the order of their ids, then the fee. */
async function positionsOf(tx: Db, orderId: string): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return new Map(rows.map(({ id }, position) => [id, position]));
}

export async function findCreditNote(db: Db, { returnId }: { returnId: number }): Promise<CreditNote | null> {
  const [note] = await db.select().from(creditNotes).where(eq(creditNotes.returnId, returnId));
  return note?.content ?? null;
}
