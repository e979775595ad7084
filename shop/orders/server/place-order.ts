import { Counter } from 'prom-client';
import { toPaise } from '#platform/money.ts';
import { type Db, executeNamed, pipelined } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { refusals as catalogRefusals } from '#shop/catalog/contract.ts';
import { lockCartLines } from '#shop/cart/server/lock-cart-lines.ts';
import { takeFromCart } from '#shop/cart/server/take-from-cart.ts';
import { type Charges, usualCharges, withoutCash } from '#shop/pricing/amounts.ts';
import { type Price, priceOf } from '#shop/pricing/price-of.ts';
import { reserveStock } from '#shop/catalog/server/stock/reserve-stock.ts';
import type { SupplyArea } from '#shop/pincodes/tax-status.ts';
import { methodOf } from '#shop/payments/methods.ts';
import { requestShipment } from '#shop/shipping/server/shipments/request-shipment.ts';
import { type PlacedResponse, refusals } from '../contract.ts';
import type { PlaceOrderBody } from '../body/place-order-body.ts';
import type { OrderActor, OrderChannel } from '../order.ts';
import { repeatResponse, type OpenedOrder, openOrder } from './open-order.ts';
import type { OrderCaps } from '../order-caps.ts';
import type { HoldReason, HoldRules } from '../hold.ts';
import { capOrders, refuseTooLarge } from './caps/cap-orders.ts';
import { capUnits } from './caps/cap-units.ts';
import { refuseOtherState } from './caps/own-state.ts';
import { cashOfDay, lockPayer, refuseBlockedCash, refuseCashOfDay } from './caps/cash-of-day.ts';
import { decideHold, readHistory } from './hold/decide-hold.ts';
import { columnsOf, toRows } from './amounts/write-amounts.ts';
import { changesOf, orderedUnits, type PricedItem, priceItems, sumItems } from './price-items.ts';
import { queueOrderEmail } from './queue-order-email.ts';
import { stateAfter } from '../states.ts';
import { toShipmentRequest } from '../to-shipment-request.ts';

const ordersPlaced = new Counter({
  name: 'aranya_orders_placed_total',
  help: 'Orders placed, by actor. A repeated request counts once.',
  labelNames: ['actor'],
});

type Placing = {
  /** Null for an order by phone without an account. */
  userId: number | null;
  order: PlaceOrderBody;
  estimatedDeliveryDate?: string | null;
  actor?: OrderActor;
  /** The staff member who placed it. */
  authorId?: number;
  channel?: OrderChannel;
  /** Where a customer without an account gets emails. */
  contactEmail?: string | null;
  /** Subscriptions and staff have no caps. */
  caps?: OrderCaps | undefined;
  /** Which orders wait for the customer's confirmation. Without rules none does. */
  holdRules?: HoldRules | undefined;
  /** The charges of the order beside its lines. */
  charges?: Charges;
  /** Where the seller may sell. */
  area?: SupplyArea;
  /** A closed shop takes no new orders but still repeats earlier responses. */
  isClosed?: boolean;
  /** Runs in the order's transaction, so that an entry point can combine modules. */
  onPlaced?: (tx: Db, placed: PlacedOrder) => Promise<void>;
};

/**
 * Places a cash-on-delivery order in one transaction (section 7, POST /api/delivery/create). Returns the response; a repeated
 * orderId gets the first one. Refuses changed prices and totals, too little stock, orders beyond `caps` and any order in a
 * closed shop (409), an address outside `area` (400), with `fromCart` items that left the cart (409), and an orderId with another body (422). The courier gets no order that waits by `holdRules`. Throws `CommitUnknown` after an unknown commit.
 */
