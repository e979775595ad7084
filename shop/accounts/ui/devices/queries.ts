import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints } from '#shop/accounts/devices.ts';

export function devicesQuery() {
  return queryOptions({
    queryKey: ['devices'],
    queryFn: ({ signal }) => callApi(endpoints.list, {}, { signal }),
  });
}

export function useEndDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number | null) =>
      id === null
        ? callApi(endpoints.logOutOthers, {})
        : callApi(endpoints.logOut, { params: { id: String(id) } }),
    onSuccess: (_, id) => toast.success(id === null ? 'All other devices are logged out.' : 'Logged out.'),
    onError: (error) => toast.error(error.message || 'Logging out did not work. Please try again.'),
    onSettled: () => client.invalidateQueries(devicesQuery()),
  });
}
