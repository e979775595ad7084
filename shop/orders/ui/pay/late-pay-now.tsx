import { lazy, Suspense } from 'react';
import type { Order } from '../../contract.ts';
import { paymentStateOf } from '../../payment-of.ts';
import { editableStates } from '../../states.ts';

const PayNow = lazy(() => import('./pay-now.tsx'));

/** Loads the payment of an order that may still be paid before its parcel leaves, or that was. */
export function LatePayNow({ order }: { order: Pick<Order, 'orderNumber' | 'state' | 'paymentMode'> }) {
  const payment = paymentStateOf(order);
  if (!editableStates.includes(order.state) || (payment !== 'due' && payment !== 'paid')) return null;
  return (
    <Suspense fallback={<div aria-hidden className="screen-only min-h-16" />}>
      <PayNow orderNumber={order.orderNumber} />
    </Suspense>
  );
}
