/** Without one the merchant's order applies. */
export const sorts = ['popular', 'price', 'price-desc', 'newest', 'rating', 'origin'] as const;
export type Sort = (typeof sorts)[number];

/** The filters and the sort order of listings and search results. */
export type Filters = {
  category?: string | undefined;
  form?: string | undefined;
  concern?: string | undefined;
  origin?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  inStock?: 'true' | undefined;
  rating?: number | undefined;
  sort?: Sort | undefined;
};
export type FilterName = keyof Filters;

export const rupeesPattern = /^\d{1,6}$/;
export const ratingPattern = /^[1-5]$/;

const isWord = (value: string) => /^.{1,120}$/su.test(value);
const isRupees = (value: string) => rupeesPattern.test(value);

/** Browsers read the filters of a URL without zod. `filter-fields.ts` holds the same rules for the API. */
const rules: Record<FilterName, (value: string) => boolean> = {
  category: isWord,
  form: isWord,
  concern: isWord,
  origin: isWord,
  minPrice: isRupees,
  maxPrice: isRupees,
  inStock: (value) => value === 'true',
  rating: (value) => ratingPattern.test(value),
  sort: (value) => sorts.some((sort) => sort === value),
};
const numeric = new Set<FilterName>(['minPrice', 'maxPrice', 'rating']);

export const filterNames = Object.keys(rules) as FilterName[];

/** Returns whether the filters leave out products. The sort order leaves out none. */
export function isFiltered(filters: Filters): boolean {
  return filterNames.some((name) => name !== 'sort' && filters[name] !== undefined);
}

/** Ignores unknown and invalid filters. */
export function readFilters(parameters: URLSearchParams): Filters {
  const given = filterNames.flatMap((name) => {
    const value = parameters.get(name);
    return value && rules[name](value) ? [[name, numeric.has(name) ? Number(value) : value] as const] : [];
  });
  return Object.fromEntries(given);
}

export function filtersAsText(filters: Filters): Record<string, string> {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
