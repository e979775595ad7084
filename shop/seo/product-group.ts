import type { ProductDetail } from '#shop/catalog/contract.ts';
import { groupIdOf } from '#shop/catalog/groups/groups.ts';
import { product, schema, type ShopFacts, type Verified } from './structured-data.ts';

/**
 * Returns a product, or its group with it and links to its other sizes, as search engines want a group whose sizes have pages of
 * their own.
 */
export function productOrGroup(shop: ShopFacts, sold: ProductDetail, ...given: OfProduct): object {
  const own = product(shop, sold, ...given);
  const { group } = sold;
  if (!group) return own;
  const url = `${shop.url}/product/${group.canonical}`;
  const sizes = group.members.find(({ slug }) => slug === sold.slug)?.values ?? [];
  const isSize = (option: string) => option.toLowerCase() === 'size';
  const size = sizes[group.options.findIndex(isSize)];
  return {
    '@type': 'ProductGroup',
    '@id': `${url}#group`,
    name: group.name,
    description: sold.description,
    url,
    productGroupID: groupIdOf(group.id),
    variesBy: group.options.map((option) => (isSize(option) ? schema('size') : option)),
    hasVariant: [
      { ...own, ...(size && { size }) },
      ...group.members
        .filter(({ slug }) => slug !== sold.slug)
        .map(({ slug }) => ({ url: `${shop.url}/product/${slug}` })),
    ],
  };
}

type OfProduct = [verified: Verified | null, categories?: readonly string[]];
