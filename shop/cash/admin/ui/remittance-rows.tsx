import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { rowResults, type RowResult } from '../../cash.ts';
import type { Remittance, RemittanceRow } from '../remittances.ts';
import { remittanceRowsQuery, unreachable } from './queries.ts';

/** Rows that need a person come first. */
const order: readonly RowResult[] = ['short', 'over', 'unreadable', 'foreign', 'early', 'twice', 'right'];

/** The rows of a file by what they mean. */
export function RemittanceRows({ file: { id, results } }: { file: Remittance }) {
  const countOf = (result: RowResult) => results.find((row) => row.result === result)?.count ?? 0;
  const [chosen, choose] = useState<RowResult>();
  const shown = chosen ?? order.find((result) => countOf(result) > 0) ?? 'right';
  return (
    <section aria-label="Rows" className="flex flex-col gap-4">
      <fieldset aria-label="Result" className="flex flex-wrap gap-2">
        {order.map((result) => (
          <button
            key={result}
            type="button"
            aria-pressed={result === shown}
            className="min-h-11 rounded-md border border-line px-4 hover:bg-sand aria-pressed:border-forest aria-pressed:font-semibold"
            onClick={() => choose(result)}
          >
            {rowResults[result]}: {countOf(result).toLocaleString('en-IN')}
          </button>
        ))}
      </fieldset>
      <Rows key={shown} id={id} result={shown} />
    </section>
  );
}

function Rows({ id, result }: { id: number; result: RowResult }) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    remittanceRowsQuery(id, result),
  );
  if (error && !data)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message || unreachable}
      </Notice>
    );
  const rows = data?.pages.flatMap((page) => page.rows);
  if (rows?.length === 0) return <p className="text-moss">No such row.</p>;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {rows?.map((row) => (
          <Row key={row.number} row={row} />
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

function Row({ row }: { row: RemittanceRow }) {
  const { number, waybill, orderNumber, paid, charges, open, reference, problem } = row;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3 wrap-anywhere">
      <span>
        <span className="text-moss">Row {number}: </span>
        {[waybill, orderNumber].filter(Boolean).join(', ')}
        {reference && <span className="block text-sm text-moss">Reference {reference}</span>}
        {problem && <span className="block text-clay">{problem}</span>}
      </span>
      {!problem && (
        <span className="text-right tabular-nums">
          {formatRupees(paid)}
          <span className="block text-sm text-moss">
            {charges > 0 && `and ${formatRupees(charges)} charges `}
            {open !== null && `of ${formatRupees(open)} open`}
          </span>
        </span>
      )}
    </li>
  );
}
