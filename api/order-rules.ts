import { missingSettings } from '#shop/invoices/server/settings.ts';
import type { OrderCaps } from '#shop/checkout/order-caps.ts';
import type { ApiConfig, ShopContext } from './context.ts';

/** A real shop takes no orders while legal details are missing, while it still holds products of the demo, and while they are removed. */
export function isClosed({ config, opening }: Pick<ShopContext, 'config' | 'opening'>): boolean {
  return missingSettings(config).length > 0 || (opening?.isClosed() ?? false);
}

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
