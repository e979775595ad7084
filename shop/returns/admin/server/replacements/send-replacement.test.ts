import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { changeLog } from '#platform/server/tables.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { cashEntries } from '#shop/cash/server/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { issueDispatchDocument } from '#shop/invoices/server/challans/dispatch-document.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { invoices } from '#shop/invoices/server/tables.ts';
import { placeOrderBody } from '#shop/orders/body/place-order-body.ts';
import { paymentOf } from '#shop/orders/payment-of.ts';
import { sumSold } from '#shop/orders/admin/server/board-rows.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { getOrder } from '#shop/orders/server/get-order.ts';
import { codeOf } from '#shop/checkout/server/hold/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { makeOrderBody, recordsOf, stockOf } from '#shop/orders/server/testing.ts';
import type { OrderState } from '#shop/orders/states.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { approveReturn, pickUpReturn } from '../../../server/change-return.ts';
import { returns } from '../../../server/tables.ts';
import { ask, makeDelivered, seller, wholeInspection } from '../../../server/testing.ts';
import { inspectReturn } from '../inspect-return.ts';
import { refundWithoutPickup } from '../refund-without-pickup.ts';
import { giveUpReplacement } from './give-up-replacement.ts';
import { readReplacements } from './read-replacements.ts';
import { sendReplacement } from './send-replacement.ts';

const { db } = await testDatabase();
const dispatch = { PICKUP_PINCODE: '560001', DISPATCH_CUTOFF_HOUR: 14 };
const { userId } = await makeStaff(db, 'support');
const by = { userId, namesOf: async () => new Map<number, string>() };

type Delivered = Awaited<ReturnType<typeof makeDelivered>>;
type Sending = Parameters<typeof sendReplacement>[1];

function sendOf(first: Pick<Delivered, 'orderNumber'>, orderLineId: number, given: Partial<Sending> = {}) {
  return sendReplacement(db, {
    orderId: randomUUID(),
    orderNumber: first.orderNumber,
    reason: 'damaged',
    note: '',
    lines: [{ orderLineId, quantity: 1 }],
    returnId: null,
    dispatch,
    sendsDemo: true,
    isClosed: false,
    alonePaise: 1_000_000_00,
    by,
    ...given,
  });
}

async function move(orderNumber: string, ...states: OrderState[]): Promise<typeof orders.$inferSelect> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  const waybill = { waybill: `W${orderNumber}`, courier: 'delhivery', state: 'created' } as const;
  if (states.length > 0) await db.update(shipments).set(waybill).where(eq(shipments.orderId, order!.id));
  for (const to of states)
    await inTransaction(db, (tx: Db) =>
      transitionOrder(tx, { orderId: order!.id, to, actor: 'staff', authorId: userId, passing: true }),
    );
  return (await db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0]!;
}

const delivered: OrderState[] = ['confirmed', 'packed', 'shipped', 'delivered'];

it('sends a unit again without a price, with its own stock, parcel, email and log', async () => {
  const first = await makeDelivered(db);
  const [line] = first.lines;
  const before = await stockOf(db, line!.productId);
  const orderId = randomUUID();
  const { orderNumber } = await sendOf(first, line!.id, { orderId, note: 'The jar leaked' });
  const records = await recordsOf(db, orderId);
  expect(records.order).toMatchObject({
    orderNumber,
    replaces: first.orderNumber,
    userId: first.userId,
  });
  expect(records.lines).toMatchObject([
    { quantity: 1, unitPaise: 0, valuePaise: 50_000, replacesLineId: line!.id },
  ]);
  expect(records.shipments[0]?.request).toMatchObject({ collectPaise: 0, totalPaise: 50_000 });
  const nothing = { state: 'nothing', duePaise: 0, awaitedPaise: 0, paidPaise: 0, atDoorPaise: 0 };
  expect(paymentOf(records.order!)).toEqual(nothing);
  expect((await stockOf(db, line!.productId)).stock).toBe(before.stock - 1);
  const emails = await queuedEmails(db, first.email);
  expect(emails.at(-1)).toMatchObject({
    template: 'replacement-placed',
    data: { orderNumber, replaces: first.orderNumber },
  });
  const [entry] = await db.select().from(changeLog).where(eq(changeLog.entityId, orderNumber));
  expect(entry).toMatchObject({
    action: 'create',
    after: { replacementReason: 'damaged' },
    authorId: userId,
  });
  const shown = await getOrder(db, { userId: first.userId, orderNumber });
  expect(shown).toMatchObject({ replaces: first.orderNumber, amountDue: 0, paymentMode: 'NONE' });
  expect(await checkInvariants(db)).toEqual([]);
  const sends = (quantity: number) =>
    db.update(orderLines).set({ quantity }).where(eq(orderLines.orderId, orderId));
  await sends(4);
  expect((await checkInvariants(db)).map(({ name }) => name)).toContain(
    'lines of which more was returned and replaced than ordered',
  );
  await sends(1);
});

