import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { line } from '#platform/forms.ts';
import { Refusal } from '#platform/refusal.ts';

export const zeroResultKinds = ['notSold', 'illness', 'notUnderstood', 'sold'] as const;

export const zeroResultSearchSchema = z.object({
  text: z.string(),
  times: z.int(),
  timesThisMonth: z.int().meta({ description: 'In this month of India.' }),
  lastAskedOn: z.iso.date(),
  kind: z.enum(zeroResultKinds).meta({ description: 'What the search says of the text today.' }),
  found: z.int().meta({ description: 'How many products the text finds now.' }),
  group: z.string().nullable().meta({ description: 'The kind of goods that the shop does not sell.' }),
});

export type ZeroResultSearch = z.infer<typeof zeroResultSearchSchema>;

const listZeroResult = defineEndpoint({
  method: 'GET',
  path: '/api/admin/search/misses',
  summary: 'Lists zero-result searches, the most frequent first, without the customers',
  who: 'staff',
  tag: 'Search',
  query: z.object({
    limit: z
      .string()
      .regex(/^([1-9]\d?|[12]\d\d)$/, 'limit must be a number from 1 to 299')
      .transform(Number)
      .default(50),
  }),
  response: z.array(zeroResultSearchSchema),
});

/** A short text with at least one word. */
const taught = (what: string) => line(what, 80);

export const synonymSchema = z.object({ text: taught('The text'), means: taught('What it means') });

export type Synonym = z.infer<typeof synonymSchema>;

const synonyms = defineEndpoint({
  method: 'GET',
  path: '/api/admin/search/synonyms',
  summary: 'What texts have been said to mean',
  who: 'staff',
  tag: 'Search',
  response: z.array(synonymSchema),
});

const addSynonym = defineEndpoint({
  method: 'POST',
  path: '/api/admin/search/synonyms',
  summary: 'Adds or replaces a synonym for a text that customers search for',
  who: 'staff',
  tag: 'Search',
  body: synonymSchema,
  response: synonymSchema.extend({ found: z.int().meta({ description: 'How many products it finds now.' }) }),
});

const removeSynonym = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/search/synonyms',
  summary: 'Lets a text mean what it says again',
  who: 'staff',
  tag: 'Search',
  query: z.object({ text: taught('The text') }),
  response: z.undefined(),
  mayBeEmpty: true,
  refuses: [404],
});

const markSold = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/search/sold',
  summary: 'Takes a text from the list of zero-result searches, once a search finds products',
  who: 'staff',
  tag: 'Search',
  body: z.object({ text: taught('The text') }),
  response: z.object({ found: z.int().meta({ description: 'How many products it finds now.' }) }),
  refuses: [404, 409],
});

const unmarkSold = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/search/sold',
  summary: 'Lists a text again that the shop was said to sell',
  who: 'staff',
  tag: 'Search',
  query: z.object({ text: taught('The text') }),
  response: z.undefined(),
  mayBeEmpty: true,
  refuses: [404],
});

export const endpoints = { listZeroResult, synonyms, addSynonym, removeSynonym, markSold, unmarkSold };

export const refusals = {
  noWord: () =>
    new Refusal('no_word', 400, 'There is no word in this text.', {
      fields: { text: 'There is no word in this text.' },
    }),
  findsNothing: (means: string) =>
    new Refusal('finds_nothing', 400, `“${means}” finds no product itself.`, {
      fields: { means: `“${means}” finds no product itself.` },
    }),
  unknownSynonym: () => new Refusal('unknown_synonym', 404, 'Nothing was said about this text.'),
  unknownSearch: () => new Refusal('unknown_search', 404, 'The list has no search for this text.'),
  stillFindsNothing: (text: string) =>
    new Refusal(
      'still_finds_nothing',
      409,
      `“${text}” still finds no product. Publish the product, or say what the shop calls it.`,
    ),
};
