import type { RatingSpread } from './contract.ts';

/** Returns the mean of the ratings, and the count of each from five stars to one, including zeros. */
export function spreadOf(counted: { stars: number; count: number }[]): RatingSpread {
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const sum = counted.reduce((so, { stars, count }) => so + stars * count, 0);
  return {
    average: total === 0 ? 0 : sum / total,
    total,
    stars: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: counted.find((one) => one.stars === stars)?.count ?? 0,
    })),
  };
}

export function shareOf(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * count) / total);
}
