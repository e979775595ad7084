import { FileText } from 'lucide-react';
import { StaffLink } from '#platform/admin/ui/staff-link.tsx';
import type { Column, Filter } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { endpoints, type ListedDocument } from '../documents.ts';
import { recentMonths } from '#platform/admin/months.ts';

const filters: Filter[] = [
  {
    name: 'kind',
    label: 'Kind',
    usual: 'Invoices',
    options: [
      { value: 'credit-note', label: 'Credit notes' },
      { value: 'delivery-challan', label: 'Delivery challans' },
      { value: 'receipt-voucher', label: 'Receipt vouchers' },
      { value: 'refund-voucher', label: 'Refund vouchers' },
    ],
  },
  { name: 'month', label: 'Month', options: recentMonths(new Date()) },
];

const columns: Column<ListedDocument>[] = [
  { title: 'Number', cell: ({ number }) => number, className: 'w-full' },
  { title: 'Day', cell: ({ day }) => formatDay(day), className: 'whitespace-nowrap' },
  {
    title: 'Order',
    cell: ({ orderNumber }) => <StaffLink to={`/admin/orders/${orderNumber}`}>{orderNumber}</StaffLink>,
    className: 'whitespace-nowrap',
  },
  { title: 'Place of supply', cell: ({ state }) => state },
  { title: 'Total', cell: ({ total }) => formatRupees(total), className: 'whitespace-nowrap tabular-nums' },
  { title: 'PDF', cell: (document) => <SavePdf document={document} /> },
];

function SavePdf({ document: { kind, id, number } }: { document: ListedDocument }) {
  const load = () => callApi(endpoints.get, { params: { kind, id: String(id) } });
  return (
    <Button
      variant="quiet"
      aria-label={`Save ${number} as PDF`}
      onClick={() => void saveFile(load, `${kind}-${number.replaceAll('/', '-')}.pdf`)}
    >
      <FileText aria-hidden className="size-5" strokeWidth={1.5} />
    </Button>
  );
}

/** Issued invoices, or credit notes, the newest first. */
export function DocumentList() {
  return (
    <StaffList<ListedDocument>
      name="papers"
      label="Invoices and credit notes"
      search="Number of a document or an order"
      columns={columns}
      filters={filters}
      load={(query, signal) => callApi(endpoints.list, { query }, { signal })}
      idOf={({ kind, id }) => `${kind} ${id}`}
      nameOf={({ number }) => number}
      empty={
        <EmptyState picture={<FileText strokeWidth={1.25} />} title="No documents yet">
          An invoice is made when a parcel is handed to the courier.
        </EmptyState>
      }
    />
  );
}
