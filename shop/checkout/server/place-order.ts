import { Counter } from 'prom-client';
import { type Db, pipelined, sharingConnections } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { takeFromCart } from '#shop/cart/server/take-from-cart.ts';
import { awaitingPayment, type Charges, usualCharges, withoutCash } from '#shop/pricing/amounts.ts';
import { chargesTo } from '#shop/pricing/charges-to.ts';
import type { Promotion } from '#shop/promotions/promotion.ts';
import { type FoundCode, type Trying, tryCode } from '#shop/promotions/server/try-code.ts';
import { BeyondHalf, reserveStock } from '#shop/catalog/server/stock/reserve-stock.ts';
import type { SupplyArea } from '#shop/pincodes/tax-status.ts';
import { awaitedMethod, methodOf, prepaidMethod } from '#shop/payments/methods.ts';
import { requestShipment } from '#shop/shipping/server/shipments/request-shipment.ts';
import { type PlacedResponse, refusals } from '#shop/orders/contract.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import type { OrderActor, OrderChannel } from '#shop/orders/order.ts';
import { repeatResponse, openOrder } from '#shop/orders/server/placing/open-order.ts';
import type { OrderCaps } from '../order-caps.ts';
import type { HoldRules } from '#shop/orders/hold.ts';
import { checkOrder } from './caps/check-order.ts';
import { decideHold } from './hold/decide-hold.ts';
import { countNewCustomer, type NewCustomerRules } from './hold/new-customers.ts';
import { closeOrder } from '#shop/orders/server/amounts/close-order.ts';
import { takeOffers } from './offers/apply-offers.ts';
import { orderedUnits } from '#shop/orders/server/placing/price-items.ts';
import { queueOrderEmail } from '#shop/orders/server/queue-order-email.ts';
import { stateAfter } from '#shop/orders/states.ts';
import type { PlacedOrder } from '#shop/orders/server/placing/placed-order.ts';
import { toShipmentRequest } from '#shop/orders/to-shipment-request.ts';

const ordersPlaced = new Counter({
  name: 'aranya_orders_placed_total',
  help: 'Orders placed, by actor. A repeated request counts once.',
  labelNames: ['actor'],
});

export type Guest = {
  /** The secret of the browser. */
  browser: string;
  /** The guest's cart. */
  cartToken?: string | undefined;
};

type Placing = {
  /** Null for an order without an account. */
  userId: number | null;
  /** Of an order in the shop without an account, which has the caps and holds of a new customer. */
  guest?: Guest | undefined;
  order: PlaceOrderBody;
  estimatedDeliveryDate?: string | null;
  /** Reads it instead, beside the first statement. */
  estimate?: (db: Db) => Promise<string | null>;
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
  /** In a shop with 'Pay at checkout' an order that names UPI waits for its payment, with this saving. */
  payAtCheckout?: { savingPaise: number } | undefined;
  /** The started promotions. Subscriptions have none, since their next amount is announced. */
  promotions?: readonly Promotion[];
  /** The customer who tries the code of the order. */
  codeBy?: Trying;
  /** Where the seller may sell. */
  area?: SupplyArea;
  /** A closed shop takes no new orders but still repeats earlier responses. */
  isClosed?: boolean;
  /** Runs in the order's transaction, so that an entry point can combine modules. */
  onPlaced?: (tx: Db, placed: PlacedOrder) => Promise<void>;
};

/**
 * Places an order in one transaction (section 7, POST /api/delivery/create). It reserves what the order needs, and accepts it, unless it waits
 * for its payment: then it has no email and no parcel before `acceptOrder`. Returns the response; a repeated orderId gets the first one. Refuses
 * changed prices and totals, too little stock, cash that the shop does not take, orders beyond `caps` and any order in a closed shop (409), an
 * address outside `area` (400), with `fromCart` items that left the cart (409), and an orderId with another
 * body (422). The courier gets no order that waits by `holdRules` or `newCustomers`. Throws `CommitUnknown` after an unknown
 * commit.
 */
