import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { DemoCounts } from '#shop/opening/removal.ts';
import { reviews } from '#shop/reviews/server/tables.ts';

const maxListed = 50;

/** The lines of orders that name one of these products, also as a part of a combo. */
const naming = (ids: readonly number[]) => sql`(
  select order_id from order_lines where product_id = any(${sql.param([...ids])}::int[])
  union select order_id from order_lines, jsonb_array_elements(parts) as part
    where (part->>'productId')::int = any(${sql.param([...ids])}::int[]))`;

/** The test orders that go while these products of the demo stay. */
const going = (keep: readonly number[]) =>
  keep.length > 0
    ? sql`(select id from test_orders where id not in ${naming(keep)} or id in (select order_id from sample_orders))`
    : sql`(select id from test_orders)`;

/** Returns how many test orders go with the demo while these products of it stay. */
export async function countTestOrders(db: Db, keep: readonly number[] = []): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${going(keep)} going`,
  );
  return rows[0]!.count;
}

/**
 * Returns the newest orders that name a product of the demo and stay, since they also hold a product of the merchant's own, and their
 * number. Orders of a product that stays are among them.
 */
export async function listStayingOrders(
  db: Db,
  keep: readonly number[] = [],
): Promise<{ staying: string[]; stayingCount: number }> {
  const { rows } = await db.execute<{ number: string; all: number }>(sql`
    select order_number as number, (count(*) over ())::int as all from orders
    where exists (select from order_lines join products on products.id = product_id and is_demo where order_id = orders.id)
      and id not in ${going(keep)}
    order by placed_at desc, id limit ${maxListed}`);
  return { staying: rows.map(({ number }) => number), stayingCount: rows[0]?.all ?? 0 };
}

/** Returns what the removal of the demo takes and what stays, while these products of it stay. */
export async function countDemo(db: Db, keep: readonly number[] = []): Promise<DemoCounts> {
  const isDemo = eq(products.isDemo, true);
  const ofDemo = db.select({ id: products.id }).from(products).where(isDemo);
  return {
    products: await db.$count(products, and(isDemo, notInArray(products.id, [...keep]))),
    reviews: await db.$count(reviews, inArray(reviews.productId, ofDemo)),
    orders: await countTestOrders(db, keep),
    ...(await listStayingOrders(db, keep)),
  };
}
