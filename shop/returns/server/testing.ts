import { randomUUID } from 'node:crypto';
import { asc, desc, eq } from 'drizzle-orm';
import { parseSettings } from '#platform/server/settings.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { invoiceSettings, sellerOf } from '#shop/invoices/server/settings.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { signReturnLink } from '#shop/orders/server/tracking/signed-links.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import type { AskForm } from '../contract.ts';
import type { InspectForm } from '../admin/contract.ts';
import { inspectReturn } from '../admin/server/inspect-return.ts';
import { payRefund } from '../admin/server/pay-refund.ts';
import type { ReturnRules } from '../rules.ts';
import { approveReturn, pickUpReturn, refuseReturn, withdrawReturn } from './change-return.ts';
import { setPayout } from './payout.ts';
import { requestReturn } from './request-return.ts';
import { theCustomer } from './return-kind.ts';
import { returns } from './tables.ts';
import { expectedUnits } from '#shop/fulfilment/admin/server/inspection/expected-units.ts';
import { returnedLines } from './returned-lines.ts';

export const rules: ReturnRules = { changeDays: 7, faultDays: 30, refusedClasses: [] };
export const seller = sellerOf(parseSettings(invoiceSettings, {}));

type Sold = { quantity: number; pricePaise?: number; productId?: number };

/** Delivers an order of a new customer, by default three units of a new ₹500 product, for a test. */
export async function makeDelivered(
  db: Db,
  {
    sold = [{ quantity: 3 }],
    state = 'Karnataka',
    onPlaced,
  }: { sold?: Sold[]; state?: 'Karnataka' | 'Delhi'; onPlaced?: (orderId: string) => Promise<unknown> } = {},
) {
  const customer = await makeCustomer(db);
  const lines = [];
  for (const { quantity, pricePaise = 50_000, productId } of sold) {
    const id = productId ?? (await makeProduct(db, { mrpPaise: pricePaise, stock: 20 })).id;
    lines.push({ sku: `${id}`, quantity, unitPaise: pricePaise });
  }
  const body = makeOrderBody(lines, { state });
  const { orderId } = body;
  const { orderNumber } = await placeOrder(db, { ...customer, order: body });
  await onPlaced?.(orderId);
  await db
    .update(shipments)
    .set({ waybill: `W${orderNumber}`, courier: 'delhivery', state: 'created' })
    .where(eq(shipments.orderId, orderId));
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    await inTransaction(db, (tx) =>
      transitionOrder(tx, { orderId, to, actor: 'staff', authorId: 1, passing: true }),
    );
  const made = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return {
    ...customer,
    orderId,
    orderNumber,
    order: order!,
    lines: made,
    token: signReturnLink(orderNumber),
  };
}

type Delivered = Awaited<ReturnType<typeof makeDelivered>>;

/** Asks as the customer does, by default for one unit of the first line. */
export async function ask(
  db: Db,
  { orderId, lines }: Delivered,
  given: Partial<AskForm> = {},
): Promise<number> {
  const form: AskForm = {
    requestId: randomUUID(),
    reason: 'damaged',
    remedy: 'refund',
    note: '',
    lines: [{ orderLineId: lines[0]!.id, quantity: 1 }],
    ...given,
  };
  return requestReturn(db, { ...form, orderId, askedBy: 'customer', by: theCustomer, rules });
}

type By = { userId: number; namesOf: () => Promise<Map<number, string>> };

/** Says that all units of a return came back sellable, and refunds them. */
export async function wholeInspection(db: Db, of: { id: number; orderId: string }): Promise<InspectForm> {
  const expected = await expectedUnits(db, {
    orderId: of.orderId,
    lines: await returnedLines(db, of),
  });
  const lines = new Map<number, number>();
  const left = new Map<string, number>();
  const units = expected.flatMap(({ orderLineId, productId, batchId, atMost, expected: wanted }) => {
    const key = `${orderLineId} ${productId}`;
    const rest = left.get(key) ?? wanted;
    const sellable = Math.min(rest, atMost);
    left.set(key, rest - sellable);
    return sellable > 0 ? [{ orderLineId, productId, batchId, sellable, damaged: 0, missing: 0 }] : [];
  });
  for (const { orderLineId, expected: wanted } of expected) lines.set(orderLineId, wanted);
  return {
    answer: '',
    units,
    lines: [...lines].map(([orderLineId, refundedQuantity]) => ({ orderLineId, refundedQuantity })),
  };
}

/** Takes a return to its inspection, where all units come back sellable. */
export async function inspectWhole(db: Db, of: { id: number; orderId: string; by: By }): Promise<void> {
  await approveReturn(db, of);
  await pickUpReturn(db, of);
  await inspectReturn(db, { ...of, ...(await wholeInspection(db, of)), seller });
}

/** The acts of a customer and staff on the returns of an order, for tests of whole lives. Each act may be refused. */
export function lifeOfReturns(db: Db, { orderId, by }: { orderId: string; by: By }) {
  const newest = async () => {
    const [row] = await db
      .select()
      .from(returns)
      .where(eq(returns.orderId, orderId))
      .orderBy(desc(returns.id));
    return row;
  };
  return {
    askBack: async (counts: number[]) => {
      const made = await db
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, orderId))
        .orderBy(asc(orderLines.id));
      const lines = made.flatMap(({ id }, at) =>
        counts[at] ? [{ orderLineId: id, quantity: counts[at] }] : [],
      );
      const form = {
        requestId: randomUUID(),
        reason: 'damaged',
        remedy: 'refund',
        note: '',
        lines,
      } as const;
      if (lines.length > 0)
        await requestReturn(db, { ...form, orderId, askedBy: 'customer', by: theCustomer, rules });
    },
    /** Refunds at most so many of each line, and finds so many units sellable. The others are damaged. */
    takeBack: async (counts: number[]) => {
      const row = await newest();
      if (!row) return;
      const of = { id: row.id, orderId, by };
      await approveReturn(db, of);
      await pickUpReturn(db, of);
      const { lines, units } = await wholeInspection(db, of);
      const found = units.map((unit, at) => {
        const sellable = Math.min(unit.sellable, counts[at] ?? 0);
        return Object.assign(unit, { sellable, damaged: unit.sellable - sellable });
      });
      const refunded = lines.map(({ orderLineId, refundedQuantity }, at) => ({
        orderLineId,
        refundedQuantity: Math.min(refundedQuantity, counts[at] ?? 0),
      }));
      await inspectReturn(db, { ...of, answer: 'It was used.', units: found, lines: refunded, seller });
    },
    refund: async () => {
      const row = await newest();
      if (!row) return;
      await setPayout(db, { id: row.id, orderId, payout: { kind: 'upi', upiId: 'meera.iyer@okbank' } });
      const { payoutVersion } = (await newest())!;
      const reference = `UTR${row.id}`;
      await payRefund(db, { id: row.id, by, payoutVersion, reference, alonePaise: Infinity });
    },
    endReturn: async (byStaff: boolean) => {
      const row = await newest();
      if (!row) return;
      if (byStaff) await refuseReturn(db, { id: row.id, by, answer: 'It was used.' });
      else await withdrawReturn(db, { id: row.id, orderId });
    },
  };
}
