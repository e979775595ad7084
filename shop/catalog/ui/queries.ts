import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { getProduct } from '../contract.ts';

/** One product, by id or slug. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['product', id],
    queryFn: ({ signal }) => callApi(getProduct, { params: { id } }, { signal }),
  });
}
