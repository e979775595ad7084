import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '#platform/server/db.ts';
import { listProducts } from '../list-products.ts';
import { reserveStock } from '../stock/reserve-stock.ts';
import { products } from '../tables.ts';
import { makeProduct } from '../testing.ts';
import { makeGroup } from './testing.ts';

const { db } = await testDatabase();
const customers = 50;

it('sells the last piece of a size once while customers buy another size', async () => {
  const [last, other] = [
    await makeProduct(db, { name: 'Oil 100 ml', stock: 1, mrpPaise: 20_000 }),
    await makeProduct(db, { name: 'Oil 200 ml', stock: customers + 1, mrpPaise: 30_000 }),
  ];
  const members = [last, other].map(({ id, name }) => ({ id, values: [name.slice('Oil '.length)] }));
  await makeGroup(db, { members });
  const cards = async () => (await listProducts(db, { isOfCards: true })).products.map(({ id }) => id);
  expect(await cards()).toEqual([last.id]);
  const buy = ({ id: productId, name }: typeof last) =>
    inTransaction(db, (tx) =>
      reserveStock(tx, {
        orderId: randomUUID(),
        units: [{ productId, quantity: 1, isSold: true, name }],
      }),
    );
  const bought = await Promise.allSettled(
    Array.from({ length: customers }).flatMap(() => [buy(last), buy(other)]),
  );
  const of = (place: number) => bought.filter((_, at) => at % 2 === place);
  expect(of(0).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of of(0))
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'out_of_stock' });
  expect(of(1).every(({ status }) => status === 'fulfilled')).toBe(true);
  const [left] = await db.select().from(products).where(eq(products.id, other.id));
  expect(left!.stock).toBe(1);
  expect(await cards()).toEqual([other.id]);
});
