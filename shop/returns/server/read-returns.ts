import { and, asc, desc, eq, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { addDays, dayOf } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { previewCredit } from '#shop/invoices/server/credit-part.ts';
import { creditNotes } from '#shop/invoices/server/tables.ts';
import { countReplaced } from './replacements/count-replaced.ts';
import { orderEvents, orderLines } from '#shop/orders/server/tables.ts';
import { methodOf } from '#shop/payments/methods.ts';
import type { Return, ReturnableLine, ReturnFacts, ReturnsOfOrder } from '../contract.ts';
import { type ReturnRules, whyRefused } from '../rules.ts';
import { fileUrl, type OrderRow } from './links.ts';
import { returnLines, returnPhotos, returns } from './tables.ts';
import { statesThat } from '#shop/orders/states.ts';

type Params = { order: OrderRow; rules: ReturnRules; now?: Date; byStaff?: boolean };

/** Returns what of a delivered order may be returned, and its returns, the newest first. Amounts in rupees. */
export async function readReturns(db: Db, { order, ...given }: Params): Promise<FactsOfOrder> {
  const deliveredOn = await deliveredDay(db, order);
  return {
    orderNumber: order.orderNumber,
    deliveredOn,
    lines: (await returnableLines(db, { order, deliveredOn, ...given })).map(toWire),
    returns: await listReturns(db, { orderIds: [order.id] }),
  };
}

/**
 * Returns the same for the customer, with last days, the way and working days of a refund, the sums that come back, and
 * signed addresses of photos and credit notes.
 */
export async function readReturnsForCustomer(
  db: Db,
  { refundDays, ...given }: Params & { refundDays: number },
): Promise<ReturnsOfOrder> {
  const read = await readReturns(db, given);
  const { lines, restPaise } = await previewCredit(db, { orderId: given.order.id });
  const refundsOf = new Map(lines.map(({ orderLineId, units }) => [orderLineId, units.map(toRupees)]));
  const { faultDays, changeDays } = given.rules;
  return {
    ...read,
    lastDay: {
      fault: addDays(read.deliveredOn, faultDays),
      change: changeDays > 0 ? addDays(read.deliveredOn, changeDays) : null,
    },
    refundedBy: methodOf(given.order.paymentMode).refundedBy,
    refundDays,
    refundOfRest: toRupees(restPaise),
    lines: read.lines.map((line) => ({ ...line, refunds: refundsOf.get(line.orderLineId) ?? [] })),
    returns: read.returns.map(withFiles),
  };
}

function withFiles(shown: ReturnFacts): Return {
  const { creditNote } = shown;
  return {
    ...shown,
    photos: shown.photos.map(({ id }) => ({ id, url: fileUrl('return-photo', id) })),
    creditNote: creditNote && { ...creditNote, url: fileUrl('return-credit-note', shown.id) },
  };
}

type FactsOfOrder = Pick<ReturnsOfOrder, 'orderNumber' | 'deliveredOn'> & {
  lines: ReturnableLine[];
  returns: ReturnFacts[];
};

/** Returns the day in India when the parcel arrived. */
export async function deliveredDay(db: Db, { id, placedAt }: OrderRow): Promise<string> {
  const [event] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), inArray(orderEvents.state, statesThat('hasArrived'))))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return dayOf(event?.at ?? placedAt);
}

type Returnable = ReturnableLine & { line: typeof orderLines.$inferSelect };

