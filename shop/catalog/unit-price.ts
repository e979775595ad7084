import { timesRatio } from '#platform/money.ts';
import type { SupplyDays } from './contract.ts';

/** Tenths of the selling price a plan costs. */
const supplyTenths: Record<SupplyDays, number> = { '60': 10, '120': 15, '180': 20 };

/** A subscription takes 15 % off. */
export const subscriptionPercent = 15;

type Price = { mrpPaise: number; discountPercent: number };
type LineOptions = { plan?: SupplyDays; subscribe?: boolean };

/** Selling price in paise: MRP minus MRP times discount percent over 100 (section 9). */
export function sellingPaise(price: Price): number {
  return unitPaise(price, {});
}

/** Price of one unit in paise for a plan and subscription, rounded half up once (sections 4 and 9). */
export function unitPaise(
  { mrpPaise, discountPercent }: Price,
  { plan = '60', subscribe = false }: LineOptions,
): number {
  const percent = subscribe ? 100 - subscriptionPercent : 100;
  return timesRatio(mrpPaise, (100 - discountPercent) * supplyTenths[plan] * percent, 100 * 10 * 100);
}

/** `60-day supply`; anything that is no plan reads `40-day supply` (section 9). */
export function supplyLabel(plan: string): string {
  return `${plan in supplyTenths ? plan : '40'}-day supply`;
}
