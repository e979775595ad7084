import { countOf } from '#platform/text/count-of.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { Part } from '#platform/admin/ui/part.tsx';
import { formatRupees } from '#platform/money.ts';
import type { Overview } from '../../sales/contract.ts';
import { overviewQuery } from './queries.ts';
import { SalesChart } from './sales-chart.tsx';

/** Sales of the last days and months with the best sellers, for the owner's 'Today'. */
export function SalesOverview() {
  const { data, error, refetch } = useQuery(overviewQuery());
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()}>
      {(overview) => <Shown overview={overview} />}
    </Loaded>
  );
}

function Shown({ overview: { periods, chart, best } }: { overview: Overview }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1fr_18rem] lg:gap-6">
      <section aria-label="Sales" className="flex min-w-0 flex-col gap-4">
        <dl className="grid gap-2 sm:grid-cols-3">
          {periods.map((period) => (
            <Period key={period.label} period={period} />
          ))}
        </dl>
        <SalesChart chart={chart} isByMonth={false} />
      </section>
      <Part title="Best sellers of 30 days">
        {best.length === 0 ? (
          <p className="text-moss">Nothing was sold in these days.</p>
        ) : (
          <ol className="divide-y divide-line">
            {best.map(({ id, name, units, gross }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
                <Link to={`/admin/products/${id}`} className="link">
                  {name}
                </Link>
                <span className="text-sm text-moss tabular-nums">
                  {`${countOf(units, 'pack')}, ${formatRupees(gross)}`}
                </span>
              </li>
            ))}
          </ol>
        )}
        <Link to="/admin/reports/products?range=days30" className="link inline-flex min-h-11 items-center">
          All products
        </Link>
      </Part>
    </div>
  );
}

/** Its days have the same days of the month before beside them, here and in the report. */
const monthLabel = 'This month';

function Period({ period }: { period: Overview['periods'][number] }) {
  const { label, range, orders, gross, ordersBefore, grossBefore } = period;
  const change = grossBefore === 0 ? null : Math.round((100 * (gross - grossBefore)) / grossBefore);
  return (
    <div className="rounded-lg border border-line bg-paper p-4">
      <dt>
        <Link
          to={`/admin/reports/sales?${label === monthLabel ? 'range=month' : new URLSearchParams(range)}`}
          className="link text-sm"
        >
          {label}
        </Link>
      </dt>
      <dd className="font-serif text-2xl tabular-nums wrap-anywhere">{formatRupees(gross)}</dd>
      <dd className="text-sm text-moss tabular-nums">{countOf(orders, 'order')}</dd>
      <dd className="text-sm text-moss tabular-nums">
        {change === null
          ? `Before: ${countOf(ordersBefore, 'order')}`
          : `${change > 0 ? '+' : ''}${change} %, before: ${formatRupees(grossBefore)}`}
      </dd>
    </div>
  );
}
