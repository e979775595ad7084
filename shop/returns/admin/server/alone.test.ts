import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeStaff, makeTimeCode } from '#shop/accounts/admin/server/testing.ts';
import { hasColleague } from '#shop/accounts/admin/server/staff-session.ts';
import { codeOf } from '#shop/orders/server/hold/testing.ts';
import { setPayout } from '../../server/payout.ts';
import { ask, inspectWhole, makeDelivered } from '../../server/testing.ts';
import { payRefund } from './pay-refund.ts';

const { db } = await testDatabase();

it('lets a person who is alone pay a large refund, until a colleague may pay too', async () => {
  const { userId } = await makeStaff(db, 'owner');
  const by = { userId, namesOf: async () => new Map<number, string>() };
  const pay = async () => {
    const order = await makeDelivered(db, { sold: [{ quantity: 5 }] });
    const id = await ask(db, order, { lines: [{ orderLineId: order.lines[0]!.id, quantity: 5 }] });
    const of = { id, orderId: order.orderId };
    await inspectWhole(db, { ...of, by });
    await setPayout(db, { ...of, payout: { kind: 'upi', upiId: 'meera@okbank' } });
    const paid = { payoutVersion: 1, reference: '434512345678', alonePaise: 2_000_00 };
    return codeOf(payRefund(db, { id, by, ...paid }));
  };
  await makeTimeCode(db, (await makeStaff(db, 'packer')).userId);
  // A colleague who never set up a second factor cannot pay.
  await makeStaff(db, 'support');
  expect(await hasColleague(db, { userId, roles: ['support'] })).toBe(false);
  expect(await pay()).toBe('done');
  await makeTimeCode(db, (await makeStaff(db, 'support')).userId);
  expect(await pay()).toBe('colleague_needed');
});
