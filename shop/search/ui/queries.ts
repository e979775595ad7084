import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { forEveryone } from '#platform/ui/query-client.ts';
import { type Filters, filtersAsText } from '#shop/catalog/filters.ts';
import type { ListedCard } from '#shop/catalog/groups/cards.ts';
import { endpoints, readPart, type SearchResponse } from '../contract.ts';

export const resultsPageSize = 24;

/** Asks only from the first character on (section 5). */
export function suggestionsQuery(text: string) {
  const q = readPart(text);
  return queryOptions({
    queryKey: ['suggestions', q],
    meta: forEveryone,
    queryFn: ({ signal }) => callApi(endpoints.suggestGrouped, { query: { q } }, { signal }),
    enabled: q.length > 0,
    retry: false,
    placeholderData: q.length > 0 ? keepPreviousData : undefined,
  });
}

type NotSold = NonNullable<SearchResponse['notSold']>;

/** As much of a response as its page shows. */
export type ShownResults = Omit<SearchResponse, 'products' | 'notSold'> & {
  products: ListedCard[];
  notSold: (Omit<NotSold, 'nearest'> & { nearest: ListedCard[] }) | null;
};

/** The first `page` is 1. */
export function resultsQuery({ q, page, filters }: { q: string; page: number; filters: Filters }) {
  const cursor = String((page - 1) * resultsPageSize);
  return queryOptions({
    queryKey: ['results', q, page, filters],
    meta: forEveryone,
    queryFn: ({ signal }): Promise<ShownResults> =>
      callApi(
        endpoints.search,
        { query: { ...filtersAsText(filters), q, limit: String(resultsPageSize), cursor } },
        { signal },
      ),
    enabled: q !== '',
  });
}
