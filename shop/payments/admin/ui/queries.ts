import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { type BlockForm, endpoints, type ListedBlock } from '../cash-blocks.ts';

export function cashBlocksQuery() {
  return queryOptions({
    queryKey: ['staff', 'cash-blocks'],
    queryFn: ({ signal }) => callApi(endpoints.list, {}, { signal }),
  });
}

function useBlockStep<Params>(act: (params: Params) => Promise<{ blocks: ListedBlock[] }>) {
  const queries = useQueryClient();
  const { queryKey } = cashBlocksQuery();
  return useMutation({
    mutationFn: act,
    onSuccess: (shown) => queries.setQueryData(queryKey, shown),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useAddBlock() {
  return useBlockStep((body: BlockForm) => callApi(endpoints.add, { body }));
}

export function useEndBlock() {
  return useBlockStep((id: number) => callApi(endpoints.end, { params: { id: String(id) } }));
}
