import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ListProps, ListQuery } from './list-parts.ts';

/** Search, filters and sort order live in the address, so that Back, reload and a shared link keep them. */
export function useListAddress<Row>({ filters = [], sorts, search }: ListProps<Row>) {
  const [params, setParams] = useSearchParams();
  const names = [...(search ? ['q'] : []), ...(sorts ? ['sort'] : []), ...filters.map(({ name }) => name)];
  const query: ListQuery = {};
  for (const name of names) if (params.get(name)) query[name] = params.get(name)!;
  const change = (changed: ListQuery) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed))
          if (value) after.set(name, value);
          else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const clear = () => change(Object.fromEntries(names.map((name) => [name, ''])));
  return { query, change, clear };
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
