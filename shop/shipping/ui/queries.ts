import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { forEveryone } from '#platform/ui/query-client.ts';
import { endpoints } from '../contract.ts';

/** Asks for a pincode of six digits. Valid for a few minutes, since the cut-off passes. */
export function deliveryEstimateQuery(pincode: string) {
  return queryOptions({
    queryKey: ['promise', pincode],
    meta: forEveryone,
    queryFn: ({ signal }) => callApi(endpoints.estimate, { query: { pincode } }, { signal }),
    enabled: /^[1-9]\d{5}$/.test(pincode),
    staleTime: 300_000,
  });
}
