import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints } from '../../contract.ts';

const whileSendingMs = 5_000;

export function issueListQuery() {
  return queryOptions({
    queryKey: ['staff', 'newsletter'],
    queryFn: ({ signal }) => callApi(endpoints.list, {}, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.issues.some(({ state }) => state === 'sending') ? whileSendingMs : false,
  });
}

export function issueQuery(id: number) {
  return queryOptions({
    queryKey: ['staff', 'newsletter', id],
    queryFn: ({ signal }) => callApi(endpoints.read, { params: { id } }, { signal }),
    // The editor of a draft holds what is typed. A reading in the background would replace it.
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'sending' ? whileSendingMs : false),
  });
}

export function refusedQuery(id: number) {
  return queryOptions({
    queryKey: ['staff', 'newsletter', id, 'refused'],
    queryFn: ({ signal }) => callApi(endpoints.refused, { params: { id } }, { signal }),
  });
}

export function issuePath(id: number): string {
  return `/admin/newsletter/${id}`;
}
