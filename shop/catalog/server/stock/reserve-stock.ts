import { type Db, executeNamed } from '#platform/server/db.ts';
import { refusals } from '../../refusals.ts';

/** `isSold` requires a product that is for sale; a part of a combo may be stopped. `name` is the ordered product. */
export type OrderedUnits = { productId: number; quantity: number; isSold: boolean; name: string };

/** Unconfirmed orders of new customers share a stock of more units by half, so that nobody who pays nothing empties it. */
const sharedStock = 10;

/** An unconfirmed order would hold more than half of a product's stock. */
export class BeyondHalf extends Error {}

type Params = {
  orderId: string;
  units: OrderedUnits[];
  /** A cash order of a new customer, whose units count in `products.unconfirmed`. */
  isUnconfirmed?: boolean;
  /** The order gave the same units back before. */
  isReopened?: boolean;
};

/**
 * Reserves stock for an order in its transaction, with its stock movements, in one statement. Rows lock in sorted order,
 * which prevents deadlocks, and stock never falls below zero. `units` must be summed by product; an ordered combo has a
 * quantity of 0. Refuses with the name of the ordered product that has too little (409).
 * Throws `BeyondHalf` where an unconfirmed order asks for more than such orders may hold together.
 */
export async function reserveStock(
  tx: Db,
  { orderId, units, isUnconfirmed = false, isReopened = false }: Params,
): Promise<void> {
  const { rows } = await executeNamed(tx, 'reserve_stock', reserving, [
    units.map(({ productId }) => productId),
    units.map(({ quantity }) => quantity),
    units.map(({ isSold }) => isSold),
    orderId,
    isUnconfirmed,
    sharedStock,
    isReopened ? 'reopened' : 'ordered',
  ]);
  const taken = new Set((rows as { id: number }[]).map(({ id }) => id));
  const missing = units.find(({ productId }) => !taken.has(productId));
  if (!missing) return;
  if (isUnconfirmed && (await hasEnough(tx, missing))) throw new BeyondHalf();
  throw refusals.outOfStock(missing.name);
}

/** The row is locked, so it shows what the refused statement saw. */
async function hasEnough(tx: Db, { productId, quantity, isSold }: OrderedUnits): Promise<boolean> {
  const { rows } = await executeNamed(tx, 'has_enough', enough, [productId, quantity, isSold]);
  return rows.length > 0;
}

const enough = `select from products where id = $1 and stock >= $2 and (published and on_sale or not $3)`;

const reserving = `
  with wanted as (
    select id, wanted.quantity, wanted.is_sold
    from products join unnest($1::int[], $2::int[], $3::bool[]) as wanted (id, quantity, is_sold) using (id)
    order by id
    for no key update of products
  ), taken as (
    update products set stock = products.stock - wanted.quantity,
      unconfirmed = products.unconfirmed + case when $5::bool then wanted.quantity else 0 end
    from wanted
    where products.id = wanted.id and (published and on_sale or not is_sold) and products.stock >= wanted.quantity
      and (not $5::bool or wanted.quantity = 0 or products.stock + products.unconfirmed <= $6::int
        or (products.unconfirmed + wanted.quantity) * 2 <= products.stock + products.unconfirmed)
    returning products.id, wanted.quantity
  ), movements as (
    insert into stock_movements (product_id, change, reason, order_id)
    select id, -quantity, $7::text, $4 from taken where quantity > 0
  )
  select id from taken`;
