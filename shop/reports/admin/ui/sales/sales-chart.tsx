import { lazy, Suspense } from 'react';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import type { Sales } from '../../sales/contract.ts';
import { ScrolledTable } from './scrolled-table.tsx';

const SalesPlot = lazy(() => import('./sales-plot.tsx'));

type Props = { chart: Sales['chart']; isByMonth: boolean };

/** Sales over time as a picture, and as a table for those who do not see it. One day is no picture. */
export function SalesChart({ chart, isByMonth }: Props) {
  if (chart.length < 2 || chart.every(({ gross, grossBefore }) => !gross && !grossBefore)) return null;
  const unit = isByMonth ? 'month' : 'day';
  return (
    <figure className="flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-paper p-4">
      <figcaption className="text-sm text-moss">
        {isByMonth ? 'Gross sales by month' : 'Gross sales by day, with the days before as a dashed line'}
      </figcaption>
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <SalesPlot chart={chart} isByMonth={isByMonth} />
      </Suspense>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center link">{`Each ${unit} as a table`}</summary>
        <ScrolledTable
          label={`Sales by ${unit}`}
          titles={[isByMonth ? 'Month' : 'Day', 'Gross sales', 'Orders']}
          rows={chart.toReversed().map(({ day, gross, orders }) => ({
            key: day,
            cells: [
              isByMonth ? formatDay(day).split(' ').slice(1).join(' ') : formatDay(day),
              formatRupees(gross),
              orders.toLocaleString('en-IN'),
            ],
          }))}
        />
      </details>
    </figure>
  );
}
