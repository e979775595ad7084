import { and, asc, desc, eq, inArray, isNotNull, max, ne, sql } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { amountsOf, withAmounts } from '#shop/orders/server/amounts/read-amounts.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { methodOf } from '#shop/payments/methods.ts';
import { courierProvider } from '#shop/payments/payment-states.ts';
import { paymentRefunds, payments } from '#shop/payments/server/tables.ts';
import { documentNumberOf, financialYearOf, hasInvoice, otherPrefixes, refusals } from '../../invoice.ts';
import { isTaxed, type Seller } from '../../seller.ts';
import { invoiceLines } from '../../tax/invoice-lines.ts';
import type { ReceiptVoucher, RefundReason, Voucher, VoucherLine } from '../../voucher.ts';
import { soldIn } from '../issue-invoice.ts';
import { namedSeller } from '../named-seller.ts';
import { readRateRows } from '../rates/read-rate-rows.ts';
import { receiptVouchers, refundVouchers } from '../tables.ts';

type Params = { orderId: string; seller: Seller; now?: Date };

/**
 * Issues the vouchers of an order that are due, each once with the year's next number of its series: a receipt voucher for its advance, and a
 * refund voucher where the order ended before its invoice, or the advance was noted by mistake (CGST Act, section 31(3)(d) and (e)).
 * Money that goes back at once, since it came late or twice, is no advance for a supply and has none.
 */
export async function issueVouchers(db: Db, { orderId, seller, now = new Date() }: Params): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await tx.select(withAmounts).from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order || order.replaces || hasInvoice(order.state)) return;
    const isPaid = methodOf(order.paymentMode).refundedBy === 'same way';
    const advance = isPaid ? await advanceOf(tx, orderId) : null;
    if (advance) await issueReceipt(tx, { order, advance, seller, now });
    await issueRefunds(tx, { orderId, now });
  });
}

type Finding = Params & { kind: 'receipt-voucher' | 'refund-voucher' };

/** Returns the newest voucher of a kind of an order, issued now where the job has not. Refuses an order without one (409). */
export async function findVoucher(db: Db, { kind, ...of }: Finding): Promise<Voucher> {
  await issueVouchers(db, of);
  const table = kind === 'receipt-voucher' ? receiptVouchers : refundVouchers;
  const [found] = await db
    .select({ content: table.content })
    .from(table)
    .where(eq(table.orderId, of.orderId))
    .orderBy(desc(table.id))
    .limit(1);
  if (!found) throw refusals.noVoucher();
  return found.content;
}

type Advance = typeof payments.$inferSelect;

/** Returns the payment that pays an order: the first that was captured, without those that went back at once. */
async function advanceOf(tx: Db, orderId: string): Promise<Advance | null> {
  const [advance] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        ne(payments.provider, courierProvider),
        inArray(payments.state, ['captured', 'refunded']),
        isNotNull(payments.capturedAt),
        sql`not exists (select from ${paymentRefunds} where ${paymentRefunds.paymentId} = ${payments.id}
          and ${paymentRefunds.cause} in ('late', 'double', 'staff'))`,
      ),
    )
    .orderBy(asc(payments.capturedAt), asc(payments.id))
    .limit(1);
  return advance ?? null;
}

type OrderRow = Parameters<typeof amountsOf>[0] &
  typeof orders.$inferSelect &
  Pick<Parameters<typeof amountsOf>[1], 'storedAmounts'>;
type Issuing = { order: OrderRow; advance: Advance; seller: Seller; now: Date };

