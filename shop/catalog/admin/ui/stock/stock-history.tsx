import { History } from 'lucide-react';
import type { Column } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { stockReasons } from '../../../stock-reasons.ts';
import { endpoints, type StockMovement } from '../../stock.ts';
import { historyList } from './stock-queries.ts';

const columns: Column<StockMovement>[] = [
  { title: 'Why', cell: ({ reason }) => stockReasons[reason], className: 'whitespace-nowrap' },
  {
    title: 'Units',
    cell: ({ change }) => (change > 0 ? `+${change}` : String(change).replace('-', '−')),
  },
  {
    title: 'Details',
    cell: ({ orderNumber, batches, note }) => [orderNumber, batches, note].filter(Boolean).join('; ') || '–',
    className: 'w-full wrap-anywhere',
  },
  { title: 'Who', cell: ({ who }) => who || '–' },
  { title: 'When', cell: ({ at }) => formatMoment(at), className: 'whitespace-nowrap' },
];

export function StockHistory({ id }: { id: number }) {
  return (
    <StaffList<StockMovement>
      name={historyList(id)}
      label="Movements"
      columns={columns}
      load={({ cursor }, signal) =>
        callApi(
          endpoints.history,
          { params: { id: String(id) }, query: cursor ? { cursor } : {} },
          { signal },
        )
      }
      idOf={(row) => String(row.id)}
      nameOf={({ reason, at }) => `${stockReasons[reason]}, ${formatMoment(at)}`}
      empty={
        <EmptyState picture={<History strokeWidth={1.25} />} title="Nothing has changed yet">
          Deliveries, orders and counts appear here.
        </EmptyState>
      }
    />
  );
}
