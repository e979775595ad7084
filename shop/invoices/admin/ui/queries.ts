import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints as documents } from '../documents.ts';
import { endpoints } from '../gst.ts';

/** Runs an action, after the second factor when the shop asks for it. */
export type WithFactor = <Result>(action: () => Promise<Result>) => Promise<Result>;

export function documentsQuery(month: string) {
  return queryOptions({
    queryKey: ['documents-of-month', month],
    queryFn: ({ signal }) => callApi(documents.list, { query: { month } }, { signal }),
  });
}

export function gstQuery(month: string) {
  return queryOptions({
    queryKey: ['gst', month],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { month } }, { signal }),
  });
}

export function useCloseMonth(month: string, withFactor: WithFactor) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => withFactor(() => callApi(endpoints.close, { params: { month } })),
    onSuccess: (made) => void queries.setQueryData(gstQuery(month).queryKey, made),
    onError: (error) => toast.error(failureOf(error)),
  });
}
