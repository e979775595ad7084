import { timesRatio } from '#platform/money.ts';
import type { SupplyDays } from './contract.ts';
import { packsOf } from './stock-units.ts';

const supplyTenths: Record<SupplyDays, number> = { '60': 10, '120': 15, '180': 20 };

export const subscriptionPercent = 15;

type Price = { mrpPaise: number; discountPercent: number };
type LineOptions = { plan?: SupplyDays; subscribe?: boolean };

/** Returns the selling price in paise: MRP minus MRP times discount percent over 100 (section 9). */
export function sellingPaise(price: Price): number {
  return unitPaise(price, {});
}

/** Returns the price of a unit in paise for a supply and subscription, rounded half up once (sections 4 and 9). */
export function unitPaise(
  { mrpPaise, discountPercent }: Price,
  { plan = '60', subscribe = false }: LineOptions,
): number {
  const percent = subscribe ? 100 - subscriptionPercent : 100;
  return timesRatio(mrpPaise, (100 - discountPercent) * supplyTenths[plan] * percent, 100 * 10 * 100);
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
