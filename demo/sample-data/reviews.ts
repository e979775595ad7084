import { seededRandom, type Random } from './seeded-random.ts';
import type { SampleProduct } from './sample-product.ts';
import { shuffledDecks } from './review-phrases/shuffled-decks.ts';
import { writeComment, writeTitle, type Writer } from './review-phrases/write-comment.ts';

export type SampleReview = {
  productSlug: string;
  rating: number;
  title: string;
  comment: string;
  daysAgo: number;
};

const twoYearsInDays = 730;

/** Returns the reviews of the demo shop: many for popular products, none for some. Equal products give equal reviews. */
export function sampleReviews(products: SampleProduct[]): SampleReview[] {
  const decks = shuffledDecks();
  const said = new Set<string>();
  return products.flatMap((product) => {
    const random = seededRandom(product.id * 7919);
    return reviewsOf({ product, random, decks, said, usedLines: new Set() });
  });
}

function reviewsOf(writer: Writer): SampleReview[] {
  const charm = writer.random.between(-8, 10);
  return Array.from({ length: reviewCount(writer) }, () => {
    const rating = drawRating(writer.random.between(1, 100) + charm);
    return {
      productSlug: writer.product.slug,
      rating,
      title: writeTitle(writer, rating),
      comment: writeComment(writer, rating),
      daysAgo: drawAge(writer),
    };
  });
}

function reviewCount({ product, random }: Writer): number {
  return Math.min(countByPopularity(product.popularity, random), Math.ceil(product.daysOld / 3));
}

function countByPopularity(popularity: number, random: Random): number {
  if (popularity >= 880) return random.between(18, 25);
  if (popularity >= 680) return random.between(10, 17);
  if (popularity >= 500) return random.between(5, 10);
  if (popularity >= 350) return random.between(2, 5);
  return random.between(0, 2);
}

function drawRating(luck: number): number {
  if (luck <= 4) return 1;
  if (luck <= 9) return 2;
  if (luck <= 18) return 3;
  return luck <= 48 ? 4 : 5;
}

/** Leans towards recent dates, like the reviews of a growing shop. */
function drawAge({ product, random }: Writer): number {
  const oldest = Math.min(product.daysOld, twoYearsInDays) - 1;
  return Math.max(1, Math.min(random.between(0, oldest), random.between(0, oldest * 2)));
}
