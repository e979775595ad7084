import { useInfiniteQuery } from '@tanstack/react-query';
import { Failed } from '../loaded.tsx';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { RowsQuery } from './rows-query.ts';

type ResultCount<Result> = { result: Result; label: string; count: number };

type Props<Result, Row> = {
  /** In the order of the buttons. */
  results: readonly ResultCount<Result>[];
  /** The results that staff look at first. */
  urgent: readonly Result[];
  queryOf: (result: Result) => RowsQuery<Row>;
  /** An item of the list, with its key. */
  children: (row: Row) => ReactNode;
};

/** The rows of a file by their result: a button with a count for each result, and the rows of the pressed one. */
export function RowsByResult<Result extends string, Row>(props: Props<Result, Row>) {
  const { results, urgent, queryOf, children } = props;
  const [chosen, choose] = useState<Result>();
  const hasRows = (result: Result) => results.some((row) => row.result === result && row.count > 0);
  const shown = chosen ?? urgent.find(hasRows) ?? urgent[0]!;
  return (
    <section aria-label="Rows" className="flex flex-col gap-4">
      <fieldset aria-label="Result" className="flex flex-wrap gap-2">
        {results.map(({ result, label, count }) => (
          <button
            key={result}
            type="button"
            aria-pressed={result === shown}
            className="min-h-11 rounded-md border border-line px-4 hover:bg-sand aria-pressed:border-forest aria-pressed:font-semibold"
            onClick={() => choose(result)}
          >
            {label}: {count.toLocaleString('en-IN')}
          </button>
        ))}
      </fieldset>
      <Rows key={shown} query={queryOf(shown)}>
        {children}
      </Rows>
    </section>
  );
}

type RowsProps<Row> = { query: RowsQuery<Row>; children: (row: Row) => ReactNode };

function Rows<Row>({ query, children }: RowsProps<Row>) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(query);
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  const rows = data?.pages.flatMap((page) => page.rows);
  if (rows?.length === 0) return <p className="text-moss">No such row.</p>;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-y border-line">{rows?.map(children)}</ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          More rows
        </Button>
      )}
    </>
  );
}
