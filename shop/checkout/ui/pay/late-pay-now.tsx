import { lazy, Suspense } from 'react';
import { awaitedMethod } from '#shop/payments/methods.ts';
import type { Order } from '#shop/orders/contract.ts';
import { paymentStateOf } from '#shop/orders/payment-of.ts';
import { editableStates, type OrderState } from '#shop/orders/states.ts';

const PayNow = lazy(() => import('./pay-now.tsx'));

/** Loads the payment of an order that may still be paid before its parcel leaves, that was, or that nobody paid in time. */
export function LatePayNow({ order }: { order: Pick<Order, 'orderNumber' | 'state' | 'paymentMode'> }) {
  const payment = paymentStateOf(order);
  const isOpen = editableStates.includes(order.state) && ['due', 'awaited', 'paid'].includes(payment);
  // Nobody paid it in time. It may be placed in cash.
  if (!isOpen && order.paymentMode !== awaitedMethod) return null;
  return <PayNowBy payer={{ orderNumber: order.orderNumber }} />;
}

/** The same by the tracking link of an order. */
export function LatePayByLink({ token, state }: { token: string; state: OrderState }) {
  return editableStates.includes(state) ? <PayNowBy payer={{ token }} /> : null;
}

function PayNowBy({ payer }: { payer: { orderNumber: string } | { token: string } }) {
  return (
    <Suspense fallback={<div aria-hidden className="screen-only min-h-16" />}>
      <PayNow payer={payer} />
    </Suspense>
  );
}
