// §9 staff refund an approved return without its parcel, and note sealed the account that a customer says on the phone
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { makeStaff, makeTimeCode } from '#shop/accounts/admin/server/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { codeOf } from '#shop/checkout/server/hold/testing.ts';
import { approveReturn, pickUpReturn } from '../../server/change-return.ts';
import { setPayout } from '../../server/payout.ts';
import { returns } from '../../server/tables.ts';
import { ask, makeDelivered, seller } from '../../server/testing.ts';
import { getReturn } from './get-return.ts';
import { approvePayout, payRefund } from './pay-refund.ts';
import { refundWithoutPickup } from './refund-without-pickup.ts';

const { db } = await testDatabase();
const alonePaise = 1_100_00;
const upi = { kind: 'upi', upiId: 'meera.iyer@okbank' } as const;

async function colleague() {
  const { userId } = await makeStaff(db, 'support');
  await makeTimeCode(db, userId);
  return { userId, namesOf: async () => new Map<number, string>() };
}

async function approved(units: number) {
  const order = await makeDelivered(db, { sold: [{ quantity: 5 }] });
  const [line] = order.lines;
  const id = await ask(db, order, { lines: [{ orderLineId: line!.id, quantity: units }] });
  const by = await colleague();
  await approveReturn(db, { id, by });
  return { id, by, order, line: line!, lines: [{ orderLineId: line!.id, refundedQuantity: units }] };
}

const stockOf = async (productId: number) =>
  (await db.select({ stock: products.stock }).from(products).where(eq(products.id, productId)))[0]!.stock;

it('refunds a leaking jar without its parcel, and puts nothing back to stock', async () => {
  const { id, by, order, line, lines } = await approved(1);
  const before = await stockOf(line.productId);
  const refund = () => refundWithoutPickup(db, { id, by, lines, seller });
  await Promise.all([refund(), refund()]);
  await refund();
  const shown = await getReturn(db, { id, userId: by.userId, role: 'support', alonePaise });
  expect(shown).toMatchObject({ state: 'inspected', withoutPickup: true, units: [] });
  expect(shown.creditNote?.number).toMatch(/\d/);
  expect(await stockOf(line.productId)).toBe(before);
  await setPayout(db, { id, orderId: order.orderId, payout: upi, notedBy: by });
  await payRefund(db, { id, by, payoutVersion: 1, reference: '434512345678', alonePaise });
  expect(await codeOf(refund())).toBe('return_moved');
  expect(await checkInvariants(db)).toEqual([]);
});

it('refuses another state, too many units, other lines and a refund of nothing', async () => {
  const { id, by, line, lines } = await approved(1);
  const tried = (given: typeof lines) => codeOf(refundWithoutPickup(db, { id, by, lines: given, seller }));
  expect(await tried([{ orderLineId: line.id, refundedQuantity: 2 }])).toBe('units_differ');
  expect(await tried([{ orderLineId: line.id + 1, refundedQuantity: 1 }])).toBe('units_differ');
  expect(await tried([{ orderLineId: line.id, refundedQuantity: 0 }])).toBe('nothing_refunded');
  await pickUpReturn(db, { id, by });
  expect(await tried(lines)).toBe('return_moved');
  const [row] = await db.select().from(returns).where(eq(returns.id, id));
  expect(row).toMatchObject({ state: 'picked_up', refundPaise: null, withoutPickup: false });
});

it('seals an account said on the phone, and lets a colleague pay a large refund', async () => {
  const { id, by: first, order, lines } = await approved(5);
  await refundWithoutPickup(db, { id, by: first, lines, seller });
  const [noter, agrees, pays] = [await colleague(), await colleague(), await colleague()];
  await setPayout(db, { id, orderId: order.orderId, payout: upi, notedBy: noter });
  const [row] = await db.select().from(returns).where(eq(returns.id, id));
  expect(row!.payoutSealed).not.toContain('meera');
  expect(row).toMatchObject({ payoutHint: 'UPI ••••er@okbank', payoutBy: noter.userId });
  const paid = { id, payoutVersion: 1, reference: '434512345678', alonePaise };
  await approvePayout(db, { id, by: agrees, payoutVersion: 1 });
  expect(await codeOf(payRefund(db, { ...paid, by: noter }))).toBe('involved');
  expect(await codeOf(payRefund(db, { ...paid, by: first }))).toBe('involved');
  expect(await codeOf(payRefund(db, { ...paid, by: agrees }))).toBe('colleague_needed');
  const shown = await getReturn(db, { id, userId: pays.userId, role: 'support', alonePaise });
  expect(shown.accountNotedBy).toMatch(/\w/);
  expect(await codeOf(payRefund(db, { ...paid, by: pays }))).toBe('done');
});

it('forgets who noted an account when the customer names one', async () => {
  const { id, by, order } = await approved(1);
  await setPayout(db, { id, orderId: order.orderId, payout: upi, notedBy: by });
  await setPayout(db, {
    id,
    orderId: order.orderId,
    payout: { kind: 'upi', upiId: 'meera@otherbank' },
  });
  const shown = await getReturn(db, { id, userId: by.userId, role: 'support', alonePaise });
  expect(shown).toMatchObject({ accountNotedBy: null, payoutVersion: 2 });
});
