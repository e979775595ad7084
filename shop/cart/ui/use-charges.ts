import { useQuery } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints } from '../contract.ts';
import type { Charges } from '#shop/pricing/amounts.ts';

/** Returns what an order is charged now. The page knows the charges of its own day, which hold until the answer and without a connection. */
export function useCharges(ofPage: Charges): { charges: Charges; reloadCharges: () => void } {
  const { data, refetch } = useQuery({
    queryKey: ['charges'],
    queryFn: ({ signal }) => callApi(endpoints.charges, {}, { signal }),
    initialData: ofPage,
    initialDataUpdatedAt: 0,
  });
  return { charges: data, reloadCharges: () => void refetch() };
}
