import { staffLabelOf } from '../../staff-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import type { Column, Filter, ListProps } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatDay, formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';
import { waitingLabels, waitsFor } from '../../../hold.ts';
import { orderStateNames } from '../../../states.ts';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { endpoints, type OrderRow } from '../../contract.ts';
import { orderList } from '../../order-tabs.ts';
import { orderFiltersQuery } from '../queries.ts';

/** A row of a report leads to its orders by them. */
const fromReports: Filter[] = [
  { name: 'from', label: 'Placed from', type: 'hidden' },
  { name: 'to', label: 'Placed until', type: 'hidden' },
  { name: 'sold', label: 'Sold', type: 'hidden' },
  { name: 'region', label: 'State of India', type: 'hidden' },
  { name: 'category', label: 'Category', type: 'hidden' },
  { name: 'buyer', label: 'Customers', type: 'hidden' },
  { name: 'payment', label: 'Way to pay', type: 'hidden' },
  { name: 'customerOf', label: 'Customer of the order', type: 'hidden' },
];

/** The couriers arrive later. Their filter has its place from the start. */
const filtersWith = (couriers: readonly string[]): Filter[] => [
  {
    name: 'state',
    label: 'State',
    options: orderStateNames.map((value) => ({ value, label: staffLabelOf(value) })),
  },
  {
    name: 'held',
    label: 'Waits',
    options: Object.entries(waitingLabels).map(([value, label]) => ({ value, label })),
  },
  { name: 'cash', label: 'Cash', options: [{ value: 'due', label: 'Still to collect' }] },
  { name: 'late', label: 'Promise', options: [{ value: 'yes', label: 'Day has passed' }] },
  {
    name: 'parcel',
    label: 'Parcel',
    options: [
      { value: 'stuck', label: 'Not accepted by the courier' },
      { value: 'rescue', label: 'Failed, to rescue' },
      { value: 'returning', label: 'Coming back over 20 days' },
      { value: 'inspect', label: 'Came back, to put back' },
    ],
  },
  {
    name: 'courier',
    label: 'Courier',
    options: couriers.map((value) => ({ value, label: courierLabel(value) })),
  },
  { name: 'promised', label: 'Promised for', type: 'date' },
  { name: 'tab', label: 'Tab', type: 'view' },
  { name: 'pincode', label: 'Pincode', type: 'hidden' },
  { name: 'product', label: 'Product', type: 'hidden' },
  ...fromReports,
];

const columns: Column<OrderRow>[] = [
  { title: 'Order', cell: ({ orderNumber }) => orderNumber, className: 'whitespace-nowrap' },
  {
    title: 'State',
    cell: ({ state, held }) => (
      <StateBadge state={state} label={staffLabelOf(state)} waitsFor={waitsFor(held)} />
    ),
  },
  {
    title: 'Customer',
    cell: ({ customerName, city, pincode }) => (
      <>
        <span className={customerName ? '' : 'text-moss'}>{customerName || 'Erased customer'}</span>
        {city && (
          <span className="block text-sm text-moss">
            {city} {pincode}
          </span>
        )}
      </>
    ),
    className: 'min-w-40',
  },
  { title: 'Items', cell: (order) => <Items order={order} />, className: 'min-w-48' },
  {
    title: 'Total',
    cell: ({ totalAmount }) => formatRupees(totalAmount),
    className: 'whitespace-nowrap',
  },
  {
    title: 'Placed',
    cell: ({ placedAt }) => formatMoment(placedAt),
    className: 'whitespace-nowrap',
  },
  {
    title: 'Promised',
    cell: ({ estimatedDeliveryDate }) => (estimatedDeliveryDate ? formatDay(estimatedDeliveryDate) : '–'),
    className: 'whitespace-nowrap',
  },
];

type Props = { searchesCustomers: boolean; bulk: ListProps<OrderRow>['bulk'] };

/** Every customer's orders, newest first. Acts need each order by itself, so nobody selects more than is shown. */
export function OrderList({ searchesCustomers, bulk }: Props) {
  const { data } = useQuery(orderFiltersQuery());
  return (
    <StaffList<OrderRow>
      name={orderList}
      label="Orders"
      search={
        searchesCustomers
          ? 'Search by number, waybill, phone, email, name, product or pincode'
          : 'Search by number, waybill, name, product or pincode'
      }
      isSearchPrivate
      columns={columns}
      filters={filtersWith(data?.couriers ?? [])}
      load={(query, signal) => callApi(endpoints.search, { body: query }, { signal })}
      idOf={({ orderNumber }) => orderNumber}
      {...(bulk ? { bulk } : {})}
      selectsShown
      nameOf={({ orderNumber }) => orderNumber}
      pathOf={({ orderNumber }) => `/admin/orders/${orderNumber}`}
      empty={
        <EmptyState picture={<PackageSearch strokeWidth={1.25} />} title="No orders yet">
          The first order appears here at once.
        </EmptyState>
      }
    />
  );
}

const listed = 2;

function Items({ order: { items } }: { order: OrderRow }) {
  return (
    <>
      {items.slice(0, listed).map(({ sku, productName, quantity }) => (
        <span key={sku} className="block">
          {quantity} × {productName}
        </span>
      ))}
      {items.length > listed && <span className="text-sm text-moss">and {items.length - listed} more</span>}
    </>
  );
}
