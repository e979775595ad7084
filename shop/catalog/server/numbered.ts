import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { gtinsOf } from '../product-numbers.ts';
import { products } from './tables.ts';

/** The letters and digits of the SKU, as the index `products_by_sku_key` holds them. */
const skuKey = sql`regexp_replace(lower(${products.sku}), '[^a-z0-9]+', '', 'g')`;

/** Matches a whole SKU or GTIN by the key of `numberKeyOf`. */
export function isNumbered(key: string): SQL {
  const gtins = gtinsOf(key);
  return or(sql`${skuKey} = ${key}`, gtins.length > 0 ? inArray(products.gtin, gtins) : undefined)!;
}

/** Matches also the beginning of a SKU or GTIN. */
export function beginsNumber(key: string): SQL {
  const beginsGtin = /^\d+$/.test(key) ? sql`${products.gtin} like ${`${key}%`}` : undefined;
  return or(isNumbered(key), sql`${skuKey} like ${`${key}%`}`, beginsGtin)!;
}
