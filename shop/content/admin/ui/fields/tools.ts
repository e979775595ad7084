import type { FindProducts } from '../queries.ts';

/** Pages that a link may lead to, and the search of products. */
export type Tools = { pages: { title: string; path: string }[]; findProducts: FindProducts };
