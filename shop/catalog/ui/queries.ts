import { queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '#platform/ui/call-api.ts';
import { forEveryone } from '#platform/ui/query-client.ts';
import { type Card, endpoints as cards, type ListedCard, type OptionsCard } from '../groups/cards.ts';
import { endpoints, type ProductDetail } from '../contract.ts';
import { type Filters, filtersAsText } from '../filters.ts';

export const listingPageSize = 24;

export type Listing = {
  /** An id or slug. All products by default. */
  category?: string | undefined;
  page: number;
  /** The place of a page beyond the last numbered page. */
  cursor?: string | undefined;
  filters: Filters;
};

/** More than `total` products exist when it is not exact. `next` is the cursor of the next page. */
export type ListedProducts = {
  products: ListedCard[];
  total: number;
  isExact: boolean;
  next: string | null;
};

/** Pages beyond this one have a cursor instead of a number. */
export const maxNumberedPage = 42;

export function listingQuery({ category, page, cursor, filters }: Listing) {
  return queryOptions({
    queryKey: ['products', 'listing', category ?? null, cursor ?? page, filters],
    meta: forEveryone,
    queryFn: async ({ signal }): Promise<ListedProducts> => {
      const query = {
        limit: String(listingPageSize),
        ...cursorOf({ page, cursor }),
        ...filtersAsText({ ...filters, category }),
      };
      const { body: answer, headers } = await callApiWithHeaders(cards.list, { query }, { signal });
      return {
        products: answer,
        total: Number(headers.get('x-total-count') ?? answer.length),
        isExact: headers.get('x-total-exact') !== 'false',
        next: nextCursorIn(headers),
      };
    },
  });
}

/** Returns the query parameter of a page. The first page has none. */
export function cursorOf({ page, cursor }: Pick<Listing, 'page' | 'cursor'>): { cursor?: string } {
  if (cursor !== undefined) return { cursor };
  return page > 1 ? { cursor: String((page - 1) * listingPageSize) } : {};
}

function nextCursorIn(headers: Headers): string | null {
  const path = /<([^<>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return path === undefined ? null : new URLSearchParams(path.split('?')[1]).get('cursor');
}

export function facetsQuery({ category, filters }: Pick<Listing, 'category' | 'filters'>) {
  const { sort: _, ...filtering } = filtersAsText(filters);
  const query = { ...filtering, ...(category === undefined ? {} : { category }) };
  return queryOptions({
    queryKey: ['products', 'facets', query],
    meta: forEveryone,
    queryFn: ({ signal }) => callApi(cards.facets, { query }, { signal }),
  });
}

export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['product', id],
    meta: forEveryone,
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { id } }, { signal }),
  });
}

const relatedShown = 4;
/** One more, since the product itself may be among them. */
export const relatedAsked = relatedShown + 1;

export function relatedQuery(categoryId: number) {
  return queryOptions({
    queryKey: ['products', 'related', categoryId],
    meta: forEveryone,
    queryFn: ({ signal }): Promise<ListedCard[]> =>
      callApi(
        cards.list,
        { query: { category: String(categoryId), limit: String(relatedAsked) } },
        { signal },
      ),
  });
}

/** Removes the product itself (section 2), and the card of its group. */
export function withoutOwn(products: ListedCard[], own: ProductDetail): ListedCard[] {
  return products
    .filter(({ id, sizes }) => id !== own.id && (!sizes || sizes.groupId !== own.group?.id))
    .slice(0, relatedShown);
}

const trendingShown = 12;
export const trending = { sort: 'popular', limit: trendingShown } as const;

export function trendingQuery() {
  return queryOptions({
    queryKey: ['products', 'trending'],
    meta: forEveryone,
    queryFn: ({ signal }): Promise<OptionsCard[]> =>
      callApi(cards.list, { query: { sort: trending.sort, limit: String(trending.limit) } }, { signal }),
  });
}

export function pickedQuery(names: string[]) {
  return queryOptions({
    queryKey: ['products', 'picked', ...names],
    meta: forEveryone,
    queryFn: ({ signal }): Promise<Card[]> =>
      callApi(endpoints.list, { query: { ids: names.join(',') } }, { signal }),
  });
}
