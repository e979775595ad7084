import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { staffFactors } from '#shop/accounts/admin/server/tables.ts';
import { makeStaff, makeTimeCode } from '#shop/accounts/admin/server/testing.ts';
import { codeOf } from '#shop/checkout/server/hold/testing.ts';
import { setPayout } from '../../server/payout.ts';
import { returns } from '../../server/tables.ts';
import { ask, inspectWhole, makeDelivered } from '../../server/testing.ts';
import { approvePayout, payRefund } from './pay-refund.ts';
import { shareReturnLink } from './share-return-link.ts';

const { db } = await testDatabase();
const paid = { payoutVersion: 1, reference: '434512345678', alonePaise: 1_100_00 };
const shop = { url: 'https://shop.example', name: 'Aranya' };

type By = { userId: number; namesOf: () => Promise<Map<number, string>> };

async function staffWith(role: 'owner' | 'support'): Promise<By> {
  const { userId } = await makeStaff(db, role);
  await makeTimeCode(db, userId);
  return { userId, namesOf: async () => new Map() };
}

/** A large refund that is due, with what each person did for it. */
async function due(asked: By | undefined, inspected: By) {
  const order = await makeDelivered(db, { sold: [{ quantity: 5 }] });
  const of = { orderId: order.orderId, orderNumber: order.orderNumber };
  if (asked) await shareReturnLink(db, { ...of, userId: asked.userId, role: 'support', shop });
  const id = await ask(db, order, { lines: [{ orderLineId: order.lines[0]!.id, quantity: 4 }] });
  await inspectWhole(db, { id, orderId: order.orderId, by: inspected });
  await setPayout(db, { id, orderId: order.orderId, payout: { kind: 'upi', upiId: 'meera@okbank' } });
  return id;
}

const agree = (id: number, by: By) =>
  codeOf(approvePayout(db, { id, by, payoutVersion: 1 }).then(() => 'agreed'));
const pay = (id: number, by: By) => codeOf(payRefund(db, { id, by, ...paid }));
const approverOf = async (id: number) =>
  (await db.select({ by: returns.approvedBy }).from(returns).where(eq(returns.id, id)))[0]!.by;

const roles = ['owner', 'support', 'support'] as const;

it.each([2, 3])('of %i people somebody can pay a large refund, and nobody alone', async (count) => {
  await db.delete(staffFactors);
  const team = await Promise.all(roles.slice(0, count).map((role) => staffWith(role)));
  const first = [undefined, ...team];
  for (const asked of first)
    for (const inspected of team)
      for (const agreesFirst of team) {
        const id = await due(asked, inspected);
        const named = [asked, inspected, agreesFirst].map((one) => (one ? team.indexOf(one) : -1)).join();
        expect(await pay(id, agreesFirst), `${named} pays without an agreement`).toBe('colleague_needed');
        const answer = await agree(id, agreesFirst);
        // An agreement that is no act says so.
        expect(await approverOf(id), named).toBe(answer === 'pays_alone' ? null : agreesFirst.userId);
        if (answer !== 'pays_alone') {
          expect(await pay(id, agreesFirst), `${named} agrees and pays`).not.toBe('done');
          expect(await agree(id, agreesFirst), `${named} agrees twice`).not.toBe('pays_alone');
        }
        let payer: By | undefined;
        for (const agrees of [undefined, ...team.filter((one) => one !== agreesFirst)]) {
          if (agrees) await agree(id, agrees);
          for (const one of team) if (!payer && (await pay(id, one)) === 'done') payer = one;
          if (payer) break;
        }
        expect(payer, `nobody can pay ${named}`).toBeDefined();
        expect(await approverOf(id), `${named} pays alone`).not.toBe(payer!.userId);
      }
});

it('an agreement goes over to who agrees later', async () => {
  await db.delete(staffFactors);
  const [owner, support] = [await staffWith('owner'), await staffWith('support')];
  const id = await due(undefined, owner);
  expect(await agree(id, support)).toBe('pays_alone');
  expect(await agree(id, owner)).not.toBe('pays_alone');
  expect(await pay(id, support)).toBe('done');
});
