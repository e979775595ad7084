import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';

const partOfOrders = 2_000;

/**
 * Fills a test's shop with `count` orders of the last year, one a line and with a shipment, in one statement each. One in
 * 200 is open, one in 50 came back. The courier changed this year. `productIds` are ordered in turn, the first in nine of ten orders.
 * The ids of the `users` follow each other.
 */
export async function fillOrders(
  db: Db,
  {
    count,
    userId,
    users = 1,
    productIds,
  }: { count: number; userId: number; users?: number; productIds: number[] },
): Promise<void> {
  const [popular, ...rare] = productIds;
  // In parts, since a statement has five seconds and each order gets the keys of its name.
  for (let from = 1; from <= count; from += partOfOrders)
    await db.execute(sql`
    insert into orders (id, order_number, user_id, body_hash, state, subtotal_paise, discount_paise, fee_paise, total_paise,
      address, estimated_delivery_date, placed_at, courier)
    select gen_random_uuid(), 'AR-9' || lpad(n::text, 9, '0'), ${userId}::int + n % ${users}::int, '', 
      case when n % 200 = 0 then 'confirmed' when n % 50 = 1 then 'returned' else 'delivered' end,
      50000, 0, 0, 50000,
      jsonb_build_object('name', (array['Meera', 'Asha', 'Ravi', 'Rahul'])[1 + n % 4] || ' ' || 
          (array['Iyer', 'Kumar', 'Singh', 'Das', 'Bose'])[1 + n % 5] || ' f' || n % 5003,
        'phone', (9000000000 + n % 40009)::text, 'pincode', (560000 + n % 9001)::text, 'addressLine', n || ' Temple Road',
        'city', 'Bengaluru', 'state', 'Karnataka', 'country', 'India'),
      (now() - n * interval '1 year' / ${count} + interval '4 days')::date, now() - n * interval '1 year' / ${count},
      case when n > ${count} * 0.6 then 'former' when n % 300 = 0 then 'rare' else 'usual' end
    from generate_series(${from}::int, ${Math.min(count, from + partOfOrders - 1)}::int) n`);
  await db.execute(sql`
    insert into order_lines (order_id, product_id, sku, name, quantity, unit_paise)
    select id, case when n % 10 > 0 then ${popular!} else (${JSON.stringify(rare)}::jsonb->>(n / 10 % ${rare.length}))::int end, 
      '1', 'Sample', 1, 50000
    from (select id, right(order_number, 9)::int as n from orders where order_number like 'AR-9%') made order by n`);
  await db.execute(sql`
    insert into shipments (order_id, order_number, waybill, state, request, ended_at)
    select id, order_number, 'W' || order_number, 'created', '{}', case when state <> 'confirmed' then now() end
    from orders where order_number like 'AR-9%'`);
  await db.execute(sql`vacuum analyze orders`);
  await db.execute(sql`vacuum analyze order_lines`);
  await db.execute(sql`vacuum analyze shipments`);
}
