import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints } from '../contract.ts';
import type { PromotionFields } from '../fields.ts';

export function promotionsQuery() {
  return queryOptions({
    queryKey: ['staff', 'promotions'],
    queryFn: ({ signal }) => callApi(endpoints.list, {}, { signal }),
  });
}

export function promotionQuery(id: number) {
  return queryOptions({
    queryKey: ['staff', 'promotions', id],
    queryFn: ({ signal }) => callApi(endpoints.read, { params: { id } }, { signal }),
    // The form holds what is typed. A reading in the background would replace it.
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function previewQuery(fields: PromotionFields) {
  return queryOptions({
    queryKey: ['staff', 'promotion-preview', fields],
    queryFn: ({ signal }) => callApi(endpoints.preview, { body: { fields } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
}

export function promotionPath(id: number | 'new'): string {
  return `/admin/promotions/${id}`;
}

/** Asks for the second factor again where the shop wants it. */
export type Prove = <T>(work: () => Promise<T>) => Promise<T>;
