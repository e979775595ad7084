import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { products } from '../../server/tables.ts';
import type { ProductValues } from '../product-fields.ts';
import type { TaxFinding } from '../../declarations/tax-finding.ts';
import type { ProductHooks } from './product-kind.ts';

type Values = Pick<ProductValues, 'hsn' | 'gstGoods' | 'gstSupply' | 'reference' | 'parts'>;
export type TaxOf = (values: Values) => TaxFinding;

type Reading = {
  hooks: Pick<ProductHooks, 'readTaxRates'>;
  day: string;
  products: readonly Pick<ProductValues, 'parts'>[];
};

/** Reads the goods in these combos, and returns the GST of a product with these parts on the day. */
export async function readTaxOf(db: Db, { hooks, day, products: combos }: Reading): Promise<TaxOf> {
  const ids = [...new Set(combos.flatMap(({ parts }) => parts.map(({ productId }) => productId)))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: products.id, name: products.name, hsn: products.hsn, facts: products.facts })
          .from(products)
          .where(inArray(products.id, ids));
  const goodsOf = new Map(rows.map(({ id, name, hsn, facts }) => [id, { name, hsn, ...facts }]));
  const taxAt = await hooks.readTaxRates(db);
  return ({ parts, ...own }) => {
    const goods = parts.map(({ productId }) => goodsOf.get(productId)).filter((one) => one !== undefined);
    return taxAt({ ...own, parts: goods }, day);
  };
}
