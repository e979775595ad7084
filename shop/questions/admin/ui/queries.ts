import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints } from '../contract.ts';

export function openQuestionsQuery() {
  return queryOptions({
    queryKey: ['staff', 'questions'],
    queryFn: ({ signal }) => callApi(endpoints.listOpen, {}, { signal }),
  });
}

export function staffQuestionsQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['staff', 'orders', orderNumber, 'questions'],
    queryFn: ({ signal }) => callApi(endpoints.list, { params: { orderNumber } }, { signal }),
  });
}
