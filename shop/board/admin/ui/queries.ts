import { queryOptions } from '@tanstack/react-query';
import { boardKey } from '#platform/admin/ui/board-key.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { minuteMs } from '#platform/india-time.ts';
import { endpoints } from '../contract.ts';

export const boardQuery = () =>
  queryOptions({
    queryKey: boardKey,
    queryFn: ({ signal }) => callApi(endpoints.get, {}, { signal }),
    staleTime: minuteMs,
    refetchInterval: minuteMs,
  });

export const moneyQuery = () =>
  queryOptions({
    queryKey: ['money-due'],
    queryFn: ({ signal }) => callApi(endpoints.getMoney, {}, { signal }),
    staleTime: minuteMs,
  });
