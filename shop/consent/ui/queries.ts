import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { listConsents } from '../contract.ts';

/** What the signed-in person agreed to, the newest first. */
export function consentsQuery() {
  return queryOptions({
    queryKey: ['consents'],
    queryFn: ({ signal }) => callApi(listConsents, {}, { signal }),
  });
}
