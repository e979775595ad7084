import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { rowResults, type RowResult } from '../../bulk/bulk-change.ts';
import type { BulkChange, BulkRow } from '../../bulk/contract.ts';
import { rowsQuery } from './queries.ts';

const results = Object.keys(rowResults) as RowResult[];

/** The rows of a change by their result, with before and after, or with the reason of a refusal. */
export function PlannedRows({ change }: { change: BulkChange }) {
  const { rows } = change;
  const first = results.toSorted((one, other) => orderOf(rows, one) - orderOf(rows, other))[0]!;
  const [chosen, choose] = useState<RowResult>();
  const shown = chosen ?? first;
  return (
    <section aria-label="Rows" className="flex flex-col gap-4">
      <fieldset aria-label="Result" className="flex flex-wrap gap-2">
        {results.map((result) => (
          <button
            key={result}
            type="button"
            aria-pressed={result === shown}
            className="min-h-11 rounded-md border border-line px-4 hover:bg-sand aria-pressed:border-forest aria-pressed:font-semibold"
            onClick={() => choose(result)}
          >
            {rowResults[result]}: {rows[result].toLocaleString('en-IN')}
          </button>
        ))}
      </fieldset>
      <Rows key={shown} change={change} result={shown} />
    </section>
  );
}

/** What was refused comes first, then what changes. */
function orderOf(rows: BulkChange['rows'], result: RowResult): number {
  const order: readonly RowResult[] = ['refused', 'change', 'create', 'unchanged'];
  return order.indexOf(result) + (rows[result] === 0 ? order.length : 0);
}

function Rows({ change, result }: { change: BulkChange; result: RowResult }) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    rowsQuery(change, result),
  );
  if (error && !data)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message || 'The shop could not be reached. Please try again.'}
      </Notice>
    );
  const rows = data?.pages.flatMap((page) => page.rows);
  if (rows?.length === 0) return <p className="text-moss">No such row.</p>;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {rows?.map((row) => (
          <Row key={row.number} row={row} hasNumber={change.kind === 'file'} />
        ))}
      </ul>
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

function Row({ row, hasNumber }: { row: BulkRow; hasNumber: boolean }) {
  const { number, name, productId, changes, problems, kept } = row;
  return (
    <li className="flex flex-col gap-1 py-3 wrap-anywhere">
      <p>
        {hasNumber && <span className="text-moss">Row {number}: </span>}
        {productId === null ? (
          <strong>{name}</strong>
        ) : (
          <Link to={`/admin/products/${productId}`} className="link font-semibold">
            {name}
          </Link>
        )}
      </p>
      {problems.map(({ column, value, reason }) => (
        <p key={`${column} ${reason}`} className={row.result === 'refused' ? 'text-clay' : 'text-moss'}>
          {column && `${column}: `}
          {value && <q>{value}</q>} {reason}
        </p>
      ))}
      {kept && <p className="text-clay">Not undone: {kept}</p>}
      <ul className="text-sm">
        {changes.map(({ field, label, before, after }) => (
          <li key={field}>
            {label}:{' '}
            {row.result === 'change' && (
              <>
                <span className="text-moss">{before}</span> <span aria-hidden>→</span>
                <span className="sr-only">becomes</span>{' '}
              </>
            )}
            {after}
          </li>
        ))}
      </ul>
    </li>
  );
}
