import { staffLabelOf } from '#shop/orders/admin/staff-labels.ts';
import { Footprints } from 'lucide-react';
import type { Column, Filter, ListProps } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { endpoints, type HandParcel, listedStates } from '../../by-hand.ts';
import { handList } from './queries.ts';
import { NoteStep } from './step-dialog.tsx';

const filters: Filter[] = [
  {
    name: 'state',
    label: 'Step',
    options: listedStates.map((state) => ({ value: state, label: staffLabelOf(state) })),
  },
  { name: 'waybill', label: 'Waybill', options: [{ value: 'none', label: 'Without a waybill' }] },
];

const columns: Column<HandParcel>[] = [
  { title: 'Order', cell: ({ orderNumber }) => orderNumber, className: 'whitespace-nowrap' },
  { title: 'Step', cell: ({ state }) => staffLabelOf(state), className: 'whitespace-nowrap' },
  { title: 'Courier', cell: ({ courier }) => courier || '–', className: 'wrap-anywhere' },
  { title: 'Waybill', cell: ({ waybill }) => waybill ?? '–', className: 'whitespace-nowrap' },
  { title: 'Pincode', cell: ({ pincode }) => pincode, className: 'whitespace-nowrap' },
  { title: 'Placed', cell: ({ placedAt }) => formatMoment(placedAt), className: 'whitespace-nowrap' },
];

export function ByHandList({ mayLose }: { mayLose: boolean }) {
  return (
    <StaffList<HandParcel>
      name={handList}
      label="Parcels on the way"
      columns={columns}
      filters={filters}
      load={(query, signal) => callApi(endpoints.list, { query }, { signal })}
      idOf={({ orderNumber }) => orderNumber}
      nameOf={({ orderNumber }) => orderNumber}
      pathOf={({ orderNumber }) => `/admin/orders/${orderNumber}`}
      bulk={bulkOf(mayLose)}
      empty={
        <EmptyState picture={<Footprints strokeWidth={1.25} />} title="No parcel is on its way">
          Packed parcels that you send by hand appear here.
        </EmptyState>
      }
    />
  );
}

function bulkOf(mayLose: boolean): ListProps<HandParcel>['bulk'] {
  return (selected, clear) => <NoteStep selected={selected} mayLose={mayLose} onSaved={clear} />;
}