export async function placeOrder(db: Db, placing: Placing): Promise<PlacedResponse> {
  const given = withChargesOf(placing);
  const { userId, order, actor = 'shopper', authorId, caps, holdRules, area, isClosed, onPlaced } = given;
  const { charges } = given;
  let isNew = false;
  const place = async (tx: Db) => {
    const opened = await openOrder(tx, given);
    isNew = opened !== null;
    if (!opened) return repeatResponse(tx, given);
    if (isClosed) throw refusals.notOpenYet();
    await refuseOtherState(tx, order, area);
    const { orderId, customerPhone: phone, pincode } = order;
    const [, openUnits, , otherCash, items, history] = await pipelined([
      // First, since its refusal counts before the others: they may follow from the order that took the lines.
      order.fromCart && userId !== null && requireCartLines(tx, { userId, order }),
      caps && userId !== null && capOrders(tx, { userId, order, caps }),
      (!caps || userId === null) && lockPayer(tx, { userId, phone }),
      cashOfDay(tx, {
        userId,
        phone,
        orderId,
        estimatedDeliveryDate: given.estimatedDeliveryDate ?? null,
        place: order,
      }),
      priceItems(tx, order.items),
      readHistory(tx, { userId, phone, pincode, orderId, rules: holdRules }),
    ]);
    refuseBlockedCash(otherCash, order);
    if (caps && openUnits) capUnits({ openUnits, items, linesPerProduct: caps.linesPerProduct });
    const price = priceOf(items, charges);
    refuseTooLarge({ ...price, paymentMode: order.paymentMode });
    refuseCashOfDay(otherCash.othersPaise, {
      state: stateAfter.placing,
      paymentMode: order.paymentMode,
      totalPaise: price.payablePaise,
    });
    if (price.payablePaise !== toPaise(order.totalAmount))
      throw refusals.totalChanged(price.payablePaise, changesOf(items, order.items));
    const missing = items.find(({ isInStock }) => !isInStock);
    // Most refused orders end here, before they write what a rollback would undo.
    if (missing) throw catalogRefusals.outOfStock(missing.name);
    const placed = {
      ...opened,
      order,
      items,
      price,
      charges,
      estimatedDeliveryDate: given.estimatedDeliveryDate ?? null,
      heldFor: decideHold(holdRules, history, { totalPaise: price.payablePaise }),
    };
    const [, response] = await pipelined([
      // First, since its second statement waits for the first while the others run.
      queueOrderEmail(tx, placed),
      closeOrder(tx, placed, { actor, authorId }),
      requestShipment(tx, shipmentOf(placed), { isHeld: placed.heldFor !== null }),
      order.buyNow || userId === null
        ? undefined
        : takeFromCart(tx, { userId, choices: items.map(({ choice }) => choice) }),
      // Last, since other orders of a product wait for its stock.
      reserveStock(tx, { orderId, units: orderedUnits(items) }),
    ]);
    await onPlaced?.(tx, placed);
    return response;
  };
  const response = await retryTransaction(db, place, { lockMs: 2_000, statementMs: 5_000 });
  if (isNew) ordersPlaced.inc({ actor });
  return response;
}

function withChargesOf({ charges = usualCharges, ...placing }: Placing): Placing & { charges: Charges } {
  const isCash = methodOf(placing.order.paymentMode).due === 'at the door';
  return { ...placing, charges: isCash ? charges : withoutCash(charges) };
}

/** Refuses (409) items that the user's cart no longer holds, and names the order which took them. */
async function requireCartLines(
  tx: Db,
  { userId, order }: { userId: number; order: PlaceOrderBody },
): Promise<void> {
  const lines = [...sumItems(order.items).values()];
  const missing = await lockCartLines(tx, { userId, lines });
  if (missing.length === 0) return;
  const isPart = missing.length < lines.length;
  const { rows } = await executeNamed(tx, 'order_that_took', tookLines, [
    userId,
    missing.map(({ choice }) => choice.productId),
    missing.map(({ choice }) => choice.plan),
    missing.map(({ choice }) => choice.frequencyDays),
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

export type PlacedOrder = OpenedOrder & {
  order: PlaceOrderBody;
  items: PricedItem[];
  price: Price;
  charges: Charges;
  estimatedDeliveryDate: string | null;
  heldFor: HoldReason | null;
};

function shipmentOf({ orderNumber, placedAt, address, order, items, price }: PlacedOrder) {
  const { orderId: id, paymentMode } = order;
  const state = stateAfter.placing;
  const totalPaise = price.payablePaise;
  return toShipmentRequest({ id, orderNumber, placedAt, address, state, paymentMode, totalPaise }, items);
}

async function closeOrder(
  tx: Db,
  { orderNumber, order, items, price, heldFor }: PlacedOrder,
  { actor, authorId }: { actor: OrderActor; authorId: number | undefined },
): Promise<PlacedResponse> {
  const response: PlacedResponse = {
    success: true,
    remarks: `Order ${orderNumber} is placed.`,
    orderNumber,
    waybill: null,
  };
  const lines = items.map(({ choice: lineOptions, unitPaise, imageUrl, ...line }) => ({
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
  ]);
  return response;
}

const closing = `
  with closed as (
    update orders set subtotal_paise = $2, discount_paise = $3, fee_paise = $4, total_paise = $5, response = $6,
      held_for = $9::text, held_at = case when $9::text is not null then now() end
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
