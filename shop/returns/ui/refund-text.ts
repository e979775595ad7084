import { formatPaise, toPaise } from '#platform/money.ts';
import type { LineOfCustomer, ReturnsOfOrder } from '../contract.ts';

/** Units by the id of their order line. */
export type Counts = Readonly<Record<number, number>>;

export const replacementText =
  'We send the products that you ordered without a charge. If they are sold out, we pay you back.';

export const youPay = 'You pay for sending it back.';

/** Returns what the chosen units give back, or nothing without units or a known sum. The inspection may find fewer. */
export function refundText(
  { lines, refundOfRest }: Pick<ReturnsOfOrder, 'lines' | 'refundOfRest'>,
  counts: Counts,
): string {
  const chosen = lines.map((line) => ({ line, count: counts[line.orderLineId] ?? 0 }));
  const paise = chosen.map(({ line, count }) => refundOf(line, count));
  if (chosen.every(({ count }) => count === 0) || paise.some((part) => part === null)) return '';
  const isWhole = chosen.every(({ line, count }) => count === line.refunds.length);
  const sum = paise.reduce<number>((all, part) => all + (part ?? 0), isWhole ? toPaise(refundOfRest) : 0);
  return `You get back ${formatPaise(sum)}, once we have the goods.`;
}

/** In paise; null for units whose sum is not known. */
function refundOf({ refunds }: LineOfCustomer, count: number): number | null {
  if (count === 0) return 0;
  const rupees = refunds[count - 1];
  return rupees === undefined ? null : toPaise(rupees);
}
