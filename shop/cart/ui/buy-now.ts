import type { LineOptions, Frequency } from '../line-options.ts';
import type { SupplyDays } from '#shop/catalog/contract.ts';

export type BuyNowItem = {
  productId: number;
  quantity: number;
  plan?: SupplyDays | undefined;
  subscribe?: boolean | undefined;
  frequencyDays?: Frequency | undefined;
};

/** Stores one item and switches the checkout to buy-now mode. The caller then opens /checkoutpage. */
export function buyNow(item: BuyNowItem): void {
  localStorage.setItem('buyNowProduct', JSON.stringify(item));
  localStorage.setItem('checkoutMode', 'buyNow');
}

/** Returns the checkout to the cart: on the cart's Continue, and after an order. */
export function clearBuyNow(): void {
  localStorage.removeItem('buyNowProduct');
  localStorage.removeItem('checkoutMode');
}

/** Returns the item of the buy-now mode, or null in cart mode. Clears an unreadable item. */
export function readBuyNow(): (LineOptions & { quantity: number }) | null {
  if (localStorage.getItem('checkoutMode') !== 'buyNow') return null;
  try {
    const { productId, quantity, plan, subscribe, frequencyDays } = JSON.parse(
      localStorage.getItem('buyNowProduct') ?? '',
    ) as BuyNowItem;
    if (!Number.isInteger(productId) || !Number.isInteger(quantity)) throw new TypeError('not an item');
    return { productId, quantity, plan: plan ?? '60', frequencyDays: subscribe ? (frequencyDays ?? 30) : 0 };
  } catch {
    clearBuyNow();
    return null;
  }
}
