import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { endpoints, type Sales, type SalesRow } from '../../sales/contract.ts';
import { salesFigureNames, salesFigures, type SalesSplit, salesSplits } from '../../sales/figures.ts';
import { formatValue } from '../format-value.ts';
import { FigureTiles, FigureWords } from './figure-tiles.tsx';
import { salesQuery, useAskedSales } from './queries.ts';
import { RangeChoice } from './range-choice.tsx';
import { SalesChart } from './sales-chart.tsx';
import { ScrolledTable } from './scrolled-table.tsx';

const splits = Object.entries(salesSplits).map(([value, label]) => ({ value, label }));

export function SalesReport() {
  const asked = useAskedSales();
  const { range, by, ask } = asked;
  const { data, error, refetch } = useQuery(salesQuery({ range, by }));
  return (
    <>
      <RangeChoice
        asked={asked}
        file={{
          name: `sales-by-${by}`,
          load: () => callApi(endpoints.saveSales, { query: { ...range, by } }),
        }}
      >
        <SelectField
          label="Rows"
          options={splits}
          value={by}
          onChange={({ target }) => ask({ by: target.value })}
        />
      </RangeChoice>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(sales) => <Shown sales={sales} by={by} />}
      </Loaded>
    </>
  );
}

function Shown({ sales, by }: { sales: Sales; by: SalesSplit }) {
  const { rows, count, total, chart, isByMonth, isRunning, countedAt } = sales;
  return (
    <div className="flex flex-col gap-6">
      {isRunning && <p>Today counts, and is still running.</p>}
      <FigureTiles sales={sales} />
      <SalesChart chart={chart} isByMonth={isByMonth} />
      {rows.length === 0 ? (
        <EmptyState picture={<ChartColumn strokeWidth={1.25} />} title="No sales in these days">
          Choose other days above.
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
          total={[
            'All',
            ...salesFigureNames.map((name) => formatValue(salesFigures[name].kind, total[name])),
            formatRupees(sales.totalBefore.gross),
          ]}
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
