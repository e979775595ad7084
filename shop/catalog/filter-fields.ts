import { z } from 'zod';
import { ratingPattern, rupeesPattern, sorts } from './filters.ts';

const rupees = z
  .string()
  .regex(rupeesPattern, 'a price must be a whole number of rupees')
  .transform(Number)
  .optional();
const word = z.string().min(1).max(120).optional();

/** The filters and the sort order of listings and search results, as in a URL. */
export const filterFields = {
  category: word.meta({ description: 'An id or slug: products of it and of what lies below it.' }),
  form: word,
  concern: word,
  origin: word.meta({ description: 'The country of origin, as products state it.' }),
  minPrice: rupees.meta({ description: 'Rupees, what is paid at least.' }),
  maxPrice: rupees.meta({ description: 'Rupees, what is paid at most.' }),
  inStock: z.literal('true').optional().meta({ description: 'Only what can be bought now.' }),
  rating: z
    .string()
    .regex(ratingPattern, 'rating must be a number from 1 to 5')
    .transform(Number)
    .optional()
    .meta({ description: 'Rated so at least.' }),
  sort: z
    .enum(sorts, `sort must be one of ${sorts.join(', ')}`)
    .optional()
    .meta({
      description: "Without it results come best match first, listings in the merchant's order.",
    }),
};
