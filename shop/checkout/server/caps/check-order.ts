import { type Db, pipelined } from '#platform/server/db.ts';
import { refusals as catalogRefusals } from '#shop/catalog/refusals.ts';
import { awaitedMethod, type PaymentMethodName } from '#shop/payments/methods.ts';
import { payRefusals } from '#shop/payments/pay.ts';
import { refuseOtherStateOfPincode } from '#shop/pincodes/server/refuse-other-state.ts';
import type { SupplyArea } from '#shop/pincodes/tax-status.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import type { Price } from '#shop/pricing/price-of.ts';
import type { Promotion } from '#shop/promotions/promotion.ts';
import type { FoundCode } from '#shop/promotions/server/try-code.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import type { HoldRules } from '#shop/orders/hold.ts';
import type { OrderCaps } from '../../order-caps.ts';
import type { Guest } from '../place-order.ts';
import { stateAfter } from '#shop/orders/states.ts';
import { readHistory } from '../hold/decide-hold.ts';
import { priceWithOffers, refuseChangedTotal } from '../offers/apply-offers.ts';
import { findOffers } from '../offers/find-offers.ts';
import { type PricedItem, priceItems } from '#shop/orders/server/placing/price-items.ts';
import { requireCartLines } from '../require-cart-lines.ts';
import { capOrders, refuseTooLarge } from './cap-orders.ts';
import { capUnits } from './cap-units.ts';
import { cashOfDay, lockPayer, refuseBlockedCash, refuseCashOfDay } from './cash-of-day.ts';
import { refuseCash } from './cash-offer.ts';
import { refuseOtherState } from './own-state.ts';

const placedNow = { state: stateAfter.placing };

type Checking = {
  userId: number | null;
  guest?: Guest | undefined;
  contactEmail?: string | null;
  order: PlaceOrderBody;
  paymentMode: PaymentMethodName;
  estimatedDeliveryDate: string | null;
  caps?: OrderCaps | undefined;
  holdRules?: HoldRules | undefined;
  /** The rules of the amounts without an offer. */
  charges: Charges;
  promotions?: readonly Promotion[];
  code: FoundCode | null;
  area?: SupplyArea;
};

/**
 * Reads what a new order meets, in one round trip, and refuses what the shop does not take. Returns its price, the rules that it keeps, and the
 * history of its customer.
 */
export async function checkOrder(tx: Db, checking: Checking) {
  const { userId, guest, order, paymentMode, caps, holdRules, area, code, estimatedDeliveryDate } = checking;
  await refuseOtherState(tx, order, area);
  const { orderId, customerPhone: phone, pincode, addressLine } = order;
  const payer = { userId, phone };
  const isCustomer = userId !== null || guest !== undefined;
  const { cartToken } = guest ?? {};
  const [, openUnits, , otherCash, items, history, found] = await pipelined([
    // First, since its refusal counts before the others: they may follow from the order that took the lines.
    order.fromCart && isCustomer && requireCartLines(tx, { userId, cartToken, order }),
    caps && isCustomer && capOrders(tx, { userId, order, caps, paymentMode }),
    (!caps || !isCustomer) && lockPayer(tx, payer),
    cashOfDay(tx, { ...payer, orderId, estimatedDeliveryDate, place: order }),
    priceItems(tx, order.items),
    readHistory(tx, { ...payer, pincode, orderId, rules: holdRules }),
    // Behind the locks of the customer, the phone number and the address.
    findOffers(tx, {
      promotions: checking.promotions,
      code,
      customer: { ...payer, orderId, pincode, addressLine, email: guest ? checking.contactEmail : null },
    }),
    // An account was asked when it saved the address.
    guest &&
      refuseOtherStateOfPincode(tx, { place: order, keepState: order.keepState, again: 'place the order' }),
  ]);
  refuseBlockedCash(otherCash, { paymentMode });
  if (caps && openUnits) capUnits({ openUnits, items, linesPerProduct: caps.linesPerProduct });
  const { price, charges } = priceWithOffers({ items, charges: checking.charges, found });
  refuseTooLarge({ ...price, paymentMode });
  refuseCash({ order: { ...order, paymentMode }, items, price, charges, area });
  refuseCashOfDay(otherCash.othersPaise, { ...placedNow, paymentMode, totalPaise: price.payablePaise });
  const offered = { items, charges: checking.charges, found, price, order };
  refuseChangedTotal(offered);
  const missing = items.find(({ isInStock }) => !isInStock);
  // Most refused orders end here, before they write what a rollback would undo.
  if (missing) throw catalogRefusals.outOfStock(missing.name);
  if (paymentMode === awaitedMethod) refuseUnpayable({ items, price });
  return { offered, charges, history };
}

/** Refuses (409) an order that UPI cannot pay: nothing is due, or its further orders would be paid at the door. */
function refuseUnpayable({ items, price }: { items: PricedItem[]; price: Price }): void {
  if (price.payablePaise <= 0) throw payRefusals.nothingDue();
  if (items.some(({ lineOptions }) => lineOptions.frequencyDays > 0)) throw payRefusals.subscriptionInCash();
}
