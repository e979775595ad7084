import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import type { Column, Filter } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { paymentStates } from '../../payment-states.ts';
import { endpoints, type ListedPayment } from '../payments.ts';
import { needLabels, providerLabel } from './payment-labels.ts';
import { paymentList, paymentSummaryQuery } from './payment-queries.ts';

const filters: Filter[] = [
  {
    name: 'show',
    label: 'Show',
    usual: 'Payments that need you',
    options: [
      { value: 'waiting', label: 'Waiting for the customer' },
      { value: 'all', label: 'All' },
    ],
  },
];

const columns: Column<ListedPayment>[] = [
  {
    title: 'Order',
    cell: ({ orderNumber, need }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {orderNumber}
        {need && <Badge tone="sale">{needLabels[need]}</Badge>}
      </span>
    ),
    className: 'w-full',
  },
  { title: 'State', cell: ({ state }) => paymentStates[state].label, className: 'whitespace-nowrap' },
  { title: 'Provider', cell: ({ provider }) => providerLabel(provider) },
  { title: 'Begun', cell: ({ createdAt }) => ageOf(createdAt), className: 'whitespace-nowrap' },
  {
    title: 'Amount',
    cell: ({ amount }) => formatRupees(amount),
    className: 'whitespace-nowrap tabular-nums',
  },
  {
    title: 'Refunded',
    cell: ({ refunded }) => (refunded > 0 ? formatRupees(refunded) : '–'),
    className: 'whitespace-nowrap tabular-nums',
  },
];

function ageOf(createdAt: string): string {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(createdAt)) / 60_000));
  if (minutes < 120) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} hours ago`;
  return formatMoment(createdAt);
}

/** Payments by UPI with their state and age. A row leads to its order. */
export function PaymentList() {
  return (
    <StaffList<ListedPayment>
      name={paymentList}
      label="Payments"
      search="Order number or reference"
      columns={columns}
      filters={filters}
      load={(query, signal) => callApi(endpoints.list, { query }, { signal })}
      idOf={({ id }) => id}
      nameOf={({ orderNumber }) => orderNumber}
      pathOf={({ orderNumber }) => `/admin/orders/${orderNumber}`}
      empty={
        <EmptyState picture={<CreditCard strokeWidth={1.25} />} title="No payment needs you">
          Payments by UPI appear here when they wait for you. Choose All to see each of them.
        </EmptyState>
      }
    />
  );
}

/** The last 30 days in one sentence. */
export function PaymentFigures() {
  const { data } = useQuery(paymentSummaryQuery());
  if (!data || data.begun === 0) return null;
  const { days, begun, paid, minutes, late } = data;
  const share = Math.round((100 * paid) / begun);
  const soon = minutes === null ? '' : `, half of them within ${minutes} minutes`;
  const tooLate =
    late === 0 ? 'None came too late or twice.' : `${late.toLocaleString('en-IN')} came too late or twice.`;
  return (
    <p>
      {`In the last ${days} days ${paid.toLocaleString('en-IN')} of ${begun.toLocaleString('en-IN')} payments by UPI were paid, ${share} %${soon}. ${tooLate}`}
    </p>
  );
}
