import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ListProps, ListQuery } from './list-parts.ts';

/**
 * Search, filters and sort order live in the address, so that Back, reload and a shared link keep them. A private search lives
 * in the state of the history entry instead, which Back and reload keep and no server sees.
 */
export function useListAddress<Row>({ filters = [], sorts, search, isSearchPrivate }: ListProps<Row>) {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const searched = readSearch(state);
  /** The address that the newest change asked for in this history entry. It holds former changes that no rendering has shown yet. */
  const asked = useRef<{ key: string; params: URLSearchParams; searched: string }>(null);
  const names = [...(search ? ['q'] : []), ...(sorts ? ['sort'] : []), ...filters.map(({ name }) => name)];
  const query: ListQuery = {};
  for (const name of names) if (params.get(name)) query[name] = params.get(name)!;
  if (isSearchPrivate) delete query.q;
  if (isSearchPrivate && searched) query.q = searched;
  const change = ({ q, ...changed }: ListQuery) => {
    const inAddress = isSearchPrivate || q === undefined ? changed : { ...changed, q };
    const shown = { params: new URLSearchParams(window.location.search), searched };
    const before = asked.current?.key === key ? asked.current : shown;
    const after = { key, params: new URLSearchParams(before.params), searched: q ?? before.searched };
    for (const [name, value] of Object.entries(inAddress))
      if (value) after.params.set(name, value);
      else after.params.delete(name);
    asked.current = after;
    setParams(after.params, {
      replace: true,
      preventScrollReset: true,
      ...(isSearchPrivate ? { state: { q: after.searched } } : {}),
    });
  };
  const clear = () => change(Object.fromEntries(names.map((name) => [name, ''])));
  return { query, change, clear };
}

function readSearch(state: unknown): string {
  const q = typeof state === 'object' && state !== null && 'q' in state ? state.q : '';
  return typeof q === 'string' ? q : '';
}

export const listKey = (name: string) => ['staff-list', name];

/** Reads pages of 50 rows. A changed search shows the rows before until the new ones come. */
export function useListRows<Row>({ name, load }: ListProps<Row>, query: ListQuery) {
  const read = useInfiniteQuery({
    queryKey: [...listKey(name), query],
    queryFn: ({ pageParam, signal }) =>
      load({ ...query, ...(pageParam ? { cursor: pageParam } : {}) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  return { ...read, rows: read.data?.pages.flatMap(({ rows }) => rows) };
}
