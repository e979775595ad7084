import { toRupees } from '#platform/money.ts';
import { fromSaved, toWire } from '#shop/addresses/postal-address.ts';
import type { Address } from '#shop/addresses/contract.ts';
import { skuOf } from '#shop/cart/line-options.ts';
import type { CartItem } from '#shop/cart/contract.ts';
import { prepaidMethod, usualMethod } from '#shop/payments/methods.ts';
import type { Gift } from '../order.ts';
import type { PlaceOrderBody } from './place-order-body.ts';

type Params = {
  orderId: string;
  items: CartItem[];
  /** The total payable that the customer saw. */
  payablePaise: number;
  address: Address;
  buyNow: boolean;
  /** As typed, when the customer opened the fields. */
  business?: { gstin: string; name: string } | null;
  /** Null for an order that is no gift. */
  gift?: Gift | null;
  /** `UPI` with how it is shown, in place of cash. */
  upi?: 'code' | 'link' | null;
  /** The code of an offer that applies. */
  code?: string | undefined;
  /** Of a customer without an account, who may have none. */
  contactEmail?: string | undefined;
};

/**
 * Returns the checkout's body (section 7): the total payable that the customer saw, and the current address. An order from
 * the cart says so, so that another device cannot order the same lines again.
 */
export function orderBodyOf({
  orderId,
  items,
  payablePaise,
  address,
  buyNow,
  business,
  gift,
  upi,
  code,
  contactEmail,
}: Params): PlaceOrderBody {
  return {
    orderId,
    paymentMode: upi ? prepaidMethod : usualMethod,
    ...(upi ? { paymentShow: upi } : {}),
    totalAmount: toRupees(payablePaise),
    ...toWire(fromSaved(address)),
    items: items.map((item) => ({
      sku: skuOf({ ...item, frequencyDays: item.frequencyDays ?? 0 }),
      name: item.productName,
      quantity: item.quantity,
      price: item.price,
    })),
    ...(business?.gstin ? { buyerGstin: business.gstin } : {}),
    ...(business?.name ? { buyerName: business.name } : {}),
    ...(gift ? { gift } : {}),
    ...(code ? { promotionCode: code } : {}),
    ...(contactEmail ? { contactEmail } : {}),
    ...(buyNow ? { buyNow } : { fromCart: true }),
  };
}
