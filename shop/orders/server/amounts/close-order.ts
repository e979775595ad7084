import { type Db, executeNamed } from '#platform/server/db.ts';
import type { PlacedResponse } from '../../contract.ts';
import type { OrderActor } from '../../order.ts';
import { columnsOf, toRows } from './write-amounts.ts';
import { orderedUnits, type PricedItem } from '../placing/price-items.ts';
import type { PlacedOrder } from '../placing/placed-order.ts';
import { stateAfter } from '../../states.ts';

/** Writes lines, amounts, event and response of an order that `openOrder` has opened. Only an order with an offer writes its rules again. */
export async function closeOrder(
  tx: Db,
  { orderNumber, order, items, price, charges, isNewCustomer, heldFor, alsoHeldFor }: PlacedOrder,
  { actor, authorId }: { actor: OrderActor; authorId: number | undefined },
): Promise<PlacedResponse> {
  const response: PlacedResponse = {
    success: true,
    remarks: `Order ${orderNumber} ${heldFor === 'payment' ? 'waits for your payment' : 'is placed'}.`,
    orderNumber,
    waybill: null,
  };
  const lines = items.map(({ lineOptions, unitPaise, imageUrl, ...line }) => ({
    ...line,
    product_id: lineOptions.productId,
    supply_days: lineOptions.plan,
    frequency_days: lineOptions.frequencyDays,
    unit_paise: unitPaise,
    image_url: imageUrl,
  }));
  const { discountPaise, feePaise } = columnsOf(price.lines);
  await executeNamed(tx, 'close_order', closing, [
    order.orderId,
    price.subtotalPaise,
    discountPaise,
    feePaise,
    price.payablePaise,
    response,
    JSON.stringify(lines),
    actor,
    heldFor,
    authorId ?? null,
    JSON.stringify(toRows(price.lines, {})),
    isNewCustomer,
    isNewCustomer && ![heldFor, alsoHeldFor].includes('stock') ? JSON.stringify(unitsByProduct(items)) : null,
    charges.offers ? JSON.stringify(charges) : null,
    alsoHeldFor,
  ]);
  return response;
}

function unitsByProduct(items: PricedItem[]): Record<number, number> {
  return Object.fromEntries(orderedUnits(items).map(({ productId, quantity }) => [productId, quantity]));
}

const closing = `
  with closed as (
    update orders set subtotal_paise = $2, discount_paise = $3, fee_paise = $4, total_paise = $5, response = $6,
      held_for = $9::text, held_at = case when $9::text is not null then now() end, of_new_customer = $12,
      also_held_for = $15::text, unconfirmed_units = $13::jsonb, charges = coalesce($14::jsonb, charges)
    where id = $1 returning id
  ), event as (
    insert into order_events (order_id, state, actor, author_id) select id, '${stateAfter.placing}', $8, $10::int from closed
  ), adjustments as (
    insert into order_adjustments (order_id, position, code, name, paise, shares)
    select closed.id, position, code, name, paise, shares
    from closed, jsonb_to_recordset($11) as amount (position smallint, code text, name text, paise int, shares int[])
  )
  insert into order_lines (order_id, product_id, sku, name, image_url, supply_days, frequency_days, quantity, unit_paise, packs, parts)
  select closed.id, product_id, sku, name, image_url, supply_days, frequency_days, quantity, unit_paise, packs, parts
  from closed, jsonb_to_recordset($7) as line (product_id int, sku text, name text, image_url text, supply_days text,
    frequency_days smallint, quantity int, unit_paise int, packs smallint, parts jsonb)`;
