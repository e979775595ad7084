import type { PostalAddress } from '#shop/addresses/postal-address.ts';
import type { ShipmentRequest } from '#shop/shipping/courier.ts';
import { paymentOf } from './payment-of.ts';
import { goodsValueOf, worthOf } from './replacement.ts';

type Order = Parameters<typeof paymentOf>[0] & {
  id: string;
  orderNumber: string;
  placedAt: Date;
  address: PostalAddress;
  /** The number of the order whose goods this one sends again without a price. */
  replaces?: string | null;
};
type Line = {
  sku: string;
  name: string;
  quantity: number;
  unitPaise: number;
  /** The former price of a unit of a replacement. */
  valuePaise?: number | null;
  /** Of one unit with its packs. 0 or missing when the merchant has not stated it. */
  weightGrams?: number;
};

/**
 * Returns the request that the courier gets for an order with these lines. The courier insures a replacement for the worth of its goods.
 * Amounts in paise, weight in grams.
 */
export function toShipmentRequest(order: Order, lines: readonly Line[]): ShipmentRequest {
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    placedAt: order.placedAt.toISOString(),
    totalPaise: order.replaces ? goodsValueOf(lines) : order.totalPaise,
    collectPaise: paymentOf(order).atDoorPaise,
    recipient: order.address,
    items: toShipmentItems(lines),
  };
}

/** Returns what the courier reads of lines: worth in paise, and the weight in grams where the merchant has stated it. */
export function toShipmentItems(lines: readonly Line[]): ShipmentRequest['items'] {
  return lines.map(({ weightGrams = 0, ...line }) => ({
    sku: line.sku,
    name: line.name,
    quantity: line.quantity,
    unitPricePaise: worthOf(line),
    ...(weightGrams > 0 ? { weightGrams } : {}),
  }));
}
