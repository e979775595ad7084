import { useId } from 'react';
import { pageSize } from '#platform/admin/list.ts';
import { RowsByResult } from '#platform/admin/ui/csv/rows-by-result.tsx';
import { rowsOfFile } from '#platform/admin/ui/csv/rows-query.ts';
import { type CourierFileRow, rowResults, type RowResult } from '../../courier-file.ts';

/** Rows that need a person come first. */
const results = (isSaved: boolean): RowResult[] => [
  'refused',
  isSaved ? 'saved' : 'change',
  'unchanged',
  'foreign',
];

export function CourierFileRows({ rows, isSaved }: { rows: readonly CourierFileRow[]; isSaved: boolean }) {
  const id = useId();
  const of = (result: RowResult) => rows.filter((row) => row.result === result);
  const order = results(isSaved);
  return (
    <RowsByResult
      key={String(isSaved)}
      results={order.map((result) => ({ result, label: rowResults[result], count: of(result).length }))}
      urgent={order}
      queryOf={(result) =>
        rowsOfFile(['courier-file', id, String(isSaved), result, rows.length], pagesOf(of(result)))
      }
    >
      {(row) => (
        <li key={row.number} className="flex flex-col py-3 wrap-anywhere">
          <span>
            <span className="text-moss">Row {row.number}: </span>
            {[row.orderNumber, row.waybill].filter(Boolean).join(', ')}
          </span>
          {row.note && <span className={row.result === 'refused' ? 'text-clay' : 'text-sm'}>{row.note}</span>}
        </li>
      )}
    </RowsByResult>
  );
}

function pagesOf(rows: readonly CourierFileRow[]) {
  return async ({ after = '0' }: { after?: string }) => {
    const rest = rows.filter(({ number }) => number > Number(after));
    const page = rest.slice(0, pageSize);
    return { rows: page, next: rest.length > pageSize ? page.at(-1)!.number : null };
  };
}
