import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDay } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, type OwnRateRow, rateMessages } from '../../gst-rates.ts';
import type { NewRate } from '../../../rates/rate-rules.ts';
import type { WithFactor } from '../queries.ts';

const queryKey = ['gst-rates'];

export function gstRatesQuery(q: string) {
  return queryOptions({
    queryKey: [...queryKey, q],
    queryFn: ({ signal }) => callApi(endpoints.list, { query: { q } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Headings by words of the goods. The last ones stay until the next come. */
export function headingsQuery(q: string) {
  return queryOptions({
    queryKey: ['gst-headings', q],
    queryFn: ({ signal }) => callApi(endpoints.findHeadings, { query: { q } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: q.length > 1,
  });
}

/** Adds a row. The form shows the refusal at its field. */
export function useAddRate(withFactor: WithFactor) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewRate) => withFactor(() => callApi(endpoints.add, { body })),
    onSuccess: (_, { from }) => {
      toast.success(rateMessages.added(formatDay(from)));
      return queries.invalidateQueries({ queryKey });
    },
  });
}

export function useTakeBack(withFactor: WithFactor) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: OwnRateRow) =>
      withFactor(() => callApi(endpoints.takeBack, { params: { id: String(id) }, body: { version } })),
    onSuccess: () => toast.success(rateMessages.takenBack),
    onError: (error) => toast.error(failureOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