it('is delivered without cash, invoice or sale, and has a delivery challan', async () => {
  const first = await makeDelivered(db, { sold: [{ quantity: 2, pricePaise: 45_000 }, { quantity: 1 }] });
  const now = new Date();
  const invoice = await issueInvoice(db, { orderId: first.orderId, seller });
  const from = new Date(now.getTime() - 60_000);
  const to = new Date(now.getTime() + 60_000);
  const span = { from, to, until: to, seesMoney: true };
  const sold = await sumSold(db, span);
  const { orderNumber } = await sendOf(first, first.lines[0]!.id, {
    lines: [{ orderLineId: first.lines[0]!.id, quantity: 2 }],
  });
  const order = await move(orderNumber, ...delivered);
  const given = { orderId: order.id, seller, now };
  const issued = await issueDispatchDocument(db, given);
  expect(await issueDispatchDocument(db, given)).toEqual(issued);
  expect(issued).toMatchObject({
    kind: 'delivery-challan',
    document: {
      number: expect.stringMatching(/^DC\/\d\d-\d\d\/\d{6}$/),
      replaces: { orderNumber: first.orderNumber, invoice: { number: invoice.number } },
      totalPaise: invoice.lines[0]!.taxablePaise,
    },
  });
  expect(await codeOf(issueInvoice(db, given))).toBe('no_invoice_of_replacement');
  expect(await db.$count(invoices, eq(invoices.orderId, order.id))).toBe(0);
  expect(await db.$count(cashEntries, eq(cashEntries.orderId, order.id))).toBe(0);
  expect(await sumSold(db, span)).toEqual(sold);
  expect(await checkInvariants(db)).toEqual([]);
});

it('never sends a unit that a return or a replacement has, also on two clicks', async () => {
  const first = await makeDelivered(db);
  const id = first.lines[0]!.id;
  const orderId = randomUUID();
  const clicks = await Promise.all([1, 2, 3].map(() => sendOf(first, id, { orderId })));
  expect(new Set(clicks.map(({ orderNumber }) => orderNumber)).size).toBe(1);
  expect(await codeOf(sendOf(first, id, { orderId, reason: 'wrong' }))).toBe('other_body');
  const returnId = await ask(db, first);
  const three = await Promise.all(
    [1, 2, 3].map(() => codeOf(sendOf(first, id, { orderId: randomUUID() }).then(() => 'sent'))),
  );
  expect(three.filter((code) => code === 'too_many_units')).toHaveLength(2);
  await approveReturn(db, { id: returnId, by });
  const lines = [{ orderLineId: id, refundedQuantity: 1 }];
  await refundWithoutPickup(db, { id: returnId, by, lines, seller });
  expect(await codeOf(sendOf(first, id))).toBe('too_many_units');
  expect(await codeOf(ask(db, first))).toBe('too_many_units');
  expect(await checkInvariants(db)).toEqual([]);
});

it('ends its return, whose parcel is still inspected, without a refund', async () => {
  const first = await makeDelivered(db);
  const id = first.lines[0]!.id;
  const returnId = await ask(db, first, { lines: [{ orderLineId: id, quantity: 2 }] });
  const other = await makeDelivered(db);
  expect(await codeOf(sendOf(other, other.lines[0]!.id, { returnId }))).toBe('return_not_found');
  expect(await codeOf(sendOf(first, id, { returnId }))).toBe('whole_return');
  await approveReturn(db, { id: returnId, by });
  await pickUpReturn(db, { id: returnId, by });
  const lines = [{ orderLineId: id, quantity: 2 }];
  await sendOf(first, id, { returnId, lines });
  expect(await codeOf(sendOf(first, id, { returnId, lines }))).toBe('return_moved');
  const [row] = await db.select().from(returns).where(eq(returns.id, returnId));
  expect(row).toMatchObject({ state: 'replaced', refundPaise: null });
  const found = await wholeInspection(db, { id: returnId, orderId: first.orderId });
  const inspect = (refundedQuantity: number) =>
    inspectReturn(db, { ...found, lines: [{ orderLineId: id, refundedQuantity }], id: returnId, by, seller });
  expect(await codeOf(inspect(1))).toBe('already_replaced');
  const before = await stockOf(db, first.lines[0]!.productId);
  await Promise.all([inspect(0), inspect(0)]);
  expect((await stockOf(db, first.lines[0]!.productId)).stock).toBe(before.stock + 2);
  expect(await checkInvariants(db)).toEqual([]);
});

