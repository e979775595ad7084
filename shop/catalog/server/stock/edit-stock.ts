import { type Db, executeNamed } from '#platform/server/db.ts';
import { refusals } from '../../refusals.ts';
import { clearComboStock } from '../combo-parts.ts';

/** `change` is what the edited order takes more, or less with a minus. */
export type EditedUnits = { productId: number; change: number; isSold: boolean; name: string };

/**
 * Moves stock for an edited order in its transaction, in one statement, with movements 'edited'. Rows lock in sorted order, and
 * stock never falls below zero. Units given back are never refused. Refuses with the name of the ordered product that has too
 * little (409).
 */
export async function editStock(
  tx: Db,
  { orderId, units }: { orderId: string; units: EditedUnits[] },
): Promise<void> {
  const changed = units.filter(({ change }) => change !== 0);
  if (changed.length === 0) return;
  const { rows } = await executeNamed(tx, 'edit_stock', editing, [
    changed.map(({ productId }) => productId),
    changed.map(({ change }) => change),
    changed.map(({ isSold }) => isSold),
    orderId,
  ]);
  const moved = new Set((rows as { id: number }[]).map(({ id }) => id));
  const missing = changed.find(({ productId }) => !moved.has(productId));
  if (missing) throw refusals.outOfStock(missing.name);
  const returned = changed.filter(({ change }) => change < 0);
  if (returned.length > 0)
    await clearComboStock(tx, { productIds: returned.map(({ productId }) => productId) });
}

const editing = `
  with wanted as (
    select id, wanted.change, wanted.is_sold
    from products join unnest($1::int[], $2::int[], $3::bool[]) as wanted (id, change, is_sold) using (id)
    order by id
    for no key update of products
  ), moved as (
    update products set stock = products.stock - wanted.change
    from wanted
    where products.id = wanted.id and (wanted.change < 0
      or (products.stock >= wanted.change and (published and on_sale or not is_sold)))
    returning products.id, wanted.change
  ), movements as (
    insert into stock_movements (product_id, change, reason, order_id)
    select id, -change, 'edited', $4 from moved
  )
  select id from moved`;
