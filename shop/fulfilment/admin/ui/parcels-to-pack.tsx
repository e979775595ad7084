import { PackageCheck } from 'lucide-react';
import type { Column, ListProps } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatDay, formatMoment } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { endpoints, type WaitingParcel } from '../packing.ts';
import { countPacks } from '../parcel-words.ts';
import { PrintDocuments } from './print-documents.tsx';
import { packingList } from './queries.ts';
import { recipientColumn } from './recipient-cell.tsx';

const columns: Column<WaitingParcel>[] = [
  { title: 'Order', cell: ({ orderNumber }) => orderNumber, className: 'whitespace-nowrap' },
  recipientColumn,
  { title: 'Placed', cell: ({ placedAt }) => formatMoment(placedAt), className: 'whitespace-nowrap' },
  {
    title: 'Promised',
    cell: ({ estimatedDeliveryDate }) => (estimatedDeliveryDate ? formatDay(estimatedDeliveryDate) : '–'),
    className: 'whitespace-nowrap',
  },
  { title: 'Packs', cell: ({ packs }) => countPacks(packs), className: 'whitespace-nowrap' },
  { title: 'Items', cell: ({ items }) => items.join(', '), className: 'min-w-48 wrap-anywhere' },
  {
    title: 'Waybill',
    cell: ({ waybill }) => waybill ?? <span className="text-clay">Not accepted yet</span>,
    className: 'whitespace-nowrap',
  },
];

const printDocuments: ListProps<WaitingParcel>['bulk'] = (selected) => <PrintDocuments selected={selected} />;

/** The orders to pack, the oldest first, with their documents. */
export function ParcelsToPack() {
  return (
    <StaffList<WaitingParcel>
      name={packingList}
      label="Orders to pack"
      columns={columns}
      load={({ cursor }, signal) => callApi(endpoints.list, { query: cursor ? { cursor } : {} }, { signal })}
      idOf={({ orderNumber }) => orderNumber}
      nameOf={({ orderNumber }) => orderNumber}
      pathOf={({ orderNumber }) => `/admin/packing?open=${orderNumber}`}
      bulk={printDocuments}
      empty={
        <EmptyState
          picture={<PackageCheck strokeWidth={1.25} />}
          title="Nothing to pack"
          action={<ButtonLink to="/admin/hand-over">Go to the hand-over</ButtonLink>}
        >
          Orders appear here once the courier has accepted them.
        </EmptyState>
      }
    />
  );
}
