import type { RatingSpread } from './contract.ts';

/** The mean of the counted ratings, and their numbers from five stars down to one, also where there is none. */
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

/** How long a bar is, in percent of all. */
export function shareOf(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * count) / total);
}
