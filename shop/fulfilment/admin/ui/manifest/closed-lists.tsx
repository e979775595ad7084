import { ClipboardList } from 'lucide-react';
import type { Column } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { endpoints, type ListedManifest } from '../../manifest.ts';
import { manifestList } from './queries.ts';

const columns: Column<ListedManifest>[] = [
  { title: 'Closed', cell: ({ at }) => formatMoment(at), className: 'whitespace-nowrap' },
  { title: 'Parcels', cell: ({ total, refused }) => total - refused },
  { title: 'Not handed over', cell: ({ refused }) => refused },
  { title: 'By', cell: ({ by }) => by || '–' },
];

export function ClosedLists() {
  return (
    <StaffList<ListedManifest>
      name={manifestList}
      label="Closed lists"
      columns={columns}
      load={({ cursor }, signal) => callApi(endpoints.list, { query: cursor ? { cursor } : {} }, { signal })}
      idOf={({ id }) => id}
      nameOf={({ at }) => formatMoment(at)}
      pathOf={({ id }) => `/admin/hand-over/${id}`}
      empty={
        <EmptyState picture={<ClipboardList strokeWidth={1.25} />} title="No list yet">
          A list appears here once parcels are handed over.
        </EmptyState>
      }
    />
  );
}