it('frees its units when it is cancelled, comes back, is lost or is given up', async () => {
  const first = await makeDelivered(db, { sold: [{ quantity: 1 }] });
  const id = first.lines[0]!.id;
  const ways: OrderState[][] = [
    ['confirmed', 'cancelled'],
    ['confirmed', 'packed', 'shipped', 'returned'],
    ['confirmed', 'packed', 'shipped', 'lost'],
  ];
  for (const way of ways) {
    const { orderNumber } = await sendOf(first, id);
    expect(await codeOf(sendOf(first, id))).toBe('too_many_units');
    await move(orderNumber, ...way);
  }
  const { orderNumber } = await sendOf(first, id);
  expect(await codeOf(giveUpReplacement(db, { orderNumber, by }))).toBe('not_given_up');
  const second = await move(orderNumber, ...delivered);
  expect(await codeOf(ask(db, first))).toBe('too_many_units');
  const [line] = (await readReplacements(db, second)).lines;
  const third = await sendOf(second, line!.orderLineId);
  expect(await codeOf(giveUpReplacement(db, { orderNumber, by }))).toBe('not_given_up');
  await move(third.orderNumber, ...delivered);
  await giveUpReplacement(db, { orderNumber: third.orderNumber, by });
  expect(await giveUpReplacement(db, { orderNumber, by })).toBe(first.orderNumber);
  expect(await codeOf(sendOf(second, line!.orderLineId))).toBe('too_many_units');
  await ask(db, first);
  expect(await codeOf(sendOf(first, id))).toBe('too_many_units');
});

it('is refused for unpaid orders, foreign lines, no stock and a closed shop', async () => {
  const first = await makeDelivered(db);
  const id = first.lines[0]!.id;
  const other = await makeDelivered(db);
  const codes = async (given: Partial<Sending>) => codeOf(sendOf(first, id, given));
  expect(await codes({ lines: [{ orderLineId: other.lines[0]!.id, quantity: 1 }] })).toBe('too_many_units');
  expect(await codes({ lines: [{ orderLineId: id, quantity: 4 }] })).toBe('too_many_units');
  const one = { orderLineId: id, quantity: 1 };
  expect(await codes({ lines: [one, one] })).toBe('too_many_units');
  expect(await codes({ isClosed: true })).toBe('not_open_yet');
  expect(await codes({ orderId: other.orderId })).toBe('order_id_taken');
  const open = await move((await sendOf(other, other.lines[0]!.id)).orderNumber);
  expect(await codes({ orderNumber: open.orderNumber })).toBe('not_delivered');
  const none = { stock: 0 };
  await db.update(products).set(none).where(eq(products.id, first.lines[0]!.productId));
  expect(await codes({})).toBe('out_of_stock');
});

it('is no way to pay that a customer may choose, and never returned', async () => {
  const body = makeOrderBody([{ sku: '1', quantity: 1, unitPaise: 100 }], { paymentMode: 'NONE' });
  expect(placeOrderBody.safeParse(body).success).toBe(false);
  const first = await makeDelivered(db);
  const { orderNumber } = await sendOf(first, first.lines[0]!.id);
  expect((await cancelOrder(db, { userId: first.userId, orderNumber })).state).toBe('cancelled');
  const next = await sendOf(first, first.lines[0]!.id);
  const order = await move(next.orderNumber, ...delivered);
  const records = await recordsOf(db, order.id);
  expect(await codeOf(ask(db, { ...first, ...records, orderId: order.id } as Delivered))).toBe(
    'is_replacement',
  );
  expect(
    (await getOrder(db, { userId: first.userId, orderNumber: next.orderNumber })).returnToken,
  ).toBeNull();
});
