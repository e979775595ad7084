import type { RatingSpread } from './contract.ts';

type CountedStars = { stars: number; count: number; verified: number };

/**
 * Returns the rating and the count of each number of stars, from five down to one, with zeros. Verified reviews alone make the
 * average. While there are none, all reviews do.
 */
export function spreadOf(counted: CountedStars[]): RatingSpread {
  const sumOf = (part: 'count' | 'verified') => counted.reduce((sum, each) => sum + each[part], 0);
  const total = sumOf('count');
  const verified = sumOf('verified');
  const part = verified > 0 ? 'verified' : 'count';
  const sum = counted.reduce((so, each) => so + each.stars * each[part], 0);
  return {
    average: total === 0 ? 0 : sum / (verified || total),
    total,
    verified,
    stars: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: counted.find((one) => one.stars === stars)?.count ?? 0,
    })),
  };
}

export function shareOf(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * count) / total);
}
