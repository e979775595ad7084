import type { AmountLine } from '#shop/cart/amount-lines.ts';

type Goods = readonly { productId?: number | undefined; quantity: number }[];

/**
 * Returns what a cart leaves of the price of its goods after savings and their cost prices, in rupees. Null while a cost price is missing. Tax,
 * delivery and packing are in it.
 */
export function marginOf(
  lines: readonly AmountLine[],
  { goods, costs }: { goods: Goods; costs: ReadonlyMap<number, number> },
): number | null {
  const each = goods.map(({ productId = 0, quantity }) => {
    const costPaise = costs.get(productId);
    return costPaise === undefined ? null : costPaise * quantity;
  });
  if (each.includes(null)) return null;
  const price = lines
    .filter(({ code, amount }) => code === 'items' || (amount < 0 && code !== 'round_off'))
    .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return (price - each.reduce<number>((sum, paise) => sum + (paise ?? 0), 0)) / 100;
}
