import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { createStateKeeper } from '#shop/pincodes/state-of-pincode.ts';
import { endpoints, type addressForm, addressMessages } from '../contract.ts';
import type { z } from 'zod';

export type TypedAddress = z.input<typeof addressForm>;

export function addressesQuery(userId: number) {
  return queryOptions({
    queryKey: ['addresses', userId],
    queryFn: ({ signal }) => callApi(endpoints.list, { params: { userId: String(userId) } }, { signal }),
  });
}

/** A state that the shop has asked about is kept by a second save. */
export function useSaveAddress(userId: number) {
  const client = useQueryClient();
  const [keeper] = useState(createStateKeeper);
  return useMutation({
    mutationFn: ({ id, fields }: { id: number | null; fields: TypedAddress }) => {
      const body = { ...fields, ...keeper.keep(fields) };
      return id === null
        ? callApi(endpoints.add, { params: { userId: String(userId) }, body })
        : callApi(endpoints.change, { params: { id: String(id) }, body });
    },
    onError: (error, { fields }) => keeper.note(error, fields),
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
