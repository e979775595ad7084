import type { Review } from './contract.ts';

export type RatingSpread = {
  /** 0 without reviews. */
  average: number;
  total: number;
  /** From five stars down to one. */
  bars: { stars: number; count: number; percent: number }[];
};

/** How the ratings of a product's reviews are spread. */
export function ratingSpread(reviews: Pick<Review, 'rating'>[]): RatingSpread {
  const total = reviews.length;
  const sum = reviews.reduce((so, { rating }) => so + rating, 0);
  const bars = [5, 4, 3, 2, 1].map((stars) => {
    const count = reviews.filter(({ rating }) => rating === stars).length;
    return { stars, count, percent: total === 0 ? 0 : Math.round((100 * count) / total) };
  });
  return { average: total === 0 ? 0 : sum / total, total, bars };
}
