import { z } from 'zod';

export const reviewErrors = {
  incomplete: 'Please provide a rating and a review comment.',
  tooLong: 'Please keep the review under 4000 characters.',
};

/** The rules of a review (section 5) for the browser's form. The endpoint checks the same fields. */
export const newReviewSchema = z.object({
  rating: z.int(reviewErrors.incomplete).min(1, reviewErrors.incomplete).max(5, reviewErrors.incomplete),
  comment: z
    .string(reviewErrors.incomplete)
    .trim()
    .min(1, reviewErrors.incomplete)
    .max(4000, reviewErrors.tooLong),
});

export type NewReview = z.infer<typeof newReviewSchema>;
