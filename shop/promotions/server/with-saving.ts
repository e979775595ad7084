import { formatPaise, toPaise } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import type { ProductDetail } from '#shop/catalog/contract.ts';
import { getPricedProducts } from '#shop/catalog/server/get-priced-products.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import type { LiveOffer } from '#shop/pricing/offers/live-offer.ts';
import { priceOf } from '#shop/pricing/price-of.ts';

type Shop = { offers: readonly LiveOffer[]; charges: Charges };

/**
 * Returns a product with what an automatic offer saves on one unit, in place of the merchant's words about it. A page is the same for everyone,
 * so offers with a code and those that ask who orders are left out. Without another offer it reads nothing.
 */
export async function withSaving(
  db: Db,
  product: ProductDetail,
  { offers, charges }: Shop,
): Promise<ProductDetail> {
  const open = offers.filter(
    ({ terms, needsCode, isPersonal }) => terms.kind !== 'free_delivery' && !needsCode && !isPersonal,
  );
  if (open.length === 0) return product;
  const priced = (await getPricedProducts(db, [product.id])).get(product.id);
  if (!priced) return product;
  const item = {
    unitPaise: toPaise(product.sellingPrice),
    quantity: 1,
    productId: product.id,
    isCombo: priced.parts.length > 0,
    categories: priced.categories,
  };
  const { applied = [] } = priceOf([item], { ...charges, offers: open.map(({ terms }) => terms) });
  const best = applied[0];
  if (!best) return product;
  return { ...product, offer: `You save ${formatPaise(best.savedPaise)} with ${best.terms.name}` };
}
