import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '#platform/admin/ui/form/new-id.ts';
import type { Column, Filter, ListProps, Selected } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { orderList } from '#shop/orders/admin/order-tabs.ts';
import { endpoints } from '../../manifest.ts';
import type { WaitingParcel } from '../../packing.ts';
import { countPacks } from '../../parcel-words.ts';
import { recipientColumn } from '../recipient-cell.tsx';
import { manifestList, packedList } from './queries.ts';

const filters: Filter[] = [
  { name: 'left', label: 'Parcels', options: [{ value: 'yes', label: 'Left by the rider' }] },
];

const columns: Column<WaitingParcel>[] = [
  { title: 'Order', cell: ({ orderNumber }) => orderNumber, className: 'whitespace-nowrap' },
  recipientColumn,
  { title: 'Waybill', cell: ({ waybill }) => waybill ?? '–', className: 'whitespace-nowrap' },
  { title: 'Packs', cell: ({ packs }) => countPacks(packs), className: 'whitespace-nowrap' },
  { title: 'Placed', cell: ({ placedAt }) => formatMoment(placedAt), className: 'whitespace-nowrap' },
];

const handOver: ListProps<WaitingParcel>['bulk'] = (selected) => <CloseManifestButton selected={selected} />;

export function PackedParcels() {
  return (
    <StaffList<WaitingParcel>
      name={packedList}
      label="Parcels to hand over"
      columns={columns}
      filters={filters}
      load={(query, signal) => callApi(endpoints.parcels, { query }, { signal })}
      idOf={({ orderNumber }) => orderNumber}
      nameOf={({ orderNumber }) => orderNumber}
      bulk={handOver}
      empty={
        <EmptyState picture={<Truck strokeWidth={1.25} />} title="No parcel waits">
          Packed parcels appear here.
        </EmptyState>
      }
    />
  );
}

export function CloseManifestButton({ selected }: { selected: Selected }) {
  // The same id for every click, so that a second one does nothing.
  const [id] = useState(newId);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const close = useMutation({
    mutationFn: () => callApi(endpoints.close, { body: { id, orders: selected } }),
    onSuccess: async () => {
      await navigate(`/admin/hand-over/${id}`);
      for (const name of [packedList, manifestList, orderList])
        await queries.invalidateQueries({ queryKey: listKey(name) });
    },
    onError: (error) => toast.error(failureOf(error)),
  });
  return (
    <Button busy={close.isPending} onClick={() => close.mutate()}>
      <Truck aria-hidden className="size-5" strokeWidth={1.5} /> Hand over
    </Button>
  );
}
