import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints, type ReturnDetail } from '../contract.ts';
import * as files from '../files.ts';

export function staffReturnQuery(id: string) {
  return queryOptions({
    queryKey: ['staff', 'returns', id],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { id } }, { signal }),
  });
}

export function returnPhotoQuery(id: number, photo: number) {
  return queryOptions({
    queryKey: ['staff', 'returns', String(id), 'photos', photo],
    queryFn: ({ signal }) =>
      callApi(files.endpoints.getPhoto, { params: { id: String(id), photo: String(photo) } }, { signal }),
    staleTime: Infinity,
  });
}

export function orderReturnsQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['staff', 'returns', 'of', orderNumber],
    queryFn: ({ signal }) => callApi(endpoints.getOrder, { params: { orderNumber } }, { signal }),
  });
}

/** Sends a step, then shows the return as it is. A refusal shows it too, since a colleague may have changed it. */
export function useStep<Given>(id: number, act: (given: Given) => Promise<ReturnDetail>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => queries.invalidateQueries(staffReturnQuery(String(id))),
  });
}
