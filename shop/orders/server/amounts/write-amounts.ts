import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { type PriceLine, sumsOf } from '#shop/pricing/price-of.ts';
import { orderAdjustments } from './tables.ts';

/** Returns the sums of a list as the columns of an order, which older processes read. */
export function columnsOf(lines: readonly Pick<PriceLine, 'paise'>[]): {
  discountPaise: number;
  feePaise: number;
} {
  const { savedPaise, chargedPaise } = sumsOf(lines);
  return { discountPaise: savedPaise, feePaise: chargedPaise };
}

/** Returns the rows of a list, with the columns that they share. */
export function toRows<Shared extends object>(
  lines: PriceLine[],
  shared: Shared,
): (Shared & PriceLine & { position: number })[] {
  return lines.map((line, position) => Object.assign({ position }, shared, line));
}

/**
 * Replaces the amounts of a locked order, whose sums the caller then writes in the same transaction. A trigger takes sums that another
 * transaction changes for those of an older process, which knows no list.
 */
export async function replaceAmounts(
  tx: Db,
  { orderId, lines }: { orderId: string; lines: PriceLine[] },
): Promise<void> {
  await tx.execute(sql`select set_config('aranya.lists_amounts', 'on', true)`);
  await tx.delete(orderAdjustments).where(eq(orderAdjustments.orderId, orderId));
  if (lines.length > 0) await tx.insert(orderAdjustments).values(toRows(lines, { orderId }));
}
