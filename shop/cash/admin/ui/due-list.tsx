import { Banknote } from 'lucide-react';
import type { Column, Filter } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { type CashDue, endpoints } from '../contract.ts';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';
import { cashList } from './queries.ts';

const filters: Filter[] = [
  {
    name: 'show',
    label: 'Show',
    options: [
      { value: 'missing', label: 'Missing for more than 10 days' },
      { value: 'short', label: 'Paid too little' },
      { value: 'over', label: 'Paid too much' },
      { value: 'hand', label: 'Entered by hand as paid, in 90 days' },
      { value: 'all', label: 'All, also settled' },
    ],
  },
];

const columns: Column<CashDue>[] = [
  {
    title: 'Order',
    cell: ({ orderNumber, isMissing, isClaimed }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {orderNumber}
        {isMissing && <Badge tone="sale">Missing</Badge>}
        {isClaimed && <Badge>Claimed</Badge>}
      </span>
    ),
    className: 'w-full',
  },
  { title: 'Waybill', cell: ({ waybill }) => waybill ?? '–', className: 'whitespace-nowrap' },
  { title: 'Courier', cell: ({ courier }) => courierLabel(courier) },
  { title: 'Delivered', cell: ({ since }) => formatDay(since), className: 'whitespace-nowrap' },
  { title: 'Collected', cell: ({ due }) => formatRupees(due), className: 'whitespace-nowrap tabular-nums' },
  { title: 'Open', cell: ({ open }) => formatRupees(open), className: 'whitespace-nowrap tabular-nums' },
];

/** Orders whose cash a courier still has, the oldest first. */
export function DueList() {
  return (
    <StaffList<CashDue>
      name={cashList}
      label="Open cash"
      search="Waybill or order number"
      columns={columns}
      filters={filters}
      load={(query, signal) => callApi(endpoints.listDues, { query }, { signal })}
      idOf={({ orderNumber }) => orderNumber}
      nameOf={({ orderNumber }) => orderNumber}
      pathOf={({ orderNumber }) => `/admin/cash/orders/${orderNumber}`}
      empty={
        <EmptyState picture={<Banknote strokeWidth={1.25} />} title="No cash is open">
          Cash that a courier collects appears here until it has reached you.
        </EmptyState>
      }
    />
  );
}
