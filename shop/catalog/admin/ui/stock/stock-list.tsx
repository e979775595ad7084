import { Boxes } from 'lucide-react';
import { Link } from 'react-router';
import type { Column, Filter } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatDay } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { endpoints, type StockRow } from '../../stock.ts';
import { LastsFor } from './lasts-for.tsx';
import { stockList } from './stock-queries.ts';

const filters: Filter[] = [
  {
    name: 'show',
    label: 'Show',
    options: [
      { value: 'low', label: 'Low' },
      { value: 'expiring', label: 'Expiring' },
      { value: 'out', label: 'Sold out' },
    ],
  },
  { name: 'before', label: 'Runs out before', type: 'date' },
];

const sorts = [
  { value: 'name', label: 'Name' },
  { value: 'newest', label: 'Newest first' },
];

const columns: Column<StockRow>[] = [
  { title: 'Name', cell: (row) => <Named row={row} />, className: 'w-full' },
  {
    title: 'For sale',
    cell: ({ stock, isLow }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {stock} {isLow && <Badge tone="sale">Low</Badge>}
      </span>
    ),
    className: 'whitespace-nowrap',
  },
  {
    title: 'Lasts',
    cell: ({ daysLeft }) => <LastsFor days={daysLeft} />,
    className: 'whitespace-nowrap',
  },
  { title: 'In orders', cell: ({ stock, onShelf }) => onShelf - stock, className: 'whitespace-nowrap' },
  { title: 'On the shelf', cell: ({ onShelf }) => onShelf, className: 'whitespace-nowrap' },
  {
    title: 'Best before',
    cell: ({ nearestBestBefore }) => (nearestBestBefore ? formatDay(nearestBestBefore) : '–'),
    className: 'whitespace-nowrap',
  },
];

/** A low part makes its combos low. */
function Named({ row: { name, isLow, combos } }: { row: StockRow }) {
  return (
    <>
      {name}
      {isLow && combos.length > 0 && (
        <span className="block text-sm text-moss">{`Low too: ${combos.join(', ')}`}</span>
      )}
    </>
  );
}

/** The stock of every product but combos, which have none of their own. */
export function StockList() {
  return (
    <StaffList<StockRow>
      name={stockList}
      label="Stock"
      search="Search by name or number"
      columns={columns}
      filters={filters}
      sorts={sorts}
      load={(query, signal) => callApi(endpoints.list, { query }, { signal })}
      idOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      pathOf={({ id }) => `/admin/stock/${id}`}
      noMatch={
        <span>
          A product is low at its own number, or else at that of{' '}
          <Link to="/admin/settings#LOW_STOCK_UNITS" className="link">
            all products
          </Link>
          . Without a number none is low. A product runs out before a day at the pace of the last 30 days.
        </span>
      }
      empty={
        <EmptyState picture={<Boxes strokeWidth={1.25} />} title="No products yet">
          The stock of each product appears here.
        </EmptyState>
      }
    />
  );
}
