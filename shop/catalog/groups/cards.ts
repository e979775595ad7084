import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { facetsSchema, page, productSchema } from '../contract.ts';
import { filterFields } from '../filter-fields.ts';
import { cardSizes } from './group-fields.ts';

export const cardSchema = productSchema.extend({ sizes: cardSizes.optional() });

/** A card of a list: a product, or a group of products that shows its cheapest member in stock. */
export type CardProduct = z.infer<typeof cardSchema>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/product-cards',
  kept: {},
  summary: 'As /api/products, with one card for each group of products: its cheapest member in stock',
  who: 'anyone',
  tag: 'Catalogue',
  query: page.extend(filterFields),
  response: z.array(cardSchema),
  refuses: [404],
});

const facets = defineEndpoint({
  method: 'GET',
  path: '/api/product-cards/facets',
  kept: {},
  summary: 'As /api/products/facets, with numbers of cards',
  who: 'anyone',
  tag: 'Catalogue',
  query: z.object(filterFields),
  response: facetsSchema,
});

export const endpoints = { list, facets };
