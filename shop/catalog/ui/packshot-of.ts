import type { Product } from '../contract.ts';

/** Returns the view transition name that a product's picture shares between card and page. */
export function packshotOf({ slug }: Pick<Product, 'slug'>): string {
  return `packshot-${slug}`;
}
