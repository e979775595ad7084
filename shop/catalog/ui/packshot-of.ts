import type { Product } from '../contract.ts';

/** The name that a product's picture has on both sides of a view transition, from its card to its page. */
export function packshotOf({ slug }: Pick<Product, 'slug'>): string {
  return `packshot-${slug}`;
}
