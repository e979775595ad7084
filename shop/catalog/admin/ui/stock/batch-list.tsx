import { PackageOpen } from 'lucide-react';
import type { Column } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatDay } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { endpoints, type ListedBatch } from '../../stock.ts';
import { batchList } from './stock-queries.ts';

const columns: Column<ListedBatch>[] = [
  { title: 'Batch', cell: ({ number }) => number, className: 'sm:min-w-40 wrap-anywhere' },
  { title: 'Product', cell: ({ productName }) => productName, className: 'w-full' },
  { title: 'On the shelf', cell: ({ units }) => units, className: 'whitespace-nowrap' },
  {
    title: 'Best before',
    cell: ({ bestBefore }) => (bestBefore ? formatDay(bestBefore) : '–'),
    className: 'whitespace-nowrap',
  },
];

/** Delivered batches. Enter or the number shows the orders that got one. */
export function BatchList() {
  return (
    <StaffList<ListedBatch>
      name={batchList}
      label="Batches"
      search="Search by batch number"
      columns={columns}
      load={(query, signal) => callApi(endpoints.listBatches, { query }, { signal })}
      idOf={({ id }) => String(id)}
      nameOf={({ number, productName }) => `${number}, ${productName}`}
      pathOf={({ id }) => `/admin/stock/batches/${id}`}
      empty={
        <EmptyState picture={<PackageOpen strokeWidth={1.25} />} title="No batches yet">
          Receive a delivery on the stock page of a product. Its batch appears here.
        </EmptyState>
      }
    />
  );
}
