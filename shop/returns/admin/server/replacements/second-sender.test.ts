import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { dayMs } from '#platform/india-time.ts';
import { makeStaff, makeTimeCode } from '#shop/accounts/admin/server/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { codeOf } from '#shop/checkout/server/hold/testing.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { approveReturn } from '../../../server/change-return.ts';
import { setPayout } from '../../../server/payout.ts';
import { ask, inspectWhole, makeDelivered } from '../../../server/testing.ts';
import { payRefund } from '../pay-refund.ts';
import { refuseLoneRecipient } from './second-sender.ts';
import { sendReplacement } from './send-replacement.ts';

const { db } = await testDatabase();

async function colleague() {
  const { userId } = await makeStaff(db, 'support');
  await makeTimeCode(db, userId);
  return { userId, namesOf: async () => new Map<number, string>() };
}

type By = Awaited<ReturnType<typeof colleague>>;
type Order = Awaited<ReturnType<typeof makeDelivered>>;

/** An order of five units of ₹500. */
const delivered = () => makeDelivered(db, { sold: [{ quantity: 5 }] });

const given = { reason: 'damaged', note: '', sendsDemo: true, isClosed: false } as const;

const place = (order: Order, by: By, quantity: number, returnId: number | null = null) =>
  sendReplacement(db, {
    ...given,
    orderId: randomUUID(),
    orderNumber: order.orderNumber,
    lines: [{ orderLineId: order.lines[0]!.id, quantity }],
    returnId,
    dispatch: { PICKUP_PINCODE: '560001', DISPATCH_CUTOFF_HOUR: 14 },
    alonePaise: 1_100_00,
    by,
  });

const send = (...params: Parameters<typeof place>) => codeOf(place(...params).then(() => 'sent'));

const asked = (order: Order, quantity: number) =>
  ask(db, order, { lines: [{ orderLineId: order.lines[0]!.id, quantity }] });

it('a person who is alone sends as much as the order holds', async () => {
  const { userId } = await makeStaff(db, 'owner');
  const by = { userId, namesOf: async () => new Map<number, string>() };
  expect(await send(await delivered(), by, 5)).not.toBe('colleague_needed');
});

it('one person sends goods of a day alone up to the limit of refunds', async () => {
  await colleague();
  const by = await colleague();
  expect(await send(await delivered(), by, 3)).toBe('colleague_needed');
  const first = await delivered();
  const { orderNumber } = await place(first, by, 2);
  expect(await send(await delivered(), by, 1)).toBe('colleague_needed');
  await db
    .update(orders)
    .set({ placedAt: new Date(Date.now() - dayMs - 1_000) })
    .where(eq(orders.orderNumber, orderNumber));
  const cancelled = await delivered();
  const second = await place(cancelled, by, 2);
  expect(await send(first, by, 1), 'the same order again').toBe('colleague_needed');
  await cancelOrder(db, { userId: cancelled.userId, orderNumber: second.orderNumber });
  expect(await send(await delivered(), by, 2), 'a cancelled one never left').not.toBe('colleague_needed');
  expect(await checkInvariants(db)).toEqual([]);
});

it('two requests at once stay within the limit together', async () => {
  await colleague();
  const by = await colleague();
  const [one, other] = [await delivered(), await delivered()];
  const codes = await Promise.all([send(one, by, 2), send(other, by, 2)]);
  expect(codes.filter((code) => code === 'colleague_needed')).toHaveLength(1);
});

it('refunds and replacements count together, in both sequences', async () => {
  const [inspector, by] = [await colleague(), await colleague()];
  const refund = async (order: Order) => {
    const id = await asked(order, 1);
    await inspectWhole(db, { id, orderId: order.orderId, by: inspector });
    await setPayout(db, { id, orderId: order.orderId, payout: { kind: 'upi', upiId: 'meera@okbank' } });
    const paid = { payoutVersion: 1, reference: '434512345678', alonePaise: 1_100_00 };
    return codeOf(payRefund(db, { id, by, ...paid }));
  };
  await place(await delivered(), by, 2);
  expect(await refund(await delivered())).toBe('colleague_needed');
  const next = await colleague();
  const order = await delivered();
  await place(order, next, 1);
  const refunder = await colleague();
  expect(await send(order, refunder, 2), 'what the order was given by others').toBe('colleague_needed');
});

it('above the limit a colleague approves the return, and another person sends', async () => {
  const [one, two] = [await colleague(), await colleague()];
  const order = await delivered();
  const returnId = await asked(order, 4);
  expect(await send(order, two, 4, returnId)).toBe('colleague_needed');
  await approveReturn(db, { id: returnId, by: one });
  expect(await send(order, one, 4, returnId), 'the same hand').toBe('colleague_needed');
  expect(await send(order, two, 4, returnId)).not.toBe('colleague_needed');
  expect(await checkInvariants(db)).toEqual([]);
});

it('who sent a large replacement does not change where it goes, and a colleague may', async () => {
  const [one, sender] = [await colleague(), await colleague()];
  const order = await delivered();
  const returnId = await asked(order, 4);
  await approveReturn(db, { id: returnId, by: one });
  const { orderNumber } = await place(order, sender, 4, returnId);
  const moves = (by: By, of = orderNumber) =>
    codeOf(refuseLoneRecipient(db, { orderNumber: of, userId: by.userId, alonePaise: 1_100_00 }));
  expect(await moves(sender)).toBe('own_recipient');
  expect([await moves(one), await moves(sender, order.orderNumber)]).toEqual(['done', 'done']);
  const slices = await colleague();
  const parts = [await place(await delivered(), slices, 1), await place(await delivered(), slices, 1)];
  expect(await moves(slices, parts[0]!.orderNumber)).toBe('done');
});

it('goods of the demo are not sent again once the shop left it', async () => {
  const by = await colleague();
  const order = await delivered();
  const id = order.lines[0]!.productId;
  await db.update(products).set({ isDemo: true }).where(eq(products.id, id));
  const request = { ...given, orderId: randomUUID(), orderNumber: order.orderNumber, by };
  const rest = {
    lines: [{ orderLineId: order.lines[0]!.id, quantity: 1 }],
    returnId: null,
    dispatch: { PICKUP_PINCODE: '560001', DISPATCH_CUTOFF_HOUR: 14 },
    alonePaise: 1_100_00,
  };
  const sending = (sendsDemo: boolean) => codeOf(sendReplacement(db, { ...request, ...rest, sendsDemo }));
  expect(await sending(false)).toBe('demo_goods');
  expect(await sending(true)).not.toBe('demo_goods');
});
