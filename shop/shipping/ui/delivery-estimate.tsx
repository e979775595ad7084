import { queryOptions, useQuery } from '@tanstack/react-query';
import { estimateMessages } from '../estimate/estimate-messages.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { forEveryone } from '#platform/ui/query-client.ts';
import { endpoints } from '../contract.ts';

/** Reserves the line while it loads. */
export function DeliveryEstimateLine({ pincode }: { pincode: string }) {
  const { data, isError } = useQuery(deliveryEstimateQuery(pincode));
  return (
    <output
      className={`block min-h-6 text-sm text-pretty ${data?.known === false ? 'text-clay' : 'text-moss'}`}
    >
      {isError ? estimateMessages.failed : data?.remarks}
    </output>
  );
}

/** Returns the state of a pincode once it is known. */
export function useStateOf(pincode: string): string | null | undefined {
  return useQuery(deliveryEstimateQuery(pincode)).data?.state;
}

/** Asks for a pincode of six digits. Valid for a few minutes, since the cut-off passes. */
function deliveryEstimateQuery(pincode: string) {
  return queryOptions({
    queryKey: ['estimate', pincode],
    meta: forEveryone,
    queryFn: ({ signal }) => callApi(endpoints.estimate, { query: { pincode } }, { signal }),
    enabled: /^[1-9]\d{5}$/.test(pincode),
    staleTime: 300_000,
  });
}
