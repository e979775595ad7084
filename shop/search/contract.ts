import { z } from 'zod';
import { type CallLimit, defineEndpoint } from '#platform/endpoint.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { facetsSchema, productSchema } from '#shop/catalog/contract.ts';
import { cardSchema } from '#shop/catalog/groups/cards.ts';
import { filterFields } from '#shop/catalog/filter-fields.ts';

export const searchResponseSchema = z.object({
  products: z.array(cardSchema),
  total: z.int().meta({ description: 'How many products match, over all pages; 500 at most.' }),
  more: z
    .boolean()
    .meta({ description: 'More match: these are the best 500, and the facets count among them.' }),
  next: z.int().nullable().meta({ description: 'The cursor of the next page, null on the last.' }),
  didYouMean: z.string().nullable().meta({
    description:
      'A spelling that finds something, when the text itself finds nothing; the products are then those of it.',
  }),
  partly: z.boolean().meta({
    description: 'Nothing is all that was asked for: these come nearest, meeting some of its words.',
  }),
  message: z.string().nullable().meta({
    description:
      'What the shop says of the text, in the language of the text: what it does not sell or serve.',
  }),
  notSold: z
    .object({
      asked: z.string().meta({ description: 'What the text asks for, in its own words.' }),
      nearest: z
        .array(productSchema)
        .meta({ description: 'At most six products that a form or need joins to it.' }),
    })
    .nullable()
    .meta({ description: 'The text asks for something that the shop does not sell; `products` is empty.' }),
  asksDoctor: z.boolean().meta({
    description: 'The text names an illness or a medicine: no goods, and the advice to ask a doctor.',
  }),
  help: z
    .object({
      sentence: z.string().meta({ description: 'One sentence of the answer.' }),
      name: z.string().meta({ description: 'The text of the link.' }),
      path: z.string().meta({ description: 'The page that says more.' }),
    })
    .nullable()
    .meta({ description: 'The answer, when the text is a question about the shop.' }),
  notUnderstood: z
    .array(z.string())
    .meta({ description: 'Words that nobody understood, when nothing is found.' }),
  articles: z
    .array(z.object({ title: z.string(), path: z.string() }))
    .meta({ description: 'At most three articles whose cards tell of the text.' }),
  facets: facetsSchema,
});

export type SearchResponse = z.infer<typeof searchResponseSchema>;

/** The search ignores further characters. */
const maxCharacters = 200;

/** Returns the searched part of a text, well formed: a URL cannot carry half a surrogate pair. */
export function readPart(text: string): string {
  return cutText(text.trim(), maxCharacters).toWellFormed();
}

const text = z.string({ error: 'q is the text to search for' });

/** Each typed letter asks for suggestions. */
const limit: CallLimit = { name: 'search', perUser: 240, perNetwork: 12_000, windowSeconds: 60 };

const suggest = defineEndpoint({
  method: 'GET',
  path: '/api/search/suggestions',
  kept: {},
  limit,
  summary: 'Up to eight product names for what has been typed so far',
  who: 'anyone',
  tag: 'Search',
  query: z.object({ q: text }),
  response: z.array(z.string()),
});

export const groupedSuggestionsSchema = z.object({
  answer: z
    .object({
      text: z.string().meta({ description: 'One sentence.' }),
      path: z.string().nullable().meta({ description: 'The page that says more.' }),
    })
    .nullable()
    .meta({
      description:
        'The answer to a question about the shop, to an illness, to goods that are not sold, or to words that nobody knows.',
    }),
  terms: z
    .array(z.string())
    .meta({ description: 'Herbs and wishes to search for: two at most beside products, else four.' }),
  products: z.array(
    productSchema.pick({
      id: true,
      slug: true,
      productName: true,
      nameHindi: true,
      imageUrl: true,
      price: true,
      sellingPrice: true,
      status: true,
    }),
  ),
  categories: z
    .array(z.object({ id: z.int(), slug: z.string(), name: z.string(), path: z.string() }))
    .meta({ description: 'Categories whose names begin so, or the main ones when nothing is found.' }),
  articles: z
    .array(z.object({ title: z.string(), path: z.string() }))
    .meta({ description: 'At most two articles that tell of the text.' }),
});

export type GroupedSuggestions = z.infer<typeof groupedSuggestionsSchema>;

const suggestGrouped = defineEndpoint({
  method: 'GET',
  path: '/api/search/suggestions/grouped',
  kept: {},
  limit,
  summary:
    'What the search box shows: words, up to five products with picture and price, up to three categories, up to two articles',
  who: 'anyone',
  tag: 'Search',
  query: z.object({ q: text }),
  response: groupedSuggestionsSchema,
});

const search = defineEndpoint({
  method: 'GET',
  path: '/api/search',
  isSameForAll: true,
  limit,
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
  response: searchResponseSchema,
});

export const endpoints = { suggest, suggestGrouped, search };
