import { z } from 'zod';

/** Without one the merchant's order applies. */
export const sorts = ['popular', 'price', 'price-desc', 'newest', 'rating'] as const;
export type Sort = (typeof sorts)[number];

const rupees = z
  .string()
  .regex(/^\d{1,6}$/, 'a price must be a whole number of rupees')
  .transform(Number)
  .optional();
const word = z.string().min(1).max(120).optional();

/** The filters and the sort order of listings and search results, as in a URL. */
export const filterFields = {
  category: word.meta({ description: 'An id or slug: products of it and of what lies below it.' }),
  form: word,
  concern: word,
  minPrice: rupees.meta({ description: 'Rupees, what is paid at least.' }),
  maxPrice: rupees.meta({ description: 'Rupees, what is paid at most.' }),
  inStock: z.literal('true').optional().meta({ description: 'Only what can be bought now.' }),
  rating: z
    .string()
    .regex(/^[1-5]$/, 'rating must be a number from 1 to 5')
    .transform(Number)
    .optional()
    .meta({ description: 'Rated so at least.' }),
  sort: z
    .enum(sorts, `sort must be one of ${sorts.join(', ')}`)
    .optional()
    .meta({
      description: "Without it results come best match first, listings in the merchant's order.",
    }),
};

const filtersSchema = z.object(filterFields);

export type Filters = z.infer<typeof filtersSchema>;
export type FilterName = keyof typeof filterFields;
export const filterNames = Object.keys(filterFields) as FilterName[];

/** Returns whether the filters leave out products. The sort order leaves out none. */
export function isFiltered(filters: Filters): boolean {
  return filterNames.some((name) => name !== 'sort' && filters[name] !== undefined);
}

export function readFilters(parameters: URLSearchParams): Filters {
  const given = Object.entries(filterFields).flatMap(([name, field]) => {
    const value = parameters.get(name);
    return value && field.safeParse(value).success ? [[name, value]] : [];
  });
  return filtersSchema.parse(Object.fromEntries(given));
}

export function filtersAsText(filters: Filters): Record<string, string> {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
