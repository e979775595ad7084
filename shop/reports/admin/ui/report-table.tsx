import { formatDay } from '#platform/india-time.ts';
import type { ReportData } from '../contract.ts';
import { type ReportName, reportOf } from '../reports.ts';
import { formatValue } from './format-value.ts';

type Props = { name: ReportName; data: ReportData };

export function ReportTable({ name, data: { rows, total, count } }: Props) {
  const { label, keyLabel, columns, rows: kind } = reportOf(name);
  const shown = kind === 'days' ? rows.toReversed() : rows;
  return (
    <div className="flex flex-col gap-2">
      <section
        aria-label={`Table of ${label}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long table scrolls by keyboard
        tabIndex={0}
        className="max-h-[40rem] overflow-auto rounded-lg border border-line bg-paper"
      >
        <table className="w-full text-sm tabular-nums">
          <thead className="sticky top-0 bg-paper">
            <tr className="text-left text-moss">
              {[keyLabel, ...columns.map((column) => column.label)].map((title, at) => (
                <th key={title} scope="col" className={`p-3 font-normal ${at > 0 ? 'text-right' : ''}`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {shown.map(({ key, label: text, values }) => (
              <Row key={key} label={kind === 'days' ? formatDay(text) : text} values={values} name={name} />
            ))}
          </tbody>
          {total && (
            <tfoot className="sticky bottom-0 border-t border-edge bg-paper font-semibold">
              <Row label="All" values={total} name={name} />
            </tfoot>
          )}
        </table>
      </section>
      {count > rows.length && (
        <p className="text-moss">
          The first {rows.length} of {count.toLocaleString('en-IN')} rows. The file holds all.
        </p>
      )}
    </div>
  );
}

type RowProps = { label: string; values: (number | string | null)[]; name: ReportName };

function Row({ label, values, name }: RowProps) {
  return (
    <tr>
      <th scope="row" className="p-3 text-left font-normal wrap-anywhere">
        {label}
      </th>
      {reportOf(name).columns.map((column, at) => (
        <td key={column.label} className="p-3 text-right whitespace-nowrap">
          {formatValue(column.kind, values[at] ?? null)}
        </td>
      ))}
    </tr>
  );
}
