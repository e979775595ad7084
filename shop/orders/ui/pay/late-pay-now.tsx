import { lazy, Suspense } from 'react';
import type { Order } from '../../contract.ts';
import { paymentStateOf } from '../../payment-of.ts';
import { editableStates, type OrderState } from '../../states.ts';

const PayNow = lazy(() => import('./pay-now.tsx'));

/** Loads the payment of an order that may still be paid before its parcel leaves, or that was. */
export function LatePayNow({ order }: { order: Pick<Order, 'orderNumber' | 'state' | 'paymentMode'> }) {
  const payment = paymentStateOf(order);
  if (payment !== 'due' && payment !== 'paid') return null;
  return <PayNowBy payer={{ orderNumber: order.orderNumber }} state={order.state} />;
}

/** The same by the tracking link of an order. */
export function LatePayByLink({ token, state }: { token: string; state: OrderState }) {
  return <PayNowBy payer={{ token }} state={state} />;
}

type Props = { payer: { orderNumber: string } | { token: string }; state: OrderState };

function PayNowBy({ payer, state }: Props) {
  if (!editableStates.includes(state)) return null;
  return (
    <Suspense fallback={<div aria-hidden className="screen-only min-h-16" />}>
      <PayNow payer={payer} />
    </Suspense>
  );
}
