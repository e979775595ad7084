import { Banknote } from 'lucide-react';
import type { Column, Filter } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { endpoints, type OpenPayment } from '../contract.ts';
import { providerLabel } from './queries.ts';

const kindNames: Record<OpenPayment['kind'], string> = {
  open: 'With a provider',
  upi: 'To your UPI ID, in no statement',
  refunds: 'Refund due',
  paid: 'Refund that you paid, in no statement',
};

const filters: Filter[] = [
  {
    name: 'show',
    label: 'Show',
    options: [
      { value: 'open', label: 'With providers' },
      { value: 'upi', label: 'To your UPI ID, in no statement' },
      { value: 'refunds', label: 'Refunds due' },
      { value: 'paid', label: 'Refunds that you paid, in no statement' },
    ],
  },
];

const columns: Column<OpenPayment>[] = [
  { title: 'Order', cell: ({ orderNumber }) => orderNumber, className: 'w-full' },
  { title: 'Kind', cell: ({ kind }) => kindNames[kind] },
  {
    title: 'Provider',
    cell: ({ provider, returnId }) => (returnId === null ? providerLabel(provider) : 'Returned goods'),
    className: 'whitespace-nowrap',
  },
  { title: 'Day', cell: ({ at }) => formatDay(at), className: 'whitespace-nowrap' },
  {
    title: 'Amount',
    cell: ({ amount }) => formatRupees(amount),
    className: 'whitespace-nowrap tabular-nums',
  },
];

/** Payments that a provider did not pay out, payments to the own UPI ID and refunds that no statement has, and refunds due, the oldest first. */
export function PaymentList() {
  return (
    <StaffList<OpenPayment>
      name="money-payments"
      label="Payments and refunds"
      columns={columns}
      filters={filters}
      load={(query, signal) => callApi(endpoints.listPayments, { query }, { signal })}
      idOf={({ id }) => id}
      nameOf={({ orderNumber }) => orderNumber}
      pathOf={({ orderNumber, returnId }) =>
        returnId === null ? `/admin/orders/${orderNumber}` : `/admin/returns/${returnId}`
      }
      empty={
        <EmptyState picture={<Banknote strokeWidth={1.25} />} title="Nothing waits here">
          A payment is here until its provider has paid it out, and a refund until it is paid and in a
          statement of your bank.
        </EmptyState>
      }
    />
  );
}
