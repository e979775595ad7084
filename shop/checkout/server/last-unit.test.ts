// §7 fifty customers and one last unit: one gets it
import { expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { isRefusal } from '#platform/refusal.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { listOrders } from '#shop/orders/server/list-orders.ts';
import { placeOrder } from './place-order.ts';
import { makeOrderBody, makeCustomer, stockOf } from '#shop/orders/server/testing.ts';

const { db } = await testDatabase();

/** `CHAOS_ROUNDS=100` runs all rounds; a few suffice for each commit. */
const rounds = Number(process.env.CHAOS_ROUNDS ?? 3);
const customers = 50;

/** Sold out, or no connection within two seconds on a busy machine. */
function whyNot(reason: unknown): boolean {
  return isRefusal(reason, 'out_of_stock') || /timeout exceeded when trying to connect/.test(String(reason));
}

it(
  `${customers} customers and one last unit: exactly one gets it, ${rounds} times`,
  async () => {
    const users = await Promise.all(Array.from({ length: customers }, () => makeCustomer(db)));
    const winners = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await makeProduct(db, { stock: 1 });
      const results = await Promise.allSettled(
        users.map(({ userId }) =>
          placeOrder(db, {
            userId,
            order: makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]),
          }),
        ),
      );
      const won = results.flatMap(({ status }, at) => (status === 'fulfilled' ? [at] : []));
      expect(won).toHaveLength(1);
      winners.add(won[0]!);
      for (const result of results)
        if (result.status === 'rejected') expect(whyNot(result.reason)).toBeTruthy();
      expect(await stockOf(db, id)).toEqual({ stock: 0, movements: 0 });
    }
    const lists = await Promise.all(
      users.map(async ({ userId }) => (await listOrders(db, { userId })).orders),
    );
    expect(lists.flat()).toHaveLength(rounds);
    expect(winners.size).toBeGreaterThan(0);
    expect(await checkInvariants(db)).toEqual([]);
  },
  20_000 + rounds * 10_000,
);
