import { lineOptionsOfSku } from '#shop/cart/line-options.ts';
import { accountsOfInbox } from '#shop/accounts/server/accounts-of-inbox.ts';
import { lineUnits } from '#shop/catalog/stock-units.ts';
import { capRefusals } from '../../order-caps.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import { finalStates, inSql, stateAfter, statesThat } from '#shop/orders/states.ts';
import { orderedUnits, type PricedItem } from '#shop/orders/server/placing/price-items.ts';

/** Packs of one stocked product in open orders. The parts of combos count as their own products. */
export type OpenUnits = {
  productId: number;
  name: string;
  largestLine: number;
  /** Packs of the largest supply. */
  largestUnit: number;
  ofCustomer: number;
  ofPhone: number;
  ofAddress: number;
  /** The customer has paid an order at this number or address, so strangers' orders to it block nothing. */
  ownsPhone: boolean;
  ownsAddress: boolean;
};

type Capped = { openUnits: OpenUnits[]; items: PricedItem[]; linesPerProduct: number };

/**
 * Refuses (409) an order that would hold too much unpaid stock of a product, over all its lines and combos and all open orders of
 * the customer, the mobile number or the address. An order of one line within the limit of its product always fits a
 * customer without open orders. Others' orders to a number or an address leave each customer a single unit.
 */
export function capUnits({ openUnits, items, linesPerProduct }: Capped): void {
  const wanted = new Map(orderedUnits(items).map(({ productId, quantity }) => [productId, quantity]));
  const largest = largestLines(items);
  for (const units of openUnits) {
    const { productId, name, ofCustomer: open } = units;
    const held = open + (wanted.get(productId) ?? 0);
    const most = units.largestLine * linesPerProduct;
    const max = Math.max(most, largest.get(productId) ?? 0);
    if (held > max) throw capRefusals.tooManyOpenUnits({ name, open, max });
    if (held <= units.largestUnit) continue;
    if (units.ofPhone >= most && !units.ownsPhone) throw capRefusals.tooManyUnitsToPhone(name);
    if (units.ofAddress >= most && !units.ownsAddress) throw capRefusals.tooManyUnitsToAddress(name);
  }
}

/** Returns the packs of each stocked product that the largest line of the order takes. */
function largestLines(items: PricedItem[]): Map<number, number> {
  const largest = new Map<number, number>();
  for (const { lineOptions, ...line } of items)
    for (const { productId, units } of lineUnits({ ...line, productId: lineOptions.productId }))
      largest.set(productId, Math.max(units, largest.get(productId) ?? 0));
  return largest;
}

/** Returns the values of `countingUnits`. The first three are those of `countingOrders` too. */
export function valuesOfUnits({
  userId,
  order,
}: {
  userId: number | null;
  order: PlaceOrderBody;
}): unknown[] {
  const { orderId, customerPhone, pincode, addressLine, items } = order;
  const ids = items.flatMap(({ sku }) => lineOptionsOfSku(sku)?.productId ?? []);
  return [userId, customerPhone, orderId, pincode, addressLine, [...new Set(ids)]];
}

const mine = accountsOfInbox('$1::int');
const over = inSql(finalStates);
const arrived = inSql(statesThat('hasArrived'));

/** The same as `addressKey` without the pincode, in any collation. */
const keyOf = (address: string) => `regexp_replace(lower(${address}), '[\\s!-/:-@[-\`{-~]+', '', 'g')`;

/** Returns SQL for whether an order goes to a street, which is a text in SQL. */
export function sameStreet(street: string): string {
  return `${keyOf("address->>'addressLine'")} = ${keyOf(street)}`;
}

const isThere = `address->>'pincode' = $4 and ${sameStreet('$5')}`;

/** Counts the packs that open orders of customers hold of each product of an order. */
export const countingUnits = `
  with wanted as (
    select id, name, max_per_line, (select max(pack) from unnest(supply_packs) as pack)::int as largest from products
    where id = any($6::int[]) or id in (select part_id from combo_parts where combo_id = any($6::int[]))
  ), counted as (
    select id, coalesce(user_id = any(${mine}), false) as is_mine, address->>'phone' = $2 as is_phoned, (${isThere}) as is_there
    from orders
    where id <> $3 and state not in ${over}
      and (user_id = any(${mine}) or address->>'phone' = $2 or (${isThere}))
      and exists (select from order_events where order_id = orders.id and order_events.state = '${stateAfter.placing}' and actor = 'shopper')
  ), taken as (
    select counted.*, coalesce((part->>'productId')::int, product_id) as product_id,
      quantity::float8 * order_lines.packs * coalesce((part->>'quantity')::int, 1) as units
    from counted
    join order_lines on order_lines.order_id = counted.id
    left join lateral jsonb_array_elements(parts) as part on true
  )
  select wanted.id as "productId", name,
    max_per_line * largest as "largestLine",
    largest as "largestUnit",
    coalesce(sum(units) filter (where is_mine), 0)::float8 as "ofCustomer",
    coalesce(sum(units) filter (where is_phoned), 0)::float8 as "ofPhone",
    coalesce(sum(units) filter (where is_there), 0)::float8 as "ofAddress",
    exists (select from orders where user_id = $1::int and replaces is null and state in ${arrived} and address->>'phone' = $2) as "ownsPhone",
    exists (select from orders where user_id = $1::int and replaces is null and state in ${arrived} and ${isThere}) as "ownsAddress"
  from wanted left join taken on taken.product_id = wanted.id
  group by wanted.id, name, max_per_line, largest
  order by wanted.id`;
