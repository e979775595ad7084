import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { awaitedMethod } from '#shop/payments/methods.ts';
import type { Order } from '#shop/orders/contract.ts';
import { paymentStateOf } from '#shop/orders/payment-of.ts';
import { editableStates } from '#shop/orders/states.ts';
import { OfferToPay, offerText, payNowFrame } from './offer-to-pay.tsx';
import type { Payer } from './turn-to-cash.tsx';

const PayNow = lazy(() => import('./pay-now.tsx'));

/** `savingPaise` is what the customer of a cash order saves by UPI. A shop that takes no UPI after placing has none. */
type Offer = { savingPaise: number | undefined };

/** Loads the payment of an order that may still be paid before its parcel leaves, that was, or that nobody paid in time. */
export function LatePayNow({
  order,
  savingPaise,
}: Offer & { order: Pick<Order, 'orderNumber' | 'state' | 'paymentMode'> }) {
  const payment = paymentStateOf(order);
  const isOpen = editableStates.includes(order.state) && ['due', 'awaited', 'paid'].includes(payment);
  // Nobody paid it in time. It may be placed in cash.
  if (!isOpen && order.paymentMode !== awaitedMethod) return null;
  return (
    <PayNowBy
      payer={{ orderNumber: order.orderNumber }}
      space={payment === 'due' ? <OfferSpace savingPaise={savingPaise} /> : <NewsSpace />}
    />
  );
}

/** The same by the tracking link of an order. */
export function LatePayByLink({
  token,
  order: { state, paymentMode },
  savingPaise,
}: Offer & { token: string; order: Pick<Order, 'state' | 'paymentMode'> }) {
  if (!editableStates.includes(state) && paymentMode !== awaitedMethod) return null;
  return <PayNowBy payer={{ token }} space={<OfferSpace savingPaise={savingPaise} />} />;
}

/** `space` keeps the place of the payment while it loads. */
function PayNowBy({ payer, space }: { payer: Payer; space: ReactNode }) {
  return (
    <Suspense fallback={space}>
      <PayNow payer={payer} space={space} />
    </Suspense>
  );
}

/** As high as the offer. */
function OfferSpace({ savingPaise }: Offer) {
  if (savingPaise === undefined) return null;
  return (
    <div aria-hidden className={`${payNowFrame} invisible`}>
      <OfferToPay words={offerText(savingPaise)}>
        <Button disabled>Pay now by UPI</Button>
      </OfferToPay>
    </div>
  );
}

function NewsSpace() {
  return <div aria-hidden className="screen-only min-h-16" />;
}
