import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints } from '../documents.ts';

export const packingList = 'packing';

/** The progress of a PDF, asked for every second until it is drawn. */
export function documentQuery(id: string) {
  return queryOptions({
    queryKey: ['parcel-document', id],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'waiting' ? false : 1_000),
  });
}
