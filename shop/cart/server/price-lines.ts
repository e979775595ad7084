import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { getPricedProducts } from '#shop/catalog/server/get-priced-products.ts';
import { lineOptionsOfSku } from '../line-options.ts';
import { type OfferedUnit, offeredUnit } from './offered-unit.ts';

type Line = { sku: string; quantity: number };
type PricedLine = Line & OfferedUnit & { price: number; name: string; takesCash: boolean };

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
    const { name, takesCash } = product;
    const { unitPaise, ...unit } = offeredUnit(product, { plan, subscribe: frequencyDays > 0 });
    return [{ ...line, ...unit, price: toRupees(unitPaise), name, takesCash }];
  });
}
