import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { addDays, dayOf, startOf } from '#platform/india-time.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { batches } from '#shop/catalog/server/stock/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import type { Board } from '#shop/board/admin/contract.ts';
import { openStaffApi } from './testing.ts';

const { db, call } = await openStaffApi({ MIN_SHELF_LIFE_DAYS: '60' });
const today = dayOf(new Date());

const stockRows = async (role: 'owner' | 'packer' | 'support') => {
  const { token } = await makeStaff(db, role);
  const { rows } = (await call(token, 'GET', 'board')).body as unknown as Board;
  return rows
    .filter(({ kind }) => kind === 'oldBatches' || kind === 'lowStock')
    .map(({ label: _label, action: _action, to: _to, ...row }) => row);
};

async function stocked(stock: number, given: { reorderAt?: number; archivedAt?: Date; published?: false }) {
  const { id } = await makeProduct(db, { stock });
  await db
    .update(products)
    .set({ reorderAt: null, ...given })
    .where(eq(products.id, id));
  return id;
}

beforeAll(async () => {
  await stocked(5, { reorderAt: 5 });
  await stocked(0, { reorderAt: 0 });
  await stocked(6, { reorderAt: 5 });
  await stocked(0, {});
  await stocked(1, { reorderAt: 5, archivedAt: new Date(), published: false });
  const productId = await stocked(9, {});
  const batch = (number: string, days: number, units: number) =>
    db.insert(batches).values({ productId, number, bestBefore: addDays(today, days), units });
  await batch('old', 57, 3);
  await batch('of today', 59, 1);
  await batch('good', 60, 9);
  await batch('old and empty', 10, 0);
});

it('shows products at reorder level and old batches to packer and owner', async () => {
  const expected = [
    {
      kind: 'oldBatches',
      count: 2,
      since: startOf(addDays(today, -2)).toISOString(),
      isPastDue: true,
      worst: [],
    },
    { kind: 'lowStock', count: 2, since: null, isPastDue: false, worst: [] },
  ];
  expect(await stockRows('packer')).toEqual(expected);
  expect(await stockRows('owner')).toEqual(expected);
  expect(await stockRows('support')).toEqual([]);
});
