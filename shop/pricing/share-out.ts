/** Splits an amount in proportion to weights, in whole paise. The largest remainders get the rest, and the first weight where all are 0. */
export function shareOut(paise: number, weights: readonly number[]): number[] {
  if (weights.length === 1) return [paise];
  if (paise < 0) return shareOut(-paise, weights).map((share) => 0 - share);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map((_, at) => (at === 0 ? paise : 0));
  const parts = weights.map((weight) => partOf(paise, weight, sum));
  const left = paise - parts.reduce((total, { whole }) => total + whole, 0);
  const shares = parts.map(({ whole }) => whole);
  const order = parts.map(({ rest }, at) => ({ at, rest })).toSorted((one, other) => other.rest - one.rest);
  for (const { at } of order.slice(0, left)) shares[at]! += 1;
  return shares;
}

/** An amount of crores times a price of crores is beyond the numbers that are exact. */
function partOf(paise: number, weight: number, sum: number): { whole: number; rest: number } {
  const product = BigInt(paise) * BigInt(weight);
  return { whole: Number(product / BigInt(sum)), rest: Number(product % BigInt(sum)) };
}