async function issueReceipt(tx: Db, { order, advance, seller, now }: Issuing): Promise<void> {
  const isKnown = await tx.$count(receiptVouchers, eq(receiptVouchers.paymentId, advance.id));
  if (isKnown > 0) return;
  const day = dayOf(now);
  const { number, ...place } = await nextVoucher(tx, receiptVouchers, { prefix: otherPrefixes.receipt, day });
  const content: ReceiptVoucher = {
    number,
    day,
    orderNumber: order.orderNumber,
    seller: await namedSeller(tx, { orderId: order.id, seller }),
    buyer: order.address,
    ...(order.registered ? { registered: order.registered } : {}),
    lines: await linesOf(tx, { order, seller, day }),
    totalPaise: advance.amountPaise,
    ...(advance.bankReference ? { reference: advance.bankReference } : {}),
  };
  await tx
    .insert(receiptVouchers)
    .values({ orderId: order.id, paymentId: advance.id, ...place, content, issuedAt: now });
}

async function linesOf(
  tx: Db,
  { order, seller, day }: { order: OrderRow; seller: Seller; day: string },
): Promise<VoucherLine[]> {
  const rows = isTaxed(seller) ? await readRateRows(tx) : [];
  const sold = await soldIn(tx, { orderId: order.id, rows, day });
  const lines = invoiceLines({
    sold,
    rows,
    amounts: amountsOf(order, { ...order, lines: sold }),
    sameState: order.address.state === seller.state,
    isTaxed: isTaxed(seller),
    day,
  });
  return lines.map(({ name, hsn, quantity, paidPaise, percent, ...tax }) => {
    const { cgstPaise, sgstPaise, igstPaise } = isService(hsn) ? tax : noTax;
    return { name, hsn, quantity, paidPaise, percent, cgstPaise, sgstPaise, igstPaise };
  });
}

const noTax = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** Codes of services begin with 99, which no heading of goods does. */
function isService(hsn: string): boolean {
  return hsn.startsWith('99');
}

async function issueRefunds(tx: Db, { orderId, now }: { orderId: string; now: Date }): Promise<void> {
  const receipts = await tx
    .select({ receipt: receiptVouchers, payment: payments })
    .from(receiptVouchers)
    .innerJoin(payments, eq(payments.id, receiptVouchers.paymentId))
    .where(eq(receiptVouchers.orderId, orderId))
    .orderBy(asc(receiptVouchers.id));
  for (const { receipt, payment } of receipts) {
    const refundReason = await reasonOf(tx, payment);
    const isKnown = await tx.$count(refundVouchers, eq(refundVouchers.paymentId, payment.id));
    if (!refundReason || isKnown > 0) continue;
    const day = dayOf(now);
    const { number, ...place } = await nextVoucher(tx, refundVouchers, { prefix: otherPrefixes.refund, day });
    const { number: of, day: on } = receipt.content;
    const content = { ...receipt.content, number, day, receipt: { number: of, day: on }, refundReason };
    await tx
      .insert(refundVouchers)
      .values({ orderId, paymentId: payment.id, ...place, content, issuedAt: now });
  }
}

async function reasonOf(tx: Db, { id, state }: Advance): Promise<RefundReason | null> {
  if (state === 'undone') return 'mistake';
  const goesBack = and(
    eq(paymentRefunds.paymentId, id),
    eq(paymentRefunds.cause, 'ended'),
    ne(paymentRefunds.state, 'failed'),
  );
  return (await tx.$count(paymentRefunds, goesBack)) > 0 ? 'ended' : null;
}

type Series = { prefix: string; day: string };

/** Returns the next number of the year. Vouchers of a year wait for each other until the transaction ends, so a rollback leaves no gap. */
async function nextVoucher(
  tx: Db,
  table: typeof receiptVouchers | typeof refundVouchers,
  { prefix, day }: Series,
) {
  const financialYear = financialYearOf(day);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${prefix} ${financialYear}`}, 0))`);
  const [last] = await tx
    .select({ serial: max(table.serial) })
    .from(table)
    .where(eq(table.financialYear, financialYear));
  const serial = (last?.serial ?? 0) + 1;
  return { financialYear, serial, number: documentNumberOf(prefix, { financialYear, serial }) };
}
