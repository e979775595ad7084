import { type Db, executeNamed } from '#platform/server/db.ts';
import { refusals } from '../../contract.ts';

/** `isSold` requires a product that is for sale; a part of a combo may be stopped. `name` is the ordered product. */
export type OrderedUnits = { productId: number; quantity: number; isSold: boolean; name: string };

/**
 * Reserves stock for an order in its transaction, with its stock movements, in one statement. Rows lock in sorted order,
 * which prevents deadlocks, and stock never falls below zero. `units` must be summed by product; an ordered combo has a
 * quantity of 0. Refuses with the name of the ordered product that has too little (409).
 */
export async function reserveStock(
  tx: Db,
  { orderId, units }: { orderId: string; units: OrderedUnits[] },
): Promise<void> {
  const { rows } = await executeNamed(tx, 'reserve_stock', reserving, [
    units.map(({ productId }) => productId),
    units.map(({ quantity }) => quantity),
    units.map(({ isSold }) => isSold),
    orderId,
  ]);
  const taken = new Set((rows as { id: number }[]).map(({ id }) => id));
  const missing = units.find(({ productId }) => !taken.has(productId));
  if (missing) throw refusals.outOfStock(missing.name);
}

const reserving = `
  with wanted as (
    select id, wanted.quantity, wanted.is_sold
    from products join unnest($1::int[], $2::int[], $3::bool[]) as wanted (id, quantity, is_sold) using (id)
    order by id
    for no key update of products
  ), taken as (
    update products set stock = products.stock - wanted.quantity
    from wanted
    where products.id = wanted.id and (published and on_sale or not is_sold) and products.stock >= wanted.quantity
    returning products.id, wanted.quantity
  ), movements as (
    insert into stock_movements (product_id, change, reason, order_id)
    select id, -quantity, 'ordered', $4 from taken where quantity > 0
  )
  select id from taken`;
