import type { PaymentMethodName } from '#shop/payments/methods.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import type { Price } from '#shop/pricing/price-of.ts';
import type { PlaceOrderBody } from '../../body/place-order-body.ts';
import type { HoldReason } from '../../hold.ts';
import type { OpenedOrder } from './open-order.ts';
import type { PricedItem } from './price-items.ts';

/** An opened order with all that its rows, email and parcel need. */
export type PlacedOrder = OpenedOrder & {
  order: PlaceOrderBody;
  items: PricedItem[];
  price: Price;
  charges: Charges;
  estimatedDeliveryDate: string | null;
  isNewCustomer: boolean;
  paymentMode: PaymentMethodName;
  heldFor: HoldReason | null;
  alsoHeldFor: HoldReason | null;
};
