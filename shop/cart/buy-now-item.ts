import { toPaise, toRupees } from '#platform/money.ts';
import type { Product } from '#shop/catalog/contract.ts';
import { mrpPaiseOf, unitPaise } from '#shop/catalog/unit-price.ts';
import { type LineOptions, lineIdOf } from './line-options.ts';
import type { CartItem } from './contract.ts';

/** Returns the line of a Buy Now at the catalogue's current price. */
export function buyNowLine(
  product: Product,
  { quantity, ...lineOptions }: LineOptions & { quantity: number },
): CartItem {
  const { plan, frequencyDays } = lineOptions;
  const subscribe = frequencyDays > 0;
  const asked = { mrpPaise: toPaise(product.price), discountPercent: product.discount };
  return {
    lineId: lineIdOf(lineOptions),
    productId: product.id,
    slug: product.slug,
    productName: product.productName,
    price: toRupees(unitPaise(asked, { plan, subscribe })),
    quantity,
    imageUrl: product.imageUrl,
    seller: product.seller,
    plan,
    subscribe,
    frequencyDays: frequencyDays || null,
    mrp: toRupees(mrpPaiseOf(asked, { plan })),
    priceWas: null,
    stockQuantity: product.stockQuantity,
    maxQuantity: Math.min(product.maxPerLine, product.stockQuantity),
    available: product.status === 'Available',
  };
}
