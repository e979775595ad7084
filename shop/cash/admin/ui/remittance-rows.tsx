import { RowsByResult } from '#platform/admin/ui/csv/rows-by-result.tsx';
import { formatRupees } from '#platform/money.ts';
import { rowResults, type RowResult } from '../../cash.ts';
import type { Remittance, RemittanceRow } from '../remittances.ts';
import { remittanceRowsQuery } from './queries.ts';

/** Rows that need a person come first. */
const order: readonly RowResult[] = [
  'short',
  'over',
  'unowed',
  'reversed',
  'unreadable',
  'foreign',
  'early',
  'twice',
  'right',
  'nothing',
  'sum',
];

export function RemittanceRows({ file: { id, results } }: { file: Remittance }) {
  const countOf = (result: RowResult) => results.find((row) => row.result === result)?.count ?? 0;
  return (
    <RowsByResult
      results={order.map((result) => ({ result, label: rowResults[result], count: countOf(result) }))}
      urgent={order}
      queryOf={(result) => remittanceRowsQuery(id, result)}
    >
      {(row) => <Row key={row.number} row={row} />}
    </RowsByResult>
  );
}

function Row({ row }: { row: RemittanceRow }) {
  const { number, waybill, orderNumber, paid, charges, open, reference, problem, note } = row;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3 wrap-anywhere">
      <span>
        <span className="text-moss">Row {number}: </span>
        {[waybill, orderNumber].filter(Boolean).join(', ')}
        {reference && <span className="block text-sm text-moss">Reference {reference}</span>}
        {problem && <span className="block text-clay">{problem}</span>}
        {note && <span className="block">{note}</span>}
      </span>
      {!note && (!problem || paid !== 0) && (
        <span className="text-right tabular-nums">
          <span>{formatRupees(paid)}</span>
          <span className="block text-sm text-moss">
            {charges !== 0 && <span>{`and ${formatRupees(charges)} charges `}</span>}
            {open !== null && <span>{`of ${formatRupees(open)} open`}</span>}
          </span>
        </span>
      )}
    </li>
  );
}
