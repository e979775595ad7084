import { eq } from 'drizzle-orm';
import { type Db, executeNamed } from '#platform/server/db.ts';
import { refusals } from '../contract.ts';
import { products } from './tables.ts';

type Units = { productId: number; quantity: number };

/**
 * Reserves stock for an order in its transaction, with its stock movements, in one statement. Rows lock in sorted order,
 * which prevents deadlocks, and stock never falls below zero. `units` must be summed by product. Refuses with the name of the
 * product that has too little (409).
 */
export async function reserveStock(
  tx: Db,
  { orderId, units }: { orderId: string; units: Units[] },
): Promise<void> {
  const ids = units.map(({ productId }) => productId);
  const quantities = units.map(({ quantity }) => quantity);
  const { rows } = await executeNamed(tx, 'reserve_stock', reserving, [ids, quantities, orderId]);
  const taken = new Set((rows as { id: number }[]).map(({ id }) => id));
  const missing = units.find(({ productId }) => !taken.has(productId));
  if (missing) throw await outOfStock(tx, missing.productId);
}

const reserving = `
  with wanted as (
    select id, wanted.quantity
    from products join unnest($1::int[], $2::int[]) as wanted (id, quantity) using (id)
    order by id
    for no key update of products
  ), taken as (
    update products set stock = products.stock - wanted.quantity
    from wanted
    where products.id = wanted.id and published and on_sale and products.stock >= wanted.quantity
    returning products.id, wanted.quantity
  )
  insert into stock_movements (product_id, change, reason, order_id)
  select id, -quantity, 'ordered', $3 from taken
  returning product_id as id`;

async function outOfStock(tx: Db, productId: number) {
  const [product] = await tx.select({ name: products.name }).from(products).where(eq(products.id, productId));
  return product ? refusals.outOfStock(product.name) : refusals.productNotFound();
}
