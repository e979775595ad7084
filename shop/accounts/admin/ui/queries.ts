import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import * as accessLog from '../access-log.ts';
import { endpoints } from '../contract.ts';

export function staffSessionQuery() {
  return queryOptions({
    queryKey: ['staff-session'],
    queryFn: ({ signal }) => callApi(endpoints.session, {}, { signal }),
    refetchOnWindowFocus: true,
  });
}

export function accessLogStaffQuery() {
  return queryOptions({
    queryKey: ['staff-lookers'],
    queryFn: ({ signal }) => callApi(accessLog.endpoints.filters, {}, { signal }),
  });
}
