import { MessageSquareWarning } from 'lucide-react';
import type { Column, Filter } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatDay, formatMoment } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { grievanceStateNames, grievanceStates, topics } from '../../states.ts';
import { endpoints, type ListedGrievance } from '../contract.ts';

const filters: Filter[] = [
  {
    name: 'state',
    label: 'State',
    options: grievanceStateNames.map((value) => ({ value, label: grievanceStates[value].label })),
  },
];

const columns: Column<ListedGrievance>[] = [
  {
    title: 'Ticket',
    cell: ({ ticket, state, isPastDue }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {ticket} <Badge>{grievanceStates[state].label}</Badge>
        {isPastDue && <Badge tone="sale">Past due</Badge>}
      </span>
    ),
    className: 'w-1/2',
  },
  {
    title: 'About',
    cell: ({ topic, orderNumber }) => (orderNumber ? `${topics[topic]}, ${orderNumber}` : topics[topic]),
    className: 'w-1/2',
  },
  { title: 'Received', cell: ({ receivedAt }) => formatMoment(receivedAt), className: 'whitespace-nowrap' },
  {
    title: 'Due',
    cell: ({ state, acknowledgeBy, redressBy }) =>
      grievanceStates[state].isOpen
        ? state === 'received'
          ? formatMoment(acknowledgeBy)
          : formatDay(redressBy)
        : '–',
    className: 'whitespace-nowrap',
  },
];

/** Complaints of customers. It names no customer, since each access to a contact is logged. */
export function GrievanceList() {
  return (
    <StaffList<ListedGrievance>
      name="grievances"
      label="Complaints"
      search="Ticket or order number"
      columns={columns}
      filters={filters}
      load={(query, signal) => callApi(endpoints.list, { query }, { signal })}
      idOf={({ id }) => String(id)}
      nameOf={({ ticket }) => ticket}
      pathOf={({ id }) => `/admin/grievances/${id}`}
      empty={
        <EmptyState picture={<MessageSquareWarning strokeWidth={1.25} />} title="No complaints">
          Complaints by form and by phone appear here.
        </EmptyState>
      }
    />
  );
}
