import { Link } from 'react-router';
import { RowsByResult } from '#platform/admin/ui/csv/rows-by-result.tsx';
import { rowResults, type RowResult } from '../../bulk/bulk-change.ts';
import type { BulkChange, BulkRow } from '../../bulk/contract.ts';
import { rowsQuery } from './queries.ts';

const results = Object.keys(rowResults) as RowResult[];

const urgent: readonly RowResult[] = ['refused', 'change', 'create', 'unchanged'];

export function PlannedRows({ change }: { change: BulkChange }) {
  const { rows, kind } = change;
  return (
    <RowsByResult
      results={results.map((result) => ({ result, label: rowResults[result], count: rows[result] }))}
      urgent={urgent}
      queryOf={(result) => rowsQuery(change, result)}
    >
      {(row) => <Row key={row.number} row={row} hasNumber={kind === 'file'} />}
    </RowsByResult>
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
          {column && <span>{column}: </span>}
          {value && <q>{value}</q>}
          <span> {reason}</span>
        </p>
      ))}
      {kept && <p className="text-clay">Not undone: {kept}</p>}
      <ul className="text-sm">
        {changes.map(({ field, label, before, after }) => (
          <li key={field}>
            {label}:{' '}
            {row.result === 'change' && (
              <span>
                <span className="text-moss">{before}</span> <span aria-hidden>→</span>
                <span className="sr-only">becomes</span>{' '}
              </span>
            )}
            <span>{after}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
