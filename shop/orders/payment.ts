import type { OrderState } from './order.ts';

/** Where the cash for an order stands: owed on delivery, in the courier's hands, or never owed. */
export type PaymentState = 'due' | 'collected' | 'nothing';

/** Cash changes hands on delivery only: an order that is cancelled or comes back was never paid. */
export const paymentStates: Record<OrderState, PaymentState> = {
  placed: 'due',
  confirmed: 'due',
  packed: 'due',
  shipped: 'due',
  out_for_delivery: 'due',
  undelivered: 'due',
  delivered: 'collected',
  cancelled: 'nothing',
  returned: 'nothing',
};

export const paymentLabels: Record<PaymentState, string> = {
  due: 'Due on delivery',
  collected: 'Collected',
  nothing: 'Nothing due',
};
