import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints, type GrievanceDetail } from '../contract.ts';

export function staffGrievanceQuery(id: string) {
  return queryOptions({
    queryKey: ['staff', 'grievances', id],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { id } }, { signal }),
    // Each read is a logged access.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
}

/** Sends a step, then shows the complaint as it is. A refusal reads it again, since a colleague may have changed it. */
export function useGrievanceStep<Params>(id: number, act: (params: Params) => Promise<GrievanceDetail>) {
  const queries = useQueryClient();
  const { queryKey } = staffGrievanceQuery(String(id));
  return useMutation({
    mutationFn: act,
    onSuccess: (shown) => queries.setQueryData(queryKey, shown),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
