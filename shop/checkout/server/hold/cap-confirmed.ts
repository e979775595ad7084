import { ownedDomain } from '#platform/server/limits/limit-inboxes.ts';
import { type Db, executeNamed } from '#platform/server/db.ts';
import { refusals } from '#shop/orders/confirm.ts';
import { methodOf, paymentMethodNames } from '#shop/payments/methods.ts';
import { finalStates, inSql } from '#shop/orders/states.ts';
import type { orders } from '#shop/orders/server/tables.ts';
import { capRefusals, type OrderCaps } from '../../order-caps.ts';
import { unitsOfOrder } from './settle-units.ts';

type Params = { order: typeof orders.$inferSelect; caps: OrderCaps };

type Confirmed = {
  /** Open cash orders that the inbox has confirmed. */
  open: number;
  units: {
    productId: number;
    name: string;
    stock: number;
    most: number;
    ofInbox: number;
    ofDomain: number;
  }[];
};

/** A smaller stock is sold to its last unit, as in `reserveStock`. */
const sharedStock = 10;

/**
 * Refuses (409) the confirmation of a new customer's cash order by its email beyond the caps of the inbox, or beyond half of a product's stock
 * for all inboxes of one domain, which may belong to one person. An order without an account is counted here, since an address that nobody has
 * proved must not stop its owner from ordering. Staff may release what is refused.
 */
export async function capConfirmed(tx: Db, { order, caps }: Params): Promise<void> {
  if (!order.ofNewCustomer || methodOf(order.paymentMode).due !== 'at the door') return;
  const inbox = await inboxOfOrder(tx, order);
  if (!inbox) return;
  const owned = ownedDomain(inbox);
  await executeNamed(tx, 'lock_confirmed', locking, [inbox, owned]);
  const wanted = new Map((await unitsOfOrder(tx, order.id)).map((units) => [units.productId, units]));
  const { rows } = await executeNamed(tx, 'count_confirmed', counting, [
    order.id,
    inbox,
    owned,
    [...wanted.keys()],
  ]);
  const { open, units } = rows[0] as Confirmed;
  if (open >= caps.openPerCustomer) throw capRefusals.tooManyOpenOrders(open);
  for (const { productId, name, stock, most, ofInbox, ofDomain } of units) {
    const { quantity } = wanted.get(productId)!;
    const max = Math.max(most * caps.linesPerProduct, quantity);
    if (ofInbox + quantity > max) throw capRefusals.tooManyOpenUnits({ name, open: ofInbox, max });
    const all = stock + ofDomain;
    if (owned && quantity > 0 && all > sharedStock && (ofDomain + quantity) * 2 > all)
      throw refusals.manyOfDomain({ name, domain: owned });
  }
}

async function inboxOfOrder(tx: Db, { id }: { id: string }): Promise<string | null> {
  const { rows } = await executeNamed(
    tx,
    'inbox_of_order',
    `select inbox_of(coalesce(email, contact_email)) as inbox from orders left join users on users.id = user_id where orders.id = $1`,
    [id],
  );
  return (rows[0] as { inbox: string | null }).inbox;
}

const locking = `select pg_advisory_xact_lock(hashtext('confirmations of a domain'), hashtext($2)),
  pg_advisory_xact_lock(hashtext('confirmations of an inbox'), hashtext($1))`;

const inCash = paymentMethodNames
  .filter((name) => methodOf(name).due === 'at the door')
  .map((name) => `'${name}'`);

const counting = `
  with confirmed as (
    select orders.id, inbox = $2 as is_mine, (host = $3 or host like '%.' || $3) as is_of_domain
    from orders left join users on users.id = user_id, inbox_of(coalesce(email, contact_email)) as inbox, split_part(inbox, '@', 2) as host
    where orders.id <> $1 and state not in ${inSql(finalStates)} and of_new_customer and confirmed_by = 'customer'
      and payment_mode in (${inCash.join(', ')}) and (inbox = $2 or host = $3 or host like '%.' || $3)
  ), taken as (
    select is_mine, is_of_domain, coalesce((part->>'productId')::int, product_id) as product_id,
      quantity::float8 * packs * coalesce((part->>'quantity')::int, 1) as units
    from confirmed join order_lines on order_lines.order_id = confirmed.id
    left join lateral jsonb_array_elements(parts) as part on true
  )
  select (select count(*)::int from confirmed where is_mine) as open, coalesce((select json_agg(json_build_object(
    'productId', id, 'name', name, 'stock', stock + unconfirmed, 'most', max_per_line * (select max(pack) from unnest(supply_packs) as pack),
    'ofInbox', coalesce((select sum(units) from taken where product_id = products.id and is_mine), 0),
    'ofDomain', coalesce((select sum(units) from taken where product_id = products.id and is_of_domain), 0)) order by id)
    from products where id = any($4::int[])), '[]') as units`;
