import type { PostalAddress } from '#shop/addresses/postal-address.ts';
import type { ShipmentRequest } from '#shop/shipping/courier.ts';
import { paymentOf } from './payment-of.ts';

type Order = Parameters<typeof paymentOf>[0] & {
  id: string;
  orderNumber: string;
  placedAt: Date;
  address: PostalAddress;
};
type Line = {
  sku: string;
  name: string;
  quantity: number;
  unitPaise: number;
  /** Of one unit with its packs. 0 or missing when the merchant has not stated it. */
  weightGrams?: number;
};

/** Returns the request that the courier gets for an order with these lines. Amounts in paise, weight in grams. */
export function toShipmentRequest(order: Order, lines: readonly Line[]): ShipmentRequest {
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    placedAt: order.placedAt.toISOString(),
    totalPaise: order.totalPaise,
    collectPaise: paymentOf(order).atDoorPaise,
    recipient: order.address,
    items: lines.map(({ sku, name, quantity, unitPaise, weightGrams = 0 }) => ({
      sku,
      name,
      quantity,
      unitPricePaise: unitPaise,
      ...(weightGrams > 0 ? { weightGrams } : {}),
    })),
  };
}
