import { formatPaise, toPaise } from '#platform/money.ts';
import { Refusal } from '#platform/refusal.ts';
import { sellingPaise } from '../unit-price.ts';
import { fieldLabels, type ProductValues } from './product-fields.ts';

type Paise = { mrpPaise: number; pricePaise: number | null };

/** A product has a typed selling price or a percent. A change that names both sets the price. */
export function withOnePrice(fields: Partial<ProductValues>): Partial<ProductValues> {
  const { sellingPrice, discountPercent } = fields;
  if (sellingPrice !== undefined && sellingPrice !== null) return { ...fields, discountPercent: 0 };
  return discountPercent === undefined ? fields : { ...fields, sellingPrice: null };
}

/**
 * Returns the fields of a product that costs `price` of an MRP, both in rupees. The percent that it has decides as long as it gives
 * this price, so that larger supplies cost what they did.
 */
export function priceFields(
  { mrp, price }: { mrp: number; price: number },
  discountPercent: number,
): Pick<ProductValues, 'discountPercent' | 'sellingPrice'> {
  const byPercent = sellingPaise({ mrpPaise: toPaise(mrp), discountPercent, pricePaise: null });
  if (toPaise(price) === byPercent) return { discountPercent, sellingPrice: null };
  return { discountPercent: 0, sellingPrice: price === mrp ? null : price };
}

/** Returns MRP and typed selling price in paise. */
export function paiseOf({ mrp, sellingPrice }: Pick<ProductValues, 'mrp' | 'sellingPrice'>): Paise {
  return { mrpPaise: toPaise(mrp), pricePaise: sellingPrice === null ? null : toPaise(sellingPrice) };
}

/** Refuses a typed selling price above the MRP (409). */
export function requirePriceWithinMrp(prices: Paise): void {
  const mrp = exceededMrp(prices);
  if (mrp === null) return;
  throw new Refusal('price_above_mrp', 409, `The selling price is above the MRP of ${mrp}.`, {
    fields: { sellingPrice: `At most the MRP of ${mrp}.` },
  });
}

/** Returns the problem of a typed selling price above the MRP, as bulk changes name problems. */
export function priceProblems(values: Pick<ProductValues, 'mrp' | 'sellingPrice'>) {
  const mrp = exceededMrp(paiseOf(values));
  if (mrp === null) return [];
  const message = `The selling price is above the MRP of ${mrp}.`;
  return [{ field: 'sellingPrice', label: fieldLabels.sellingPrice, message }];
}

function exceededMrp({ mrpPaise, pricePaise }: Paise): string | null {
  return pricePaise !== null && pricePaise > mrpPaise ? formatPaise(mrpPaise) : null;
}