export async function placeOrder(db: Db, placing: Placing): Promise<PlacedResponse> {
  const { userId, guest, order, actor = 'shopper', authorId, isClosed, onPlaced } = placing;
  const near = sharingConnections(db);
  const [estimated = null, newness, code] = await Promise.all([
    placing.estimate?.(near) ?? placing.estimatedDeliveryDate,
    countNewCustomer(near, {
      userId,
      order,
      rules: placing.newCustomers,
      isAwaited: isAwaited(placing),
      isGuest: guest !== undefined,
    }),
    tryCodeOf(near, placing),
  ]);
  const given = {
    ...withChargesOf(placing),
    browser: guest?.browser,
    ...(guest ? { channel: 'guest' as const } : {}),
    estimatedDeliveryDate: estimated,
  };
  let isNew = false;
  const place = async (tx: Db, waitsForStock: boolean) => {
    const opened = await openOrder(tx, given);
    isNew = opened !== null;
    if (!opened) return repeatResponse(tx, given);
    if (isClosed) throw refusals.notOpenYet();
    const { orderId } = order;
    const { offered, charges, history } = await checkOrder(tx, { ...given, code });
    const { items, price } = offered;
    const reasons = isAwaited(placing)
      ? awaitedReasons(waitsForStock || newness.hold !== null)
      : {
          heldFor: waitsForStock
            ? ('stock' as const)
            : (decideHold(placing.holdRules, history, { totalPaise: price.payablePaise }) ?? newness.hold),
          alsoHeldFor: null,
        };
    const placed = {
      ...opened,
      order,
      items,
      price,
      charges,
      estimatedDeliveryDate: estimated,
      isNewCustomer: newness.isNew,
      paymentMode: given.paymentMode,
      ...reasons,
    };
    const takesStock = ![placed.heldFor, placed.alsoHeldFor].includes('stock');
    const [, response] = await pipelined([
      // First, since its second statement waits for the first while the others run.
      placed.heldFor !== 'payment' && queueOrderEmail(tx, placed),
      closeOrder(tx, placed, { actor, authorId }),
      requestShipment(tx, shipmentOf(placed), { isHeld: placed.heldFor !== null }),
      order.buyNow
        ? undefined
        : takeFromCart(tx, {
            owner: { userId: userId ?? undefined, guestToken: guest?.cartToken },
            lines: items.map(({ lineOptions }) => lineOptions),
          }),
      takeOffers(tx, { ...offered, orderId }),
      // Last, since other orders of a product wait for its stock.
      takesStock && reserveStock(tx, { orderId, units: orderedUnits(items), isUnconfirmed: newness.isNew }),
    ]);
    await onPlaced?.(tx, placed);
    return response;
  };
  const response = await retryWithoutStock(db, place);
  if (isNew) ordersPlaced.inc({ actor });
  return response;
}

function isAwaited({ order, payAtCheckout }: Placing): boolean {
  return payAtCheckout !== undefined && order.paymentMode === prepaidMethod;
}

/** Beyond the budgets of new customers an order takes its stock only with its payment. */
function awaitedReasons(waitsForStock: boolean) {
  return { heldFor: 'payment' as const, alsoHeldFor: waitsForStock ? ('stock' as const) : null };
}

/** A shop without an offer reads no code. */
async function tryCodeOf(db: Db, { promotions = [], order, codeBy }: Placing): Promise<FoundCode | null> {
  if (promotions.length === 0 || !order.promotionCode || !codeBy) return null;
  return tryCode(db, { code: order.promotionCode, by: codeBy });
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

function withChargesOf(placing: Placing) {
  const { charges = usualCharges, payAtCheckout, order } = placing;
  const paymentMode = isAwaited(placing) ? awaitedMethod : order.paymentMode;
  const isCash = methodOf(paymentMode).due === 'at the door';
  const rules = isAwaited(placing)
    ? awaitingPayment(charges, payAtCheckout!.savingPaise)
    : isCash
      ? charges
      : withoutCash(charges);
  return { ...placing, paymentMode, charges: chargesTo(rules, order.state) };
}

function shipmentOf({ orderNumber, placedAt, address, order, items, price, paymentMode }: PlacedOrder) {
  const { orderId: id } = order;
  const state = stateAfter.placing;
  const totalPaise = price.payablePaise;
  return toShipmentRequest({ id, orderNumber, placedAt, address, state, paymentMode, totalPaise }, items);
}
