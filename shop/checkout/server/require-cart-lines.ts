import { type Db, executeNamed } from '#platform/server/db.ts';
import { lockCartLines } from '#shop/cart/server/lock-cart-lines.ts';
import { refusals } from '#shop/orders/contract.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import { sumItems } from '#shop/orders/server/placing/price-items.ts';

/** Refuses (409) items that the cart no longer holds, and names the order of a user which took them. */
export async function requireCartLines(
  tx: Db,
  {
    userId,
    cartToken,
    order,
  }: { userId: number | null; cartToken?: string | undefined; order: PlaceOrderBody },
): Promise<void> {
  const lines = [...sumItems(order.items).values()];
  const missing = await lockCartLines(tx, {
    owner: { userId: userId ?? undefined, guestToken: cartToken },
    lines,
  });
  if (missing.length === 0) return;
  const isPart = missing.length < lines.length;
  if (userId === null) throw refusals.leftCart(isPart);
  const { rows } = await executeNamed(tx, 'order_that_took', tookLines, [
    userId,
    missing.map(({ lineOptions }) => lineOptions.productId),
    missing.map(({ lineOptions }) => lineOptions.plan),
    missing.map(({ lineOptions }) => lineOptions.frequencyDays),
  ]);
  const [taker] = rows as { orderNumber: string }[];
  throw taker ? refusals.orderedBefore(taker.orderNumber, isPart) : refusals.leftCart(isPart);
}

/** An older order did not take lines that a checkout still shows. */
const tookLines = `
  select order_number as "orderNumber"
  from orders
  where user_id = $1 and channel = 'web' and not buy_now and placed_at > now() - interval '7 days'
    and exists (
      select from order_lines
      join unnest($2::int[], $3::text[], $4::int[]) as missing (product_id, supply_days, frequency_days)
        using (product_id, supply_days, frequency_days)
      where order_lines.order_id = orders.id)
  order by placed_at desc
  limit 1`;
