import type { LineOptions, Frequency } from '../line-options.ts';
import type { SupplyDays } from '#shop/catalog/contract.ts';

/** The single item of a Buy Now, kept in local storage (section 3). Its price is read anew at the checkout. */
export type BuyNowItem = {
  productId: number;
  quantity: number;
  plan?: SupplyDays | undefined;
  subscribe?: boolean | undefined;
  frequencyDays?: Frequency | undefined;
};

/** Stores one item and switches the checkout to buy-now mode; the page then goes to /checkoutpage. */
export function buyNow(item: BuyNowItem): void {
  localStorage.setItem('buyNowProduct', JSON.stringify(item));
  localStorage.setItem('checkoutMode', 'buyNow');
}

/** What the cart's Continue does, and a placed order: the checkout is about the cart again. */
export function clearBuyNow(): void {
  localStorage.removeItem('buyNowProduct');
  localStorage.removeItem('checkoutMode');
}

/** The item of the buy-now mode, or null in cart mode. An item that cannot be read is forgotten. */
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
