import { methodOf, type PaymentMethodName } from '#shop/payments/methods.ts';
import type { PaymentState } from './state-record.ts';
import { type OrderState, orderStates } from './states.ts';

type PaidOrder = { state: OrderState; paymentMode: PaymentMethodName; totalPaise: number };

/** Amounts in paise. `awaitedPaise` is what the customer has to pay before the parcel leaves. `atDoorPaise` is what the rider takes, before and after it was taken: 0 for an order that was paid before. */
export type Payment = {
  state: PaymentState;
  duePaise: number;
  paidPaise: number;
  awaitedPaise: number;
  atDoorPaise: number;
};

/** Returns the amount of an order that is due, the paid one, and the cash that the rider collects. Only this function reads a total as cash. */
export function paymentOf({ totalPaise, ...order }: PaidOrder): Payment {
  const state = paymentStateOf(order);
  return {
    state,
    duePaise: state === 'due' ? totalPaise : 0,
    awaitedPaise: state === 'awaited' ? totalPaise : 0,
    paidPaise: state === 'collected' || state === 'paid' ? totalPaise : 0,
    atDoorPaise: methodOf(order.paymentMode).due === 'at the door' ? totalPaise : 0,
  };
}

/** Returns where the payment of an order is. */
export function paymentStateOf({ state, paymentMode }: Omit<PaidOrder, 'totalPaise'>): PaymentState {
  const { payment } = orderStates[state];
  const { due } = methodOf(paymentMode);
  if (due === 'never') return 'nothing';
  if (due === 'at the door') return payment;
  if (due === 'before it leaves') return payment === 'nothing' ? 'nothing' : 'awaited';
  return payment === 'nothing' ? 'refunded' : 'paid';
}
