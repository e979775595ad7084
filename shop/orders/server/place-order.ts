import { Counter } from 'prom-client';
import { toPaise } from '#platform/money.ts';
import { type Db, executeNamed, pipelined } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { refusals as catalogRefusals } from '#shop/catalog/contract.ts';
import { takeFromCart } from '#shop/cart/server/take-from-cart.ts';
import { type Charges, usualCharges, withoutCash } from '#shop/pricing/amounts.ts';
import { chargesTo } from '#shop/pricing/charges-to.ts';
import { type Price, priceOf } from '#shop/pricing/price-of.ts';
import { BeyondHalf, reserveStock } from '#shop/catalog/server/stock/reserve-stock.ts';
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
import { refuseCash } from './caps/cash-offer.ts';
import { cashOfDay, lockPayer, refuseBlockedCash, refuseCashOfDay } from './caps/cash-of-day.ts';
import { decideHold, readHistory } from './hold/decide-hold.ts';
import { columnsOf, toRows } from './amounts/write-amounts.ts';
import { countNewCustomer, type NewCustomerRules } from './hold/new-customers.ts';
import { changesOf, orderedUnits, type PricedItem, priceItems } from './price-items.ts';
import { queueOrderEmail } from './queue-order-email.ts';
import { requireCartLines } from './require-cart-lines.ts';
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
  /** The budgets of cash orders of new customers. Without rules there is none. */
  newCustomers?: NewCustomerRules | undefined;
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
 * orderId gets the first one. Refuses changed prices and totals, too little stock, cash that the shop does not take, orders beyond `caps` and any order in a
 * closed shop (409), an address outside `area` (400), with `fromCart` items that left the cart (409), and an orderId with another
 * body (422). The courier gets no order that waits by `holdRules` or `newCustomers`. Throws `CommitUnknown` after an unknown
 * commit.
 */
export async function placeOrder(db: Db, placing: Placing): Promise<PlacedResponse> {
  const given = withChargesOf(placing);
  const { userId, order, actor = 'shopper', authorId, caps, holdRules, area, isClosed, onPlaced } = given;
  const { charges } = given;
  const newness = await countNewCustomer(db, { userId, order, rules: given.newCustomers });
  let isNew = false;
  const place = async (tx: Db, waitsForStock: boolean) => {
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
    refuseCash({ order, items, price, charges, area });
    refuseCashOfDay(otherCash.othersPaise, {
      state: stateAfter.placing,
      paymentMode: order.paymentMode,
      totalPaise: price.payablePaise,
    });
    if (price.payablePaise !== toPaise(order.totalAmount))
      throw refusals.totalChanged(price.payablePaise, changesOf(items, order.items, price.lines));
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
      isNewCustomer: newness.isNew,
      heldFor: waitsForStock
        ? ('stock' as const)
        : (decideHold(holdRules, history, { totalPaise: price.payablePaise }) ?? newness.hold),
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
      !waitsForStock &&
        reserveStock(tx, { orderId, units: orderedUnits(items), isUnconfirmed: newness.isNew }),
    ]);
    await onPlaced?.(tx, placed);
    return response;
  };
  const response = await retryWithoutStock(db, place);
  if (isNew) ordersPlaced.inc({ actor });
  return response;
}

/** Places an order again without its stock, where unconfirmed orders hold half of it. */
async function retryWithoutStock<T>(
  db: Db,
  place: (tx: Db, waitsForStock: boolean) => Promise<T>,
): Promise<T> {
  const patience = { lockMs: 2_000, statementMs: 5_000 };
  try {
    return await retryTransaction(db, (tx) => place(tx, false), patience);
  } catch (error) {
    if (!(error instanceof BeyondHalf)) throw error;
    return retryTransaction(db, (tx) => place(tx, true), patience);
  }
}

function withChargesOf({ charges = usualCharges, ...placing }: Placing): Placing & { charges: Charges } {
  const isCash = methodOf(placing.order.paymentMode).due === 'at the door';
  return { ...placing, charges: chargesTo(isCash ? charges : withoutCash(charges), placing.order.state) };
}

export type PlacedOrder = OpenedOrder & {
  order: PlaceOrderBody;
  items: PricedItem[];
  price: Price;
  charges: Charges;
  estimatedDeliveryDate: string | null;
  isNewCustomer: boolean;
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
  { orderNumber, order, items, price, isNewCustomer, heldFor }: PlacedOrder,
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
    isNewCustomer,
    isNewCustomer && heldFor !== 'stock' ? JSON.stringify(unitsByProduct(items)) : null,
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
      unconfirmed_units = $13::jsonb
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
