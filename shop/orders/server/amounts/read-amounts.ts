import { getTableColumns, sql } from 'drizzle-orm';
import { linesFromBefore } from '#shop/pricing/from-before.ts';
import type { PricedItem, PriceLine } from '#shop/pricing/price-of.ts';
import { shareOut } from '#shop/pricing/share-out.ts';
import { orders } from '../tables.ts';

type OrderRow = typeof orders.$inferSelect;

/** The stored amounts of an order, as a column of the statement that reads it. */
export const storedAmounts = sql<PriceLine[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('code', code, 'name', name, 'paise', paise, 'shares', shares) order by position), '[]')
  from order_adjustments where order_id = orders.id)`;

/** The columns of an order with its stored amounts. */
export const withAmounts = { ...getTableColumns(orders), storedAmounts };

export type WithAmounts = { storedAmounts: PriceLine[] };

type Columns = Pick<OrderRow, 'charges' | 'discountPaise' | 'feePaise'>;

/** Returns the amounts of an order beside its lines. Those of an order that an older process placed or changed come from its columns. */
export function amountsOf(
  { charges, ...sums }: Columns,
  { storedAmounts: stored, lines }: WithAmounts & { lines: readonly PricedItem[] },
): PriceLine[] {
  if (charges !== null) return stored;
  const weights = lines.map(({ unitPaise, quantity }) => unitPaise * quantity);
  return linesFromBefore(sums).map((line) => Object.assign(line, { shares: shareOut(line.paise, weights) }));
}

/** Returns the rules of the amounts of an order. */
export function rulesOf({
  charges,
  fixedDiscountPaise,
  feePaise,
}: Pick<OrderRow, 'charges' | 'fixedDiscountPaise' | 'feePaise'>): NonNullable<OrderRow['charges']> {
  return charges ?? { fixedDiscountPaise, feePaise };
}
