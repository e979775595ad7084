import { toRupees } from '#platform/money.ts';
import type { ProductDetail } from '#shop/catalog/contract.ts';
import { packsOf } from '#shop/catalog/stock-units.ts';
import { mrpPaiseOf, priceOfProduct, unitPaise } from '#shop/catalog/unit-price.ts';
import { type LineOptions, lineIdOf } from './line-options.ts';
import type { CartItem } from './contract.ts';

/** Returns the line of a Buy Now at the catalogue's current price. */
export function buyNowLine(
  product: ProductDetail,
  { quantity, ...lineOptions }: LineOptions & { quantity: number },
): CartItem {
  const { plan, frequencyDays } = lineOptions;
  const subscribe = frequencyDays > 0;
  const packs = packsOf(product, plan);
  const asked = priceOfProduct(product);
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
    mrp: toRupees(mrpPaiseOf({ ...asked, packs: product.packs }, { plan })),
    packs,
    parts: product.parts.map(({ productId, name, quantity: each }) => ({ productId, name, quantity: each })),
    priceWas: null,
    stockQuantity: product.stockQuantity,
    maxQuantity: Math.min(product.maxPerLine, Math.floor(product.stockQuantity / packs)),
    available: product.status === 'Available',
    addedAt: new Date().toISOString(),
  };
}
