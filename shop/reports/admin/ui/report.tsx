import { lazy, Suspense } from 'react';
import { formatDay, formatMoment } from '#platform/india-time.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { ChartColumn } from 'lucide-react';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import type { ReportData } from '../contract.ts';
import { type ReportName, reportOf } from '../reports.ts';
import type { AskedReport } from './queries.ts';
import { formatValue } from './format-value.ts';
import { ReportTable } from './report-table.tsx';

/** The plots bring Recharts, which is larger than all other code of the staff side. */
const ReportPlot = lazy(() => import('./report-plot.tsx'));

type Props = { name: ReportName; data: ReportData; asked: AskedReport };

export function Report({ name, data, asked }: Props) {
  const { note, columns, plots, rows: kind, measure } = reportOf(name);
  const { rows, countedAt } = data;
  const hasValues = rows.some(({ values }) => values.some((value) => value !== null && value !== 0));
  const isDrawn = (at: number) => rows.some(({ values }) => Number(values[at] ?? 0) !== 0);
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-reading">
        {note}{' '}
        <span className="text-moss">
          {measure === 'searches'
            ? 'The shop counts each search at once.'
            : measure === 'stock_now' || measure === 'courier_cost'
              ? 'Counted now.'
              : countedAt
                ? `Counted on ${formatMoment(countedAt)}. The day that is not over does not count yet.`
                : 'The shop counts each hour.'}
        </span>
      </p>
      {hasValues ? (
        <>
          <Most name={name} data={data} />
          {measure === 'courier_cost' && data.total?.at(-1) === null && (
            <Notice>
              No charge is known for these months: no invoice is entered below, and no file of a courier named
              one.
            </Notice>
          )}
          <div className={`grid grid-cols-1 gap-4 ${plots.length > 1 ? 'lg:grid-cols-2' : ''}`}>
            {plots.filter(isDrawn).map((at) => (
              <Suspense key={`${name} ${at}`} fallback={<Skeleton className="h-80 w-full" />}>
                <ReportPlot rows={rows} column={columns[at]!} at={at} kind={kind} />
              </Suspense>
            ))}
          </div>
          <ReportTable name={name} data={data} asked={asked} />
          <Comparison name={name} data={data} />
        </>
      ) : (
        <EmptyState picture={<ChartColumn strokeWidth={1.25} />} title="Nothing in these months">
          {measure === 'searches'
            ? 'Nobody searched in vain. A search that finds something is not kept.'
            : 'Choose other months, or come back tomorrow.'}
        </EmptyState>
      )}
    </div>
  );
}

/** The answer before the figures: how many, and where the most. */
function Most({ name, data: { rows, total } }: Pick<Props, 'name' | 'data'>) {
  const [column] = reportOf(name).columns;
  const whole = total?.[0];
  if (!column || (column.kind !== 'count' && column.kind !== 'rupees') || !whole) return null;
  if (reportOf(name).rows === 'days') return null;
  const most = Math.max(...rows.map(({ values }) => Number(values[0] ?? 0)));
  const first = rows.filter(({ values }) => Number(values[0] ?? 0) === most).map(({ label }) => label);
  return (
    <p className="text-lg">
      {`${column.label}: ${formatValue(column.kind, whole)}. The most: `}
      <strong>{first.slice(0, 4).join(', ')}</strong>
      {`, ${formatValue(column.kind, most)}${first.length > 1 ? ' each' : ''}.`}
    </p>
  );
}

/** The sums of the months before, of the same columns. */
function Comparison({ name, data: { before, totalBefore } }: Pick<Props, 'name' | 'data'>) {
  if (!before) return null;
  const months = [...new Set([before.from, before.to])].map(monthOf).join(' to ');
  if (!totalBefore) return <p className="text-sm text-moss">{`Compared with ${months}.`}</p>;
  const sums = reportOf(name).columns.map(
    ({ label, kind }, at) => `${label} ${formatValue(kind, totalBefore[at] ?? null)}`,
  );

  return <p className="text-sm text-moss tabular-nums">{`Compared with ${months}: ${sums.join(', ')}.`}</p>;
}

/** `2026-11` → `Nov 2026` */
const monthOf = (month: string) => formatDay(`${month}-01`).split(' ').slice(1).join(' ');
