import { Link } from 'react-router';
import { formatDay } from '#platform/india-time.ts';
import type { ReportData } from '../contract.ts';
import { type ReportName, reportOf } from '../reports.ts';
import type { AskedReport } from './queries.ts';
import { pathOfRow } from './path-of-row.ts';
import { formatValue } from './format-value.ts';

type Props = { name: ReportName; data: ReportData; asked: AskedReport };

export function ReportTable({ name, data: { rows, total, count, before, totalBefore }, asked }: Props) {
  const { label, keyLabel, columns, rows: kind } = reportOf(name);
  const shown = kind === 'days' ? rows.toReversed() : rows;
  // A day has no day before that it is compared with.
  const isCompared = before !== null && kind === 'keys';
  const titles = [keyLabel, ...columns.map((column) => column.label)];
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
              {[...titles, ...(isCompared ? [`${titles[1]} before`] : [])].map((title, at) => (
                <th key={title} scope="col" className={`p-3 font-normal ${at > 0 ? 'text-right' : ''}`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {shown.map(({ key, label: text, values, before: was }) => (
              <Row
                key={key}
                label={kind === 'days' ? formatDay(text) : text}
                to={pathOfRow(name, key, asked)}
                values={values}
                name={name}
                before={isCompared ? was : undefined}
              />
            ))}
          </tbody>
          {total && (
            <tfoot className="sticky bottom-0 border-t border-edge bg-paper font-semibold">
              <Row
                label="All"
                to={null}
                values={total}
                name={name}
                before={isCompared ? (totalBefore?.[0] ?? null) : undefined}
              />
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

type Value = number | string | null;
type RowProps = {
  label: string;
  to: string | null;
  values: Value[];
  name: ReportName;
  before: Value | undefined;
};

function Row({ label, to, values, name, before }: RowProps) {
  return (
    <tr>
      <th scope="row" className="min-w-36 p-3 text-left font-normal wrap-anywhere">
        {to ? (
          <Link to={to} className="link">
            {label}
          </Link>
        ) : (
          label
        )}
      </th>
      {reportOf(name).columns.map((column, at) => (
        <td key={column.label} className="p-3 text-right whitespace-nowrap">
          {formatValue(column.kind, values[at] ?? null)}
        </td>
      ))}
      {before !== undefined && (
        <td className="p-3 text-right whitespace-nowrap text-moss">
          {formatValue(reportOf(name).columns[0]!.kind, before)}
        </td>
      )}
    </tr>
  );
}
