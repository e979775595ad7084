import { countOf } from '#platform/text/count-of.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { monthName } from '#platform/admin/months.ts';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { Part } from '#platform/admin/ui/part.tsx';
import { formatRupees } from '#platform/money.ts';
import type { Overview } from '../../sales/contract.ts';
import { namedRanges } from '../../sales/ranges.ts';
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
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2 sm:grid-cols-6">
          {periods.map((period) => (
            <Period key={period.name} period={period} />
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

function labelOf({ name, range }: Overview['periods'][number]): string {
  const month = monthName(range.from.slice(0, 7));
  if (name === 'lastMonth') return month;
  return name === 'month' ? `${month} so far` : namedRanges[name]!.label;
}

function Period({ period }: { period: Overview['periods'][number] }) {
  const { name, orders, gross, ordersBefore, grossBefore } = period;
  const change = grossBefore === 0 ? null : Math.round((100 * (gross - grossBefore)) / grossBefore);
  return (
    <div className="rounded-lg border border-line bg-paper p-3 sm:col-span-2 sm:p-4 sm:nth-[n+4]:col-span-3">
      <dt>
        <Link to={`/admin/reports/sales?range=${name}`} className="link text-sm">
          {labelOf(period)}
        </Link>
      </dt>
      <dd className="font-serif text-xl tabular-nums wrap-anywhere">{formatRupees(gross)}</dd>
      <dd className="text-sm text-moss tabular-nums">{countOf(orders, 'order')}</dd>
      <dd className="text-sm text-moss tabular-nums">
        {change === null
          ? `Before: ${countOf(ordersBefore, 'order')}`
          : `${change > 0 ? '+' : ''}${change} %, before: ${formatRupees(grossBefore)}`}
      </dd>
    </div>
  );
}
