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

const published = sql`select ${products.id} from ${products} where ${products.published}`;

/**
 * Selects the ids of at most sixteen published products by the beginning of a SKU or GTIN, and those of a whole one. The orders
 * are those of the indexes, so a large catalogue is not read.
 */
export function publishedIdsBeginning(key: string): SQL {
  const begins = `${key}%`;
  return sql`
    (${published} and ${skuKey} like ${begins} order by ${skuKey} using ~<~ limit 8)
    union (${published} and ${products.gtin} like ${begins} and ${products.gtin} <> ''
      order by ${products.gtin} using ~<~ limit 8)
    union (${published} and ${inArray(products.gtin, ['', ...gtinsOf(key)])} and ${products.gtin} <> '')`;
}

/** Matches also the beginning of a SKU or GTIN. */
export function beginsNumber(key: string): SQL {
  // The second condition lets PostgreSQL use the partial index.
  const beginsGtin = /^\d+$/.test(key)
    ? sql`(${products.gtin} like ${`${key}%`} and ${products.gtin} <> '')`
    : undefined;
  return or(isNumbered(key), sql`${skuKey} like ${`${key}%`}`, beginsGtin)!;
}
