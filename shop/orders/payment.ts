import type { OrderState } from './order.ts';

/** The state of an order's cash: due on delivery, collected by the courier, or never due. */
export type PaymentState = 'due' | 'collected' | 'nothing';

/** Customers pay on delivery only, so a cancelled or returned order was never paid. */
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
