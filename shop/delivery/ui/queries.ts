import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { getPromise } from '../contract.ts';

/** By when a parcel ordered now is at a pincode; good for a few minutes, since the cut-off passes. */
export function promiseQuery(pincode: string) {
  return queryOptions({
    queryKey: ['promise', pincode],
    queryFn: ({ signal }) => callApi(getPromise, { query: { pincode } }, { signal }),
    enabled: isPincode(pincode),
    staleTime: 300_000,
  });
}

export function isPincode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}