/** Returns the lines of an order with the units that no return has asked for, and why they cannot be returned. */
export async function returnableLines(
  db: Db,
  { order, deliveredOn, rules, now = new Date(), byStaff = false }: Params & { deliveredOn: string },
): Promise<Returnable[]> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const asked = await unitsTaken(db, order);
  const ids = lines.flatMap(({ productId, parts }) => [productId, ...parts.map((part) => part.productId)]);
  const rows = await db
    .select({ id: products.id, productClass: products.productClass })
    .from(products)
    .where(inArray(products.id, ids));
  const classOf = new Map(rows.map(({ id, productClass }) => [id, productClass]));
  const today = dayOf(now);
  return lines.map((line) => {
    const classes = [line, ...line.parts].map(({ productId }) => classOf.get(productId) ?? '');
    const facts = { classes, deliveredOn, today, rules, byStaff };
    return {
      line,
      orderLineId: line.id,
      productName: line.name,
      imageUrl: line.imageUrl,
      ordered: line.quantity,
      left: line.quantity - (asked.get(line.id) ?? 0),
      refused: {
        fault: whyRefused({ ...facts, reason: 'damaged' }),
        change: whyRefused({ ...facts, reason: 'changed_mind' }),
      },
    };
  });
}

function toWire({ line: _line, ...wire }: Returnable): ReturnableLine {
  return wire;
}

/** Returns the units of each line that a return or a replacement has, so that nobody refunds what was replaced, or the other way. */
export async function unitsTaken(db: Db, order: OrderRow): Promise<ReadonlyMap<number, number>> {
  const asked = await askedUnits(db, order.id);
  const replaced = await countReplaced(db, { orderId: order.id });
  const ids = new Set([...asked.keys(), ...replaced.keys()]);
  return new Map([...ids].map((id) => [id, (asked.get(id) ?? 0) + (replaced.get(id) ?? 0)]));
}

/** A return that was refused without an inspection, withdrawn or replaced leaves its units to another. */
async function askedUnits(db: Db, orderId: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: returnLines.orderLineId, units: sql<number>`sum(${returnLines.quantity})::int` })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(
      and(
        eq(returns.orderId, orderId),
        ne(returns.state, 'replaced'),
        or(notInArray(returns.state, ['refused', 'withdrawn']), isNotNull(returnLines.refundedQuantity)),
      ),
    )
    .groupBy(returnLines.orderLineId);
  return new Map(rows.map(({ id, units }) => [id, units]));
}

/** Returns the returns of orders, or one return, the newest first, without an address that opens a file. */
export async function listReturns(
  db: Db,
  which: { orderIds: string[] } | { id: number },
): Promise<ReturnFacts[]> {
  const rows = await db
    .select()
    .from(returns)
    .where('id' in which ? eq(returns.id, which.id) : inArray(returns.orderId, which.orderIds))
    .orderBy(desc(returns.id));
  const ids = rows.map(({ id }) => id);
  const [lines, photos, notes] = await Promise.all([
    db
      .select({ line: returnLines, productName: orderLines.name })
      .from(returnLines)
      .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
      .where(inArray(returnLines.returnId, ids))
      .orderBy(asc(returnLines.orderLineId)),
    db.select().from(returnPhotos).where(inArray(returnPhotos.returnId, ids)).orderBy(asc(returnPhotos.id)),
    db
      .select({ returnId: creditNotes.returnId, number: sql<string>`${creditNotes.content} ->> 'number'` })
      .from(creditNotes)
      .where(inArray(creditNotes.returnId, ids)),
  ]);
  return rows.map((row) => {
    const note = notes.find(({ returnId }) => returnId === row.id);
    return {
      id: row.id,
      requestId: row.requestId,
      state: row.state,
      reason: row.reason,
      remedy: row.remedy,
      note: row.note,
      answer: row.answer,
      requestedAt: row.requestedAt.toISOString(),
      since: row.since.toISOString(),
      lines: lines
        .filter(({ line }) => line.returnId === row.id)
        .map(({ line: { orderLineId, quantity, refundedQuantity }, productName }) => ({
          orderLineId,
          productName,
          quantity,
          refundedQuantity,
        })),
      photos: photos.filter(({ returnId }) => returnId === row.id).map(({ id }) => ({ id })),
      refundAmount: row.refundPaise === null ? null : toRupees(row.refundPaise),
      payoutHint: row.payoutHint,
      refundedAt: row.refundedAt?.toISOString() ?? null,
      reference: row.reference,
      creditNote: note ? { number: note.number } : null,
    };
  });
}
