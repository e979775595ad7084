import type { FindProducts } from '../queries.ts';

/** Pages that a link may lead to, the search of products, and the offers that a promise may point at. */
export type Tools = {
  pages: { title: string; path: string }[];
  findProducts: FindProducts;
  offers: { ref: string; label: string }[];
};
