/** Splits an amount in proportion to weights, in whole paise. The largest remainders get the rest, and the first weight where all are 0. */
export function shareOut(paise: number, weights: readonly number[]): number[] {
  if (weights.length === 1) return [paise];
  if (paise < 0) return shareOut(-paise, weights).map((share) => 0 - share);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map((_, at) => (at === 0 ? paise : 0));
  const rests: number[] = [];
  let left = paise;
  const shares = weights.map((weight) => {
    const { whole, rest } = partOf(paise, weight, sum);
    rests.push(rest);
    left -= whole;
    return whole;
  });
  if (left === 0) return shares;
  const order = [...rests.keys()].toSorted((one, other) => rests[other]! - rests[one]!);
  for (const at of order.slice(0, left)) shares[at]! += 1;
  return shares;
}

/** An amount of crores times a price of crores is beyond the numbers that are exact. */
function partOf(paise: number, weight: number, sum: number): { whole: number; rest: number } {
  const product = paise * weight;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const rest = product % sum;
    return { whole: (product - rest) / sum, rest };
  }
  const exact = BigInt(paise) * BigInt(weight);
  return { whole: Number(exact / BigInt(sum)), rest: Number(exact % BigInt(sum)) };
}
