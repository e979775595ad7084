import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { getProfile } from '../contract.ts';

/** The profile of whoever is signed in. */
export function profileQuery() {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => callApi(getProfile, {}, { signal }),
  });
}
