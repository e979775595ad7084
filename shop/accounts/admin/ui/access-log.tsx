import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import type { Column, Filter } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { accessKindNames, accessKinds } from '../../access-kinds.ts';
import { endpoints, type ListedAccess } from '../access-log.ts';
import { accessLogStaffQuery } from './queries.ts';

const columns: Column<ListedAccess>[] = [
  { title: 'What', cell: ({ what }) => accessKinds[what], className: 'w-1/3' },
  {
    title: 'Of',
    cell: ({ orderNumber, about }) => orderNumber ?? (about || '–'),
    className: 'w-1/3 wrap-anywhere',
  },
  { title: 'Who', cell: ({ who }) => who, className: 'wrap-anywhere' },
  { title: 'When', cell: ({ at }) => formatMoment(at), className: 'whitespace-nowrap' },
];

const kinds = accessKindNames.map((value) => ({ value, label: accessKinds[value] }));

/** Lists the staff who saw the phone, address, email or account of customers. Only the owner reads it. */
export function AccessLog() {
  const { data } = useQuery(accessLogStaffQuery());
  const filters: Filter[] = [
    { name: 'who', label: 'Who', options: data?.authors ?? [] },
    { name: 'what', label: 'What', options: kinds },
    { name: 'from', label: 'From', type: 'date' },
    { name: 'to', label: 'To', type: 'date' },
    { name: 'customer', label: 'Customer', type: 'hidden' },
  ];
  return (
    <StaffList<ListedAccess>
      name="looks"
      label="Who looked"
      columns={columns}
      search="Order number"
      filters={filters}
      load={(query, signal) => callApi(endpoints.list, { query }, { signal })}
      idOf={({ id }) => String(id)}
      nameOf={({ what, at }) => `${accessKinds[what]}, ${formatMoment(at)}`}
      noMatch="Nobody looked at this. A search for a phone or an email names no customer, so it stands in the whole list alone."
      empty={
        <EmptyState picture={<Eye strokeWidth={1.25} />} title="Nobody has looked yet">
          Each time that staff see the phone, address, email or account of a customer, it appears here.
        </EmptyState>
      }
    />
  );
}
