// §9 a signed link confirms, corrects, moves to another day or cancels a held order, once; reminded after 12 hours, never cancelled by the shop
import { beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { editOrder } from '../../admin/server/edit-order.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { recordsOf, stockOf } from '#shop/orders/server/testing.ts';
import { releaseOrder } from './answer-hold.ts';
import { answersOn, codeOf, dispatch, knowPincodes, placeHeld } from './testing.ts';

const { db } = await testDatabase();
const by = { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) };

beforeAll(() => knowPincodes(db));

const { confirm, cancel, logOf } = answersOn(db);

describe('at the same moment', () => {
  const rounds = 6;

  it('a confirmation and a cancellation: one wins, and stock and courier agree', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { token, orderNumber, orderId, userId, row, productId } = await placeHeld(db);
      const byAccount = round % 2 === 0;
      await Promise.allSettled([
        confirm(token),
        byAccount ? cancelOrder(db, { userId, orderNumber }) : cancel(token),
      ]);
      const { state, heldFor } = await row();
      expect(heldFor).toBeNull();
      const { shipments } = await recordsOf(db, orderId);
      // The account may also cancel what was just confirmed.
      expect([state, shipments[0]!.state]).toEqual(
        state === 'cancelled' ? ['cancelled', 'withdrawn'] : ['placed', 'waiting'],
      );
      if (byAccount) expect(state).toBe('cancelled');
      expect((await stockOf(db, productId)).stock).toBe(state === 'cancelled' ? 10 : 8);
    }
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('five confirmations and a release by staff: the courier is asked once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { token, orderNumber, orderId, row } = await placeHeld(db);
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => codeOf(confirm(token))),
        codeOf(releaseOrder(db, { orderNumber, by, dispatch })),
      ]);
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      expect((await row()).heldFor).toBeNull();
      const { jobs } = await recordsOf(db, orderId);
      expect(jobs.filter((name) => name === 'delivery.create-shipment')).toHaveLength(1);
      expect(await logOf(orderNumber)).toHaveLength(1);
    }
  });

  it('a confirmation and an edit by staff: neither is lost', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { token, orderNumber, orderId, row } = await placeHeld(db);
      const fields = { addressLine: '9 New Road' };
      const [confirmed, edited] = await Promise.all([
        codeOf(confirm(token)),
        codeOf(editOrder(db, { orderNumber, version: 0, fields, dispatch, by })),
      ]);
      const { heldFor, address } = await row();
      expect([confirmed, edited]).toEqual(
        edited === 'done' ? ['order_changed', 'done'] : ['done', 'changed_meanwhile'],
      );
      expect([heldFor === null, address.addressLine === '9 New Road']).toEqual([
        confirmed === 'done',
        edited === 'done',
      ]);
      expect((await recordsOf(db, orderId)).shipments[0]!.request.recipient).toEqual(address);
    }
    expect(await checkInvariants(db)).toEqual([]);
  });
});
