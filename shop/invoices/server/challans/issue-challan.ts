import { asc, eq, max, sql } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import { timesRatio } from '#platform/money.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals as orderRefusals } from '#shop/orders/contract.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import type { ChallanLine, DeliveryChallan } from '../../challan.ts';
import { financialYearOf, hasInvoice, documentNumberOf, refusals } from '../../invoice.ts';
import { isTaxed, type Seller } from '../../seller.ts';
import { namedSeller } from '../named-seller.ts';
import { unitOf } from '../../tax/unit-codes.ts';
import { issueInvoice, soldIn } from '../issue-invoice.ts';
import { readRateRows } from '../rates/read-rate-rows.ts';
import { deliveryChallans } from '../tables.ts';

type Params = { orderId: string; seller: Seller; now?: Date };

/** The lines of the first order's document, in the sequence of their ids. */
type Values = {
  invoice: { number: string; day: string };
  lines: Pick<ChallanLine, 'quantity' | 'taxablePaise'>[];
};

/**
 * Issues the delivery challan of a replacement once after the handover, with the year's next number. Returns it, also on later calls.
 * Refuses a replacement before the handover, and every other order (409).
 */
export async function issueChallan(
  db: Db,
  { orderId, seller, now = new Date() }: Params,
): Promise<DeliveryChallan> {
  return inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order?.replaces) throw orderRefusals.orderNotFound();
    const [known] = await tx.select().from(deliveryChallans).where(eq(deliveryChallans.orderId, orderId));
    if (known) return known.content;
    if (!hasInvoice(order.state)) throw refusals.notYet();
    const day = dayOf(now);
    const values = await valuesOf(tx, { orderNumber: order.replaces, seller, now });
    const lines = await linesOf(tx, { orderId, day, values, isTaxed: isTaxed(seller) });
    const { number, ...place } = await nextChallanNumber(tx, day);
    const content: DeliveryChallan = {
      number,
      day,
      orderNumber: order.orderNumber,
      replaces: { orderNumber: order.replaces, reason: order.replacementReason!, invoice: values.invoice },
      seller: await namedSeller(tx, { orderId, seller }),
      buyer: order.address,
      ...(order.registered ? { registered: order.registered } : {}),
      lines,
      totalPaise: lines.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0),
    };
    await tx.insert(deliveryChallans).values({ orderId, ...place, content, issuedAt: now });
    return content;
  });
}

type Replaced = { orderNumber: string; seller: Seller; now: Date };

/** Reads the values of the replaced order: of its invoice, or of its challan when it replaced goods itself. */
async function valuesOf(tx: Db, { orderNumber, seller, now }: Replaced): Promise<Values & { ids: number[] }> {
  const [first] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!first) throw orderRefusals.orderNotFound();
  const given = { orderId: first.id, seller, now };
  const ids = (
    await tx
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(eq(orderLines.orderId, first.id))
      .orderBy(asc(orderLines.id))
  ).map(({ id }) => id);
  if (!first.replaces) {
    const { number, day, lines } = await issueInvoice(tx, given);
    return { ids, invoice: { number, day }, lines };
  }
  const { lines, replaces } = await issueChallan(tx, given);
  return { ids, invoice: replaces.invoice, lines };
}

type Valued = { orderId: string; day: string; isTaxed: boolean; values: Values & { ids: number[] } };

async function linesOf(tx: Db, { values, orderId, day, isTaxed: hasRates }: Valued): Promise<ChallanLine[]> {
  const sold = await soldIn(tx, { orderId, day, rows: hasRates ? await readRateRows(tx) : [] });
  const lines = await tx
    .select({ replaced: orderLines.replacesLineId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return sold.map(({ name, hsn, quantity, fssai, batches }, at) => {
    const whole = values.lines[values.ids.indexOf(lines[at]!.replaced!)]!;
    const taxablePaise = timesRatio(whole.taxablePaise, quantity, whole.quantity);
    const line: ChallanLine = { name, hsn, quantity, uqc: unitOf(hsn), taxablePaise };
    if (fssai.length > 0) line.fssai = fssai;
    if (batches.length > 0) line.batches = batches;
    return line;
  });
}

/** Returns the next number of the year. Challans of a year wait for each other until the transaction ends, so a rollback leaves no gap. */
async function nextChallanNumber(tx: Db, day: string) {
  const financialYear = financialYearOf(day);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`challans ${financialYear}`}, 0))`);
  const [last] = await tx
    .select({ serial: max(deliveryChallans.serial) })
    .from(deliveryChallans)
    .where(eq(deliveryChallans.financialYear, financialYear));
  const serial = (last?.serial ?? 0) + 1;
  return { financialYear, serial, number: documentNumberOf('DC', { financialYear, serial }) };
}
