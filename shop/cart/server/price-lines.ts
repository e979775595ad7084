import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { getPricedProducts } from '#shop/catalog/server/get-priced-products.ts';
import { unitPaise } from '#shop/catalog/unit-price.ts';
import { lineOptionsOfSku } from '../line-options.ts';

type Line = { sku: string; quantity: number };
type PricedLine = Line & { price: number; name: string; takesCash: boolean; categories: string[] };

/** Returns lines with the price of a unit in the catalogue now, in rupees. Leaves out what the shop does not sell. */
export async function priceLines(db: Db, lines: Line[]): Promise<PricedLine[]> {
  const known = lines.flatMap((line) => {
    const options = lineOptionsOfSku(line.sku);
    return options ? [{ ...line, options }] : [];
  });
  const ids = known.map(({ options }) => options.productId);
  const products = await getPricedProducts(db, [...new Set(ids)]);
  return known.flatMap(({ options: { productId, plan, frequencyDays }, ...line }) => {
    const product = products.get(productId);
    if (!product) return [];
    const { name, takesCash, categories } = product;
    const price = toRupees(unitPaise(product, { plan, subscribe: frequencyDays > 0 }));
    return [{ ...line, price, name, takesCash, categories }];
  });
}
