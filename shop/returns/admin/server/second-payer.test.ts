// §9 a refund is paid once; its account is sealed, masked and emptied after 90 days; above a limit, which counts 24 hours and all refunds of an order, a
// second person agrees
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { dayMs } from '#platform/india-time.ts';
import { makeStaff, makeTimeCode } from '#shop/accounts/admin/server/testing.ts';
import { codeOf } from '#shop/checkout/server/hold/testing.ts';
import { setPayout } from '../../server/payout.ts';
import { returns } from '../../server/tables.ts';
import { ask, inspectWhole, makeDelivered } from '../../server/testing.ts';
import { getReturn } from './get-return.ts';
import { approvePayout, payRefund } from './pay-refund.ts';
import { shareReturnLink } from './share-return-link.ts';

const { db } = await testDatabase();
const alonePaise = 1_100_00;
const paid = { payoutVersion: 1, reference: '434512345678', alonePaise };
const upi = { kind: 'upi', upiId: 'meera.iyer@okbank' } as const;

async function colleague() {
  const { userId } = await makeStaff(db, 'support');
  await makeTimeCode(db, userId);
  return { userId, namesOf: async () => new Map<number, string>() };
}

type Order = Awaited<ReturnType<typeof makeDelivered>>;
type By = Awaited<ReturnType<typeof colleague>>;

/** A return of units of about ₹500 whose refund is due, inspected by a colleague who pays nothing. */
async function due({ order, units = 1, by }: { order?: Order; units?: number; by?: By } = {}) {
  const of = order ?? (await makeDelivered(db, { sold: [{ quantity: 5 }] }));
  const id = await ask(db, of, { lines: [{ orderLineId: of.lines[0]!.id, quantity: units }] });
  await inspectWhole(db, { id, orderId: of.orderId, by: by ?? (await colleague()) });
  await setPayout(db, { id, orderId: of.orderId, payout: upi });
  return { id, order: of };
}

const pay = (id: number, by: By) => codeOf(payRefund(db, { id, by, ...paid }));
const share = ({ orderNumber }: Order, { userId }: By) =>
  shareReturnLink(db, {
    orderNumber,
    userId,
    role: 'support',
    shop: { url: 'https://shop.example', name: 'Aranya' },
  });

it('counts what a person paid in 24 hours, over all orders', async () => {
  const by = await colleague();
  const slices = [await due(), await due(), await due()].map(({ id }) => id);
  const codes = [await pay(slices[0]!, by), await pay(slices[1]!, by), await pay(slices[2]!, by)];
  expect(codes).toEqual(['done', 'done', 'colleague_needed']);
  expect(
    await getReturn(db, { id: slices[2]!, userId: by.userId, role: 'support', alonePaise }),
  ).toMatchObject({
    needsColleague: true,
    mayPay: false,
  });
  await db
    .update(returns)
    .set({ refundedAt: new Date(Date.now() - dayMs - 1_000) })
    .where(eq(returns.id, slices[0]!));
  expect(await pay(slices[2]!, by)).toBe('done');
});

it('counts two refunds of one person at the same time', async () => {
  const by = await colleague();
  expect(await pay((await due()).id, by)).toBe('done');
  const [one, other] = [await due(), await due()];
  const codes = await Promise.all([pay(one.id, by), pay(other.id, by)]);
  expect(codes.toSorted()).toEqual(['colleague_needed', 'done']);
});

it('counts all refunds of an order, whoever paid them', async () => {
  const { id, order } = await due();
  expect(await pay(id, await colleague())).toBe('done');
  const second = await due({ order });
  expect(await pay(second.id, await colleague())).toBe('done');
  const third = await due({ order });
  const [agrees, pays] = [await colleague(), await colleague()];
  expect(await pay(third.id, pays)).toBe('colleague_needed');
  await approvePayout(db, { id: third.id, by: agrees, payoutVersion: 1 });
  expect(await pay(third.id, pays)).toBe('done');
});

it('lets nobody who inspected or shared the link pay a large agreed refund', async () => {
  const [inspector, sharer, other] = [await colleague(), await colleague(), await colleague()];
  const { id, order } = await due({ units: 4, by: inspector });
  await share(order, sharer);
  await approvePayout(db, { id, by: other, payoutVersion: 1 });
  expect([await pay(id, inspector), await pay(id, sharer)]).toEqual(['involved', 'involved']);
  expect(await getReturn(db, { id, userId: sharer.userId, role: 'support', alonePaise })).toMatchObject({
    isInvolved: true,
    mayPay: false,
  });
  expect(await pay(id, await colleague())).toBe('done');
});

it('lets who inspected a small refund pay it', async () => {
  const by = await colleague();
  const { id } = await due({ by });
  expect(await pay(id, by)).toBe('done');
});

it('names who fetched the link before the account was named or changed', async () => {
  const [sharer, reader] = [await colleague(), await colleague()];
  const { id, order } = await due({ units: 4 });
  const read = async () =>
    (await getReturn(db, { id, userId: reader.userId, role: 'support', alonePaise })).linkBeforeAccount;
  expect(await read()).toBeNull();
  await share(order, sharer);
  expect(await read(), 'the account is older than the link').toBeNull();
  await setPayout(db, { id, orderId: order.orderId, payout: { kind: 'upi', upiId: 'ravi@okbank' } });
  expect(await read()).toMatchObject({ who: expect.any(String), isChanged: true });
});
