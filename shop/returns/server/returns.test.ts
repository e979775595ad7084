import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { changeLog } from '#platform/server/tables.ts';
import { dayMs } from '#platform/india-time.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { codeOf } from '#shop/checkout/server/hold/testing.ts';
import { stockOf } from '#shop/orders/server/testing.ts';
import { getReturn } from '../admin/server/get-return.ts';
import { refusals } from '../contract.ts';
import { addPhoto } from './photos.ts';
import { approveReturn, pickUpReturn, refuseReturn, withdrawReturn } from './change-return.ts';
import { readReturns, readReturnsForCustomer } from './read-returns.ts';
import { requestReturn } from './request-return.ts';
import { theCustomer } from './return-kind.ts';
import { returnEvents, returns } from './tables.ts';
import { ask, inspectWhole, makeDelivered, rules, seller } from './testing.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'support');
const by = { userId, namesOf: async () => new Map<number, string>() };

async function stateOf(id: number): Promise<string> {
  const [row] = await db.select().from(returns).where(eq(returns.id, id));
  return row!.state;
}

describe('a return', () => {
  // §9 a fault is refunded or replaced as the customer asks; staff read the remedy and what it is worth before they answer
  it('may ask for the same product again, of a fault only', async () => {
    const order = await makeDelivered(db);
    await issueInvoice(db, { orderId: order.orderId, seller });
    const lines = [{ orderLineId: order.lines[0]!.id, quantity: 2 }];
    const id = await ask(db, order, { remedy: 'replacement', lines });
    const look = { userId, role: 'support', alonePaise: 0 } as const;
    expect(await getReturn(db, { id, ...look })).toMatchObject({
      remedy: 'replacement',
      customerName: (order.order.address as { name: string }).name,
      expectedAmount: 993.33,
    });
    await withdrawReturn(db, { id, orderId: order.orderId });
    const unopened = await ask(db, order, { reason: 'changed_mind', remedy: 'replacement', lines });
    expect(await getReturn(db, { id: unopened, ...look })).toMatchObject({ remedy: 'refund' });
    expect(await getReturn(db, { id, ...look })).toMatchObject({ expectedAmount: null });
  });

  // §9 a return goes from the request through answer, pickup and inspection to the refund; of two answers at once the first counts
  it('goes from the request to the due refund, with an event and an email per step', async () => {
    const order = await makeDelivered(db);
    const productId = order.lines[0]!.productId;
    const before = await stockOf(db, productId);
    await issueInvoice(db, { orderId: order.orderId, seller });
    const shown = await readReturnsForCustomer(db, { order: order.order, rules, refundDays: 7 });
    expect(shown).toMatchObject({ lines: [{ refunds: [496.67, 993.33, 1490] }], refundOfRest: 7 });
    const id = await ask(db, order, { lines: [{ orderLineId: order.lines[0]!.id, quantity: 2 }] });
    await inspectWhole(db, { id, orderId: order.orderId, by });
    const [row] = await db.select().from(returns).where(eq(returns.id, id));
    // Two of three units of ₹500, with their share of the ₹10 discount, and without the fee.
    expect(row).toMatchObject({ state: 'inspected', refundPaise: 99_333 });
    const events = await db
      .select()
      .from(returnEvents)
      .where(eq(returnEvents.returnId, id))
      .orderBy(returnEvents.id);
    expect(events.map(({ state, actor }) => [state, actor])).toEqual([
      ['requested', 'customer'],
      ['approved', 'staff'],
      ['picked_up', 'staff'],
      ['inspected', 'staff'],
    ]);
    const emails = await queuedEmails(db, order.email);
    const steps = emails.filter(({ template }) => template === 'return-step');
    expect(steps.map(({ data }) => (data as { step: string }).step)).toEqual([
      'requested',
      'approved',
      'picked_up',
      'inspected',
    ]);
    expect((await stockOf(db, productId)).stock).toBe(before.stock + 2);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is made once for a request that is sent twenty times at once', async () => {
    const order = await makeDelivered(db);
    const requestId = randomUUID();
    // A busy database may refuse some. None makes a second one.
    await Promise.allSettled(Array.from({ length: 20 }, () => ask(db, order, { requestId })));
    await ask(db, order, { requestId });
    expect(await db.$count(returns, eq(returns.orderId, order.orderId))).toBe(1);
    expect(await codeOf(ask(db, order, { requestId, reason: 'wrong' }))).toBe('other_request');
    const other = await makeDelivered(db);
    expect(await codeOf(ask(db, other, { requestId }))).toBe('other_request');
  });

  it('is the only open one of its order, also when two are sent at once', async () => {
    const order = await makeDelivered(db);
    const both = await Promise.all([codeOf(ask(db, order)), codeOf(ask(db, order))]);
    expect(both.toSorted()).toEqual(['done', 'return_open']);
  });

  it('never asks for more units than were delivered and not returned', async () => {
    const order = await makeDelivered(db);
    const lines = (quantity: number) => [{ orderLineId: order.lines[0]!.id, quantity }];
    expect(await codeOf(ask(db, order, { lines: lines(4) }))).toBe('too_many_units');
    expect(await codeOf(ask(db, order, { lines: [...lines(1), ...lines(1)] }))).toBe('too_many_units');
    const other = await makeDelivered(db);
    const foreign = [{ orderLineId: other.lines[0]!.id, quantity: 1 }];
    expect(await codeOf(ask(db, order, { lines: foreign }))).toBe('too_many_units');
    const id = await ask(db, order, { lines: lines(2) });
    await inspectWhole(db, { id, orderId: order.orderId, by });
    expect(await codeOf(ask(db, order, { lines: lines(2) }))).toBe('too_many_units');
    const { lines: shown } = await readReturns(db, { order: order.order, rules });
    expect(shown).toMatchObject([{ ordered: 3, left: 1 }]);
  });

  // §9 a customer returns lines of a delivered order by a signed link, with reason and photos, within the days and classes of the settings; staff may ask in
  // a customer's name
  it('is refused after its days, for a fault later than for a change of mind', async () => {
    const order = await makeDelivered(db);
    const asked = {
      orderId: order.orderId,
      remedy: 'refund',
      note: '',
      askedBy: 'customer',
      by: theCustomer,
      rules,
    } as const;
    const lines = [{ orderLineId: order.lines[0]!.id, quantity: 1 }];
    const at = (days: number) => new Date(Date.now() + days * dayMs);
    const codeAt = (days: number, reason: 'changed_mind' | 'damaged', more = {}) =>
      codeOf(requestReturn(db, { ...asked, requestId: randomUUID(), lines, reason, now: at(days), ...more }));
    expect(await codeAt(8, 'changed_mind')).toBe('not_returnable');
    expect(await codeAt(31, 'damaged')).toBe('not_returnable');
    const never = { rules: { ...rules, changeDays: 0 } };
    expect(await codeAt(0, 'changed_mind', never)).toBe('not_returnable');
    // Staff may accept a late fault.
    expect(await codeAt(31, 'damaged', { askedBy: 'staff', by })).toBe('done');
  });

  it('takes a refused class back only for a fault, and says so', async () => {
    const order = await makeDelivered(db);
    const [line] = order.lines;
    await db.update(products).set({ productClass: 'ayurvedic' }).where(eq(products.id, line!.productId));
    const strict = { ...rules, refusedClasses: ['ayurvedic'] as const };
    const { lines } = await readReturns(db, { order: order.order, rules: strict });
    expect(lines[0]!.refused).toEqual({
      fault: null,
      change: 'Ayurvedic medicine: we may not sell it again, so we take it back only for a fault.',
    });
  });

  it('ends by the first of a withdrawal and a refusal at once', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await makeDelivered(db);
      const id = await ask(db, order);
      const codes = await Promise.all([
        codeOf(withdrawReturn(db, { id, orderId: order.orderId })),
        codeOf(refuseReturn(db, { id, by, answer: 'The photo shows another product.' })),
      ]);
      expect(codes.toSorted()).toEqual(['done', 'return_moved']);
      expect(await db.$count(returnEvents, eq(returnEvents.returnId, id))).toBe(2);
      expect(await stateOf(id)).toBe(codes[0] === 'done' ? 'withdrawn' : 'refused');
    }
  });

  it('is approved once by two staff, and decided by the first of two answers', async () => {
    const order = await makeDelivered(db);
    const id = await ask(db, order);
    await Promise.all([approveReturn(db, { id, by }), approveReturn(db, { id, by })]);
    expect(await db.$count(returnEvents, eq(returnEvents.returnId, id))).toBe(2);
    const other = await makeDelivered(db);
    const second = await ask(db, other);
    const codes = await Promise.all([
      codeOf(pickUpReturn(db, { id, by })),
      codeOf(withdrawReturn(db, { id, orderId: order.orderId })),
      codeOf(pickUpReturn(db, { id: second, by })),
    ]);
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(['picked_up', 'withdrawn']).toContain(await stateOf(id));
    expect(codes[2]).toBe('return_moved');
  });

  it('may be withdrawn while staff approve it, and is one of both', async () => {
    const order = await makeDelivered(db);
    const id = await ask(db, order);
    await Promise.all([
      codeOf(approveReturn(db, { id, by })),
      withdrawReturn(db, { id, orderId: order.orderId }),
    ]);
    expect(await stateOf(id)).toBe('withdrawn');
  });

  it('of another order is not found by a link, and gets no photo', async () => {
    const [mine, other] = [await makeDelivered(db), await makeDelivered(db)];
    const id = await ask(db, other);
    const foreign = { id, orderId: mine.orderId };
    expect(await codeOf(withdrawReturn(db, foreign))).toBe(refusals.notFound().code);
    expect(await codeOf(addPhoto(db, { ...foreign, path: '/uploads/returns/a.webp' }))).toBe(
      'return_not_found',
    );
    expect(await stateOf(id)).toBe('requested');
  });

  it('takes five photos while it is open, also when ten are sent at once', async () => {
    const order = await makeDelivered(db);
    const id = await ask(db, order);
    const codes = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        codeOf(addPhoto(db, { id, orderId: order.orderId, path: `/uploads/returns/${id}-${at}.webp` })),
      ),
    );
    expect(codes.filter((code) => code === 'done')).toHaveLength(5);
  });

  it('is logged without personal data', async () => {
    const order = await makeDelivered(db);
    const id = await ask(db, order, { note: 'Call Meera on 9876543210' });
    await refuseReturn(db, { id, by, answer: 'Meera used it.' });
    const logged = await db
      .select()
      .from(changeLog)
      .where(and(eq(changeLog.kind, 'return'), eq(changeLog.entityId, String(id))));
    expect(logged).toHaveLength(2);
    expect(JSON.stringify(logged)).not.toMatch(/Meera|98765/);
  });
});
