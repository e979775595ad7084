import { z } from 'zod';
import { defineCall } from '#platform/call.ts';
import { facetsSchema, productSchema } from '#shop/catalog/contract.ts';
import { filterFields } from '#shop/catalog/filters.ts';

export const searchAnswerSchema = z.object({
  products: z.array(productSchema),
  total: z.int().meta({ description: 'How many products match, over all pages; a thousand at most.' }),
  more: z
    .boolean()
    .meta({ description: 'More match: these are the best thousand, and the facets count among them.' }),
  next: z.int().nullable().meta({ description: 'The cursor of the next page, null on the last.' }),
  didYouMean: z.string().nullable().meta({
    description:
      'A spelling that finds something, when the text itself finds nothing; the products are then those of it.',
  }),
  facets: facetsSchema,
});

export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

const text = z.string({ error: 'q is the text to search for' });

export const suggestSearches = defineCall({
  method: 'GET',
  path: '/api/search/suggestions',
  summary: 'Up to eight product names for what has been typed so far',
  who: 'anyone',
  tag: 'Search',
  query: z.object({ q: text }),
  answer: z.array(z.string()),
});

export const searchProducts = defineCall({
  method: 'GET',
  path: '/api/search',
  summary: 'Products that match a text, best first, in pages, narrowed and sorted as asked',
  who: 'anyone',
  tag: 'Search',
  query: z.object({
    q: text,
    limit: z
      .string()
      .regex(/^\d{1,3}$/, 'limit must be a number from 1 to 100')
      .transform(Number)
      .refine((limit) => limit >= 1 && limit <= 100, 'limit must be a number from 1 to 100')
      .default(24),
    cursor: z
      .string()
      .regex(/^\d{1,5}$/, 'cursor is not one of ours')
      .transform(Number)
      .default(0),
    ...filterFields,
  }),
  answer: searchAnswerSchema,
});

export const missSchema = z.object({
  text: z.string(),
  times: z.int(),
  lastAskedOn: z.iso.date(),
});

export type Miss = z.infer<typeof missSchema>;

export const listMisses = defineCall({
  method: 'GET',
  path: '/api/admin/search/misses',
  summary: 'What was searched for in vain, the most often first; nothing about who asked',
  who: 'staff',
  tag: 'Search',
  query: z.object({
    limit: z
      .string()
      .regex(/^[1-9]\d{0,2}$/, 'limit must be a number from 1 to 999')
      .transform(Number)
      .default(50),
  }),
  answer: z.array(missSchema),
});
