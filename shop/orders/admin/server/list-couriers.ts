import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';

/** Returns the couriers that have carried orders (GET /api/admin/order-filters). Empty before the first waybill. */
export async function listCouriers(db: Db): Promise<string[]> {
  // Jumps from courier to courier in the index, however many orders there are.
  const { rows } = await db.execute<{ courier: string }>(sql`
    with recursive couriers as (
      (select courier from orders where courier > '' order by courier limit 1)
      union all
      select (select courier from orders where orders.courier > couriers.courier order by courier limit 1)
      from couriers where couriers.courier is not null)
    select courier from couriers where courier is not null`);
  return rows.map(({ courier }) => courier);
}
