import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, type addressForm, addressMessages } from '../contract.ts';
import type { z } from 'zod';

export type TypedAddress = z.input<typeof addressForm>;

export function addressesQuery(userId: number) {
  return queryOptions({
    queryKey: ['addresses', userId],
    queryFn: ({ signal }) => callApi(endpoints.list, { params: { userId: String(userId) } }, { signal }),
  });
}

export function useSaveAddress(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, fields }: { id: number | null; fields: TypedAddress }) =>
      id === null
        ? callApi(endpoints.add, { params: { userId: String(userId) }, body: fields })
        : callApi(endpoints.change, { params: { id: String(id) }, body: fields }),
    onSuccess: () => client.invalidateQueries(addressesQuery(userId)),
  });
}

export function useChooseDefault(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(endpoints.setDefault, { params: { id: String(id) } }),
    onError: (error) => toast.error(error.message || addressMessages.saveFailed),
    onSettled: () => client.invalidateQueries(addressesQuery(userId)),
  });
}

export function useDeleteAddress(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => {
      if (!Number.isInteger(id)) throw new ApiError(400, { message: addressMessages.invalidId });
      return callApi(endpoints.remove, { params: { id: String(id) } });
    },
    onError: (error) => toast.error(error.message || addressMessages.deleteFailed),
    onSettled: () => client.invalidateQueries(addressesQuery(userId)),
  });
}
