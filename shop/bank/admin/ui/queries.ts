import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { toast } from '#platform/ui/toast.tsx';
import type { ExpectedKind } from '../../bank.ts';
import { endpoints, type shownRows } from '../contract.ts';

export type ShownRows = (typeof shownRows)[number];

/** Runs an action, after the second factor when the shop asks for it. */
export type WithFactor = <Result>(action: () => Promise<Result>) => Promise<Result>;

const allOfBank = ['bank'];

export function statementsQuery() {
  return queryOptions({
    queryKey: [...allOfBank, 'statements'],
    queryFn: ({ signal }) => callApi(endpoints.list, {}, { signal }),
  });
}

export function bankRowsQuery(show: ShownRows) {
  return infiniteQueryOptions({
    queryKey: [...allOfBank, 'rows', show],
    queryFn: ({ pageParam, signal }) =>
      callApi(endpoints.listRows, { query: { show, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** Reads everything about the bank, and the numbers of all money, again after a change. */
export function useReadBankAgain() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: allOfBank }),
      // The numbers of all money.
      queries.invalidateQueries({ queryKey: ['money'] }),
    ]);
}

type Matching = { id: number; kind: ExpectedKind; target: string; confirms: boolean };

/** Matches a row with money that the shop expects. */
export function useMatch(withFactor: WithFactor) {
  const readAgain = useReadBankAgain();
  return useMutation({
    mutationFn: ({ id, kind, target }: Matching) =>
      withFactor(() => callApi(endpoints.match, { params: { id: String(id) }, body: { kind, target } })),
    onSuccess: (_, { confirms }) =>
      toast.success(confirms ? 'Matched, and the payment is confirmed.' : 'Matched.'),
    onError: (error) => toast.error(failureOf(error)),
    // A row that somebody else matched shows as it is now.
    onSettled: readAgain,
  });
}

/** Puts a row aside as no money of the shop. */
export function usePutAside() {
  const readAgain = useReadBankAgain();
  return useMutation({
    mutationFn: (id: number) => callApi(endpoints.putAside, { params: { id: String(id) } }),
    onSuccess: () => toast.success('Put aside. Find it under ‘Put aside’.'),
    onError: (error) => toast.error(failureOf(error)),
    onSettled: readAgain,
  });
}

export function useUndoMatch() {
  const readAgain = useReadBankAgain();
  return useMutation({
    mutationFn: (id: number) => callApi(endpoints.undo, { params: { id: String(id) } }),
    onSuccess: () => toast.success('The match is undone.'),
    onError: (error) => toast.error(failureOf(error)),
    onSettled: readAgain,
  });
}
