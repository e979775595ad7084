import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints } from '../../failed-jobs.ts';

export function failedJobsQuery() {
  return queryOptions({
    queryKey: ['staff', 'failed-jobs'],
    queryFn: ({ signal }) => callApi(endpoints.list, {}, { signal }),
  });
}

/** Runs a job again, and shows the jobs that are left. */
export function useRetry(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(endpoints.retry, { params: { id } }),
    onSuccess: (left) => queries.setQueryData(failedJobsQuery().queryKey, left),
  });
}
