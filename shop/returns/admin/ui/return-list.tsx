import { Undo2 } from 'lucide-react';
import type { Column, Filter } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { returnReasons } from '../../reasons.ts';
import { returnStateNames, returnStates } from '../../states.ts';
import { endpoints, type ListedReturn } from '../contract.ts';

const filters: Filter[] = [
  {
    name: 'state',
    label: 'State',
    options: returnStateNames.map((value) => ({ value, label: returnStates[value].label })),
  },
];

const columns: Column<ListedReturn>[] = [
  {
    title: 'Order',
    cell: ({ orderNumber, state, hasAccount }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {orderNumber} <Badge>{returnStates[state].label}</Badge>
        {state === 'inspected' && !hasAccount && <Badge tone="sale">No account yet</Badge>}
      </span>
    ),
    className: 'w-1/2',
  },
  {
    title: 'Reason',
    cell: ({ reason, remedy }) => (
      <>
        {returnReasons[reason].label}
        {remedy === 'replacement' && <span className="text-moss">, wants it replaced</span>}
      </>
    ),
    className: 'w-1/2',
  },
  { title: 'Since', cell: ({ since }) => formatDay(since), className: 'whitespace-nowrap' },
  {
    title: 'Refund',
    cell: ({ refundAmount }) => (refundAmount === null ? '–' : formatRupees(refundAmount)),
    className: 'whitespace-nowrap tabular-nums',
  },
];

/** Returns after delivery. With a state, the longest in it come first. */
export function ReturnList() {
  return (
    <StaffList<ListedReturn>
      name="returns"
      label="Returns"
      columns={columns}
      filters={filters}
      load={(query, signal) => callApi(endpoints.list, { query }, { signal })}
      idOf={({ id }) => String(id)}
      nameOf={({ orderNumber }) => orderNumber}
      pathOf={({ id }) => `/admin/returns/${id}`}
      empty={
        <EmptyState picture={<Undo2 strokeWidth={1.25} />} title="No returns">
          What customers ask to return appears here.
        </EmptyState>
      }
    />
  );
}
