import { sql } from 'drizzle-orm';
import type { JourneyShop } from './journey-shop.ts';

/** Places these orders 25 hours earlier. */
export async function ageOrders(shop: JourneyShop, orderNumbers: string[]): Promise<void> {
  const numbers = sql.param(orderNumbers);
  await shop.onDatabase(({ db }) =>
    db.execute(
      sql`update orders set placed_at = placed_at - interval '25 hours' where order_number = any(${numbers}::text[])`,
    ),
  );
}
