import type { OrderCaps } from '#shop/orders/order-caps.ts';
import type { ApiConfig } from './context.ts';

/** Unpaid orders hold stock, so each customer may have only a few. */
export function capsOf(config: ApiConfig): OrderCaps | undefined {
  if (!config.RATE_LIMITS) return undefined;
  return {
    openPerCustomer: config.MAX_OPEN_ORDERS_PER_CUSTOMER,
    openPerPhone: config.MAX_OPEN_ORDERS_PER_PHONE,
    perDay: config.MAX_ORDERS_PER_DAY,
    linesPerProduct: config.MAX_OPEN_LINES_PER_PRODUCT,
  };
}
