import { and, eq, inArray } from 'drizzle-orm';
import { type Db, executeNamed } from '#platform/server/db.ts';
import { clearComboStock } from '../combo-parts.ts';
import { stockMovements } from './tables.ts';
import { giveBatchesBack } from './take-batches.ts';

/**
 * Restocks a cancelled order exactly once: a second call changes nothing. An order that was reopened since is restocked again. A packed order
 * gives its units back to the batches that they came from. An edited order has taken the sum of its movements. A product that became a combo
 * since keeps no stock.
 */
export async function restock(tx: Db, { orderId }: { orderId: string }): Promise<void> {
  const entries = await tx
    .select({ productId: stockMovements.productId, reason: stockMovements.reason })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.orderId, orderId),
        inArray(stockMovements.reason, ['ordered', 'edited', 'cancelled', 'reopened']),
      ),
    );
  const count = (given: string) => entries.filter(({ reason }) => reason === given).length;
  if (entries.length === 0 || count('cancelled') > count('reopened')) return;
  await executeNamed(tx, 'restock', restocking, [orderId]);
  await giveBatchesBack(tx, { orderId, reason: 'cancelled' });
  await clearComboStock(tx, { productIds: entries.map(({ productId }) => productId) });
}

const restocking = `
  with taken as (
    select product_id, -sum(change)::int as units from stock_movements
    where order_id = $1 and reason in ('ordered', 'edited') group by product_id having sum(change) <> 0
  ), locked as (
    select id from products where id in (select product_id from taken) order by id for no key update
  ), restocked as (
    update products set stock = stock + units from taken
    where products.id = product_id and products.id in (select id from locked)
  )
  insert into stock_movements (product_id, change, reason, order_id)
  select product_id, units, 'cancelled', $1 from taken`;
