// §9 a refund is paid once; its account is sealed, masked and emptied after 90 days; above a limit, which counts 24 hours and all refunds of an order, a
// second person agrees
import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changeLog } from '#platform/server/tables.ts';
import { testDatabase } from '#database/test-database.ts';
import { makeStaff, makeTimeCode } from '#shop/accounts/admin/server/testing.ts';
import { hasColleague } from '#shop/accounts/admin/server/staff-session.ts';
import { codeOf } from '#shop/checkout/server/hold/testing.ts';
import { setPayout } from '../../server/payout.ts';
import { ask, inspectWhole, makeDelivered } from '../../server/testing.ts';
import { returns } from '../../server/tables.ts';
import { approvePayout, payRefund } from './pay-refund.ts';
import { shareReturnLink } from './share-return-link.ts';

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
    const code = await codeOf(payRefund(db, { id, by, ...paid }));
    const [row] = await db.select().from(returns).where(eq(returns.id, id));
    return { code, id, orderId: order.orderId, orderNumber: order.orderNumber, row: row! };
  };
  await makeTimeCode(db, (await makeStaff(db, 'packer')).userId);
  // A colleague who never set up a second factor cannot pay.
  await makeStaff(db, 'support');
  expect(await hasColleague(db, { userId, roles: ['support'] })).toBe(false);
  const [first, second] = [await pay(), await pay()];
  expect([first.code, second.code]).toEqual(['done', 'done']);
  expect(second.row.paidInDayPaise, 'the sum of the day').toBe(
    first.row.refundPaise! + second.row.refundPaise!,
  );
  const [logged] = await db
    .select()
    .from(changeLog)
    .where(eq(changeLog.entityId, String(second.id)))
    .orderBy(desc(changeLog.id))
    .limit(1);
  expect(JSON.stringify(logged)).toContain('paidInDayPaise');

  const { userId: colleague } = await makeStaff(db, 'support');
  await makeTimeCode(db, colleague);
  const third = await pay();
  expect(third.code).toBe('colleague_needed');
  // Both took part, and nobody else is there: one agrees, and the other one pays.
  const shop = { url: 'https://shop.example', name: 'Aranya' };
  await shareReturnLink(db, { orderNumber: third.orderNumber, userId: colleague, role: 'support', shop });
  await approvePayout(db, { id: third.id, by, payoutVersion: 1 });
  const other = { userId: colleague, namesOf: by.namesOf };
  const payment = { payoutVersion: 1, reference: '434512345678', alonePaise: 2_000_00 };
  expect(await codeOf(payRefund(db, { id: third.id, by: other, ...payment }))).toBe('done');
});
