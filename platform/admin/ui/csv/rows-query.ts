import { infiniteQueryOptions } from '@tanstack/react-query';

/** A page of rows; `next` is the number of its last row, or null at the end. */
export type RowPage<Row> = { rows: Row[]; next: number | null };

type Params = { after?: string; signal: AbortSignal };

/** Query of the rows of a file, page after page. */
export function rowsOfFile<Row>(
  queryKey: readonly (string | number)[],
  readPage: (asked: Params) => Promise<RowPage<Row>>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      readPage({ signal, ...(pageParam === null ? {} : { after: String(pageParam) }) }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}

export type RowsQuery<Row> = ReturnType<typeof rowsOfFile<Row>>;
