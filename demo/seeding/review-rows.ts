import type { InferInsertModel } from 'drizzle-orm';
import { minuteMs } from '#platform/india-time.ts';
import { anonymousName } from '#shop/reviews/contract.ts';
import type { reviews } from '#shop/reviews/server/tables.ts';
import type { SampleReview } from '../sample-data/reviews.ts';
import { daysBefore, type ProductRow } from './product-rows.ts';

type ReviewRow = InferInsertModel<typeof reviews>;

/** Returns sample reviews as rows, oldest first. The position in the list decides the hour of the day. */
export function toReviewRows(samples: SampleReview[], products: ProductRow[], openedOn: Date): ReviewRow[] {
  const ids = new Map(products.map(({ slug, id }) => [slug, id]));
  return samples
    .map(({ productSlug, rating, title, comment, daysAgo }, at) => ({
      productId: ids.get(productSlug)!,
      userName: anonymousName,
      rating,
      title,
      comment,
      imageUrl: null,
      createdAt: atHour(daysBefore(openedOn, daysAgo), at),
    }))
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

export function withRatings(products: ProductRow[], reviewRows: ReviewRow[]): ProductRow[] {
  const byProduct = Map.groupBy(reviewRows, ({ productId }) => productId);
  return products.map((product) => {
    const ratings = (byProduct.get(product.id) ?? []).map(({ rating }) => rating);
    if (ratings.length === 0) return product;
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    return { ...product, rating: sum / ratings.length, reviewCount: ratings.length };
  });
}

/** Stays between yesterday's dawn and evening in India, so that no review lies in the future. */
function atHour(day: Date, at: number): Date {
  const minutes = (at * 467) % (15 * 60);
  return new Date(day.getTime() - (minutes + 3 * 60) * minuteMs);
}
