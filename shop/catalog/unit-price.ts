import { timesRatio, toPaise } from '#platform/money.ts';
import { type Product, subscriptionPercent, type SupplyDays } from './contract.ts';
import { packsOf } from './stock-units.ts';

const supplyTenths: Record<SupplyDays, number> = { '60': 10, '120': 15, '180': 20 };

/** Without `pricePaise`, the price that the merchant typed, a whole percent of the MRP decides. */
type Price = { mrpPaise: number; discountPercent: number; pricePaise: number | null };
type LineOptions = { plan?: SupplyDays; subscribe?: boolean };

/** Returns the selling price in paise: the typed one, or MRP minus MRP times discount percent over 100 (section 9). */
export function sellingPaise(price: Price): number {
  return unitPaise(price, {});
}

/** Returns the price of a unit in paise for a supply and subscription, rounded half up once (sections 4 and 9). */
export function unitPaise(
  { mrpPaise, discountPercent, pricePaise }: Price,
  { plan = '60', subscribe = false }: LineOptions,
): number {
  const percent = subscribe ? 100 - subscriptionPercent : 100;
  if (pricePaise !== null) return timesRatio(pricePaise, supplyTenths[plan] * percent, 10 * 100);
  return timesRatio(mrpPaise, (100 - discountPercent) * supplyTenths[plan] * percent, 100 * 10 * 100);
}

/** Decimals of a discount. They reach each paisa of ₹10,00,000, the highest MRP. */
const maxDecimals = 6;
const millionth = 10 ** maxDecimals;

/**
 * Returns the discount of the specified calls in percent. A typed price has the shortest decimal that gives it by section 9. A whole
 * percent of a price in whole paise is exact.
 */
export function discountOf({ mrpPaise, discountPercent, pricePaise }: Price): number {
  if (pricePaise === null || mrpPaise === 0) return discountPercent;
  const exact = (100 * (mrpPaise - pricePaise)) / mrpPaise;
  if (Number.isInteger(exact)) return exact;
  for (let decimals = 1; decimals < maxDecimals; decimals += 1) {
    const discount = Number(exact.toFixed(decimals));
    if (!Number.isInteger(discount) && discountedPaise(mrpPaise, discount) === pricePaise) return discount;
  }
  return Number(exact.toFixed(maxDecimals));
}

type WirePrice = Pick<Product, 'price' | 'discount' | 'sellingPrice'>;

/** Returns the price of a product on the wire. A discount with decimals means a typed price. */
export function priceOfProduct({ price, discount, sellingPrice }: WirePrice): Price {
  const pricePaise = Number.isInteger(discount) ? null : toPaise(sellingPrice);
  return { mrpPaise: toPaise(price), discountPercent: discount, pricePaise };
}

/** Whole millionths of a percent are no fractions, so the price is exact. */
function discountedPaise(mrpPaise: number, discount: number): number {
  const left = BigInt(100 * millionth - Math.round(discount * millionth));
  const whole = BigInt(100 * millionth);
  return Number((2n * BigInt(mrpPaise) * left + whole) / (2n * whole));
}

/** Returns the MRP of a unit in paise: the MRP of a pack for each pack of the supply. */
export function mrpPaiseOf(
  product: Pick<Price, 'mrpPaise'> & { packs: number[] },
  { plan = '60' }: LineOptions,
): number {
  return product.mrpPaise * packsOf(product, plan);
}

/** Returns `60-day supply`; an unknown supply reads `40-day supply` (section 9). */
export function supplyLabel(supplyDays: string): string {
  return `${supplyDays in supplyTenths ? supplyDays : '40'}-day supply`;
}
