import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { recentMonths } from '#platform/admin/months.ts';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { countOf } from '#platform/text/count-of.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import type { LinkedCategory } from '#shop/catalog/category-tree.ts';
import { endpoints, type Sales, type SalesRow } from '../../sales/contract.ts';
import {
  type SalesFigure,
  salesFigureNames,
  salesFigures,
  type SalesSplit,
  salesSplits,
} from '../../sales/figures.ts';
import { formatValue } from '../format-value.ts';
import { FigureTiles, FigureWords } from './figure-tiles.tsx';
import { ProductChoice } from './product-choice.tsx';
import { salesQuery, useAskedSales } from './queries.ts';
import { RangeChoice } from './range-choice.tsx';
import { SalesChart } from './sales-chart.tsx';
import { ScrolledTable } from './scrolled-table.tsx';

const splits = Object.entries(salesSplits).map(([value, label]) => ({ value, label }));

export function SalesReport({ categories }: { categories: LinkedCategory[] }) {
  const asked = useAskedSales();
  const { range, by, chosen, beside, ask } = asked;
  const query = { ...range, ...chosen, by, ...(beside && { beside }) };
  const { data, error, refetch } = useQuery(salesQuery(query));
  return (
    <>
      <Months />
      <RangeChoice
        asked={asked}
        file={{
          name: `sales-by-${by}`,
          load: () => callApi(endpoints.saveSales, { query }),
        }}
      >
        <SelectField
          label="Rows"
          options={splits}
          value={by}
          onChange={({ target }) => ask({ by: target.value })}
        />
        {(by === 'product' || by === 'category') && <ProductChoice asked={asked} categories={categories} />}
      </RangeChoice>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(sales) => <Shown sales={sales} by={by} />}
      </Loaded>
    </>
  );
}

/** The choice of days has them by these names. */
const namedMonths = ['month', 'lastMonth'];

/** The last months, each beside the one before it. */
function Months() {
  const [params] = useSearchParams();
  const [months] = useState(() => recentMonths(new Date()).slice(0, 4));
  return (
    <nav aria-label="Months compared" className="flex flex-wrap gap-x-6 print:hidden">
      {months.slice(0, -1).map(({ value, label }, at) => (
        <Link
          key={value}
          to={`?${new URLSearchParams({ ...Object.fromEntries(params), range: namedMonths[at] ?? value })}`}
          className="link inline-flex min-h-11 items-center"
        >
          {`${label} compared with ${months[at + 1]!.label}`}
        </Link>
      ))}
    </nav>
  );
}

/** The answer before the figures. */
function Highest({ row: { label, figures }, by }: { row: SalesRow; by: SalesSplit }) {
  const sold = `${formatRupees(figures.gross ?? 0)} in ${countOf(figures.orders ?? 0, 'order')}`;
  return (
    <p className="text-lg">
      {`${salesSplits[by]} with the highest sales: `}
      <strong>{label}</strong>
      {`, ${sold}`}
    </p>
  );
}

function Shown({ sales, by }: { sales: Sales; by: SalesSplit }) {
  const { rows, count, chart, isByMonth, isRunning, countedAt } = sales;
  return (
    <div className="flex flex-col gap-6">
      {isRunning && <p>Today counts, and is still running.</p>}
      {rows[0] && <Highest row={rows[0]} by={by} />}
      {sales.ofRows && (
        <p>
          {`The chosen rows together: ${formatRupees(sales.ofRows.figures.gross ?? 0)}. The figures and the chart below are those of the whole shop.`}
        </p>
      )}
      <FigureTiles sales={sales} />
      <SalesChart chart={chart} isByMonth={isByMonth} />
      {rows.length === 0 ? (
        <EmptyState picture={<ChartColumn strokeWidth={1.25} />} title="No sales in these days">
          Choose other days above, or other products.
        </EmptyState>
      ) : (
        <ScrolledTable
          label={`Sales by ${salesSplits[by].toLowerCase()}`}
          titles={[
            salesSplits[by],
            ...salesFigureNames.map((name) => salesFigures[name].label),
            'Gross before',
          ]}
          rows={rows.map((row) => ({ key: row.key, cells: cellsOf(row, sales, by) }))}
          total={totalOf(sales)}
        />
      )}
      {count > rows.length && (
        <p className="text-moss">
          {`The first ${rows.length} of ${count.toLocaleString('en-IN')} rows. The file holds all.`}
        </p>
      )}
      <FigureWords />
      <p className="text-sm text-moss">
        {countedAt
          ? `Past days were counted on ${formatMoment(countedAt)}, and are each hour. Today is counted at once.`
          : 'Past days are counted each hour.'}
      </p>
    </div>
  );
}

/** An order with two of the chosen rows counts in each, so their sum is no number of orders. */
function totalOf({ total, totalBefore, ofRows }: Sales) {
  const { figures, grossBefore } = ofRows ?? { figures: total, grossBefore: totalBefore.gross };
  const of = (name: SalesFigure) =>
    ofRows && name === 'orders' ? '–' : formatValue(salesFigures[name].kind, figures[name]);
  return [ofRows ? 'These rows' : 'All', ...salesFigureNames.map(of), formatRupees(grossBefore)];
}

function cellsOf({ key, label, figures, grossBefore }: SalesRow, { range }: Sales, by: SalesSplit) {
  const to = ordersOf(by, key);
  return [
    to ? (
      <Link
        key="key"
        to={`/admin/orders?${new URLSearchParams({ ...to, ...range, sold: 'yes' })}`}
        className="link"
      >
        {label}
      </Link>
    ) : (
      label
    ),
    ...salesFigureNames.map((name) => formatValue(salesFigures[name].kind, figures[name])),
    formatRupees(grossBefore),
  ];
}

const filterOf = {
  product: 'product',
  category: 'category',
  state: 'region',
  courier: 'courier',
  customer: 'buyer',
  payment: 'payment',
} as const satisfies Record<SalesSplit, string>;

/** Returns the filter of the orders of a row. No filter finds the empty key. */
function ordersOf(by: SalesSplit, key: string): Record<string, string> | null {
  return key === '' ? null : { [filterOf[by]]: key };
}
