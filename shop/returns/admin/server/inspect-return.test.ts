import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { codeOf } from '#shop/checkout/server/hold/testing.ts';
import { stockOf } from '#shop/orders/server/testing.ts';
import { approveReturn, pickUpReturn } from '../../server/change-return.ts';
import { returns } from '../../server/tables.ts';
import { ask, makeDelivered, seller, wholeInspection } from '../../server/testing.ts';
import { inspectReturn } from './inspect-return.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'support');
const by = { userId, namesOf: async () => new Map<number, string>() };

async function stateOf(id: number): Promise<string> {
  const [row] = await db.select().from(returns).where(eq(returns.id, id));
  return row!.state;
}

describe('the inspection of a return', () => {
  // §9 a return goes from the request through answer, pickup and inspection to the refund; of two answers at once the first counts
  it('restocks only sellable units, and refunds what staff say', async () => {
    const order = await makeDelivered(db);
    const [line] = order.lines;
    const before = await stockOf(db, line!.productId);
    const id = await ask(db, order, { lines: [{ orderLineId: line!.id, quantity: 3 }] });
    const of = { id, orderId: order.orderId };
    await approveReturn(db, { id, by });
    await pickUpReturn(db, { id, by });
    const { units } = await wholeInspection(db, of);
    const found = units.map((unit) => Object.assign(unit, { sellable: 1, damaged: 1, missing: 1 }));
    const lines = [{ orderLineId: line!.id, refundedQuantity: 2 }];
    await inspectReturn(db, { id, by, answer: '', lines, units: found, seller });
    expect((await stockOf(db, line!.productId)).stock).toBe(before.stock + 1);
    const [row] = await db.select().from(returns).where(eq(returns.id, id));
    expect(row).toMatchObject({ state: 'inspected', refundPaise: 99_333 });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is done once by twenty requests at once', async () => {
    const order = await makeDelivered(db);
    const id = await ask(db, order);
    const of = { id, orderId: order.orderId };
    await approveReturn(db, { id, by });
    await pickUpReturn(db, { id, by });
    const form = await wholeInspection(db, of);
    const before = await stockOf(db, order.lines[0]!.productId);
    // A busy database may refuse some. None restocks twice.
    await Promise.allSettled(
      Array.from({ length: 20 }, () => inspectReturn(db, { id, by, ...form, seller })),
    );
    await inspectReturn(db, { id, by, ...form, seller });
    expect((await stockOf(db, order.lines[0]!.productId)).stock).toBe(before.stock + 1);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('refuses units that do not add up, foreign units and too large refunds', async () => {
    const order = await makeDelivered(db);
    const id = await ask(db, order);
    const of = { id, orderId: order.orderId };
    await approveReturn(db, { id, by });
    expect(await codeOf(inspectReturn(db, { id, by, ...(await wholeInspection(db, of)), seller }))).toBe(
      'return_moved',
    );
    await pickUpReturn(db, { id, by });
    const { units, lines } = await wholeInspection(db, of);
    const [unit] = units;
    const tried = [
      { units: [{ ...unit!, sellable: 2 }], lines },
      { units: [{ ...unit!, damaged: 1 }], lines },
      { units: [], lines },
      { units: [unit!, unit!], lines },
      { units: [{ ...unit!, productId: unit!.productId + 1 }], lines },
      { units, lines: [{ ...lines[0]!, refundedQuantity: 2 }] },
      { units, lines: [] },
    ];
    for (const form of tried)
      expect(await codeOf(inspectReturn(db, { id, by, answer: '', ...form, seller }))).toBe('units_differ');
    expect(await stateOf(id)).toBe('picked_up');
  });

  it('refuses the return with words when nothing is refunded', async () => {
    const order = await makeDelivered(db);
    const id = await ask(db, order);
    await approveReturn(db, { id, by });
    await pickUpReturn(db, { id, by });
    const { units, lines } = await wholeInspection(db, { id, orderId: order.orderId });
    const form = {
      units: units.map((unit) => Object.assign(unit, { sellable: 0, damaged: 1 })),
      lines: lines.map((line) => Object.assign(line, { refundedQuantity: 0 })),
    };
    expect(await codeOf(inspectReturn(db, { id, by, ...form, answer: '', seller }))).toBe('answer_needed');
    await inspectReturn(db, { id, by, ...form, answer: 'The seal is broken.', seller });
    expect(await stateOf(id)).toBe('refused');
    expect(await checkInvariants(db)).toEqual([]);
  });
});
