import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { formatMoment } from '../../../india-time.ts';
import { Button } from '../../../ui/button.tsx';
import { callApi } from '../../../ui/call-api.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { endpoints, type LoggedChange } from '../../change-log.ts';
import type { Column, Filter, ListProps } from '../list/list-parts.ts';
import { StaffList } from '../list/staff-list.tsx';
import { NoChange } from './no-change.tsx';
import { type AskFresh, logFiltersQuery, logName, useUndo, useUndoMany } from './queries.ts';

/** The changes of staff, with undo. Enter or the name shows the history of one thing. */
export function ChangeLog({ askFresh }: { askFresh: AskFresh }) {
  const { data } = useQuery(logFiltersQuery());
  const undo = useUndo(askFresh);
  const undoMany = useUndoMany(askFresh);
  const filters: Filter[] = [
    { name: 'who', label: 'Who', options: data?.authors ?? [] },
    { name: 'kind', label: 'What', options: data?.kinds ?? [] },
    { name: 'from', label: 'From', type: 'date' },
    { name: 'to', label: 'To', type: 'date' },
    { name: 'entity', label: 'Number', type: 'hidden' },
  ];
  return (
    <StaffList<LoggedChange>
      name={logName}
      label="Changes"
      columns={columnsOf(undo)}
      filters={filters}
      load={(query, signal) => callApi(endpoints.list, { query }, { signal })}
      idOf={({ id }) => String(id)}
      nameOf={({ name, at }) => `${name}, ${formatMoment(at)}`}
      pathOf={({ kind, entityId }) => `/admin/log?kind=${kind}&entity=${entityId}`}
      bulk={bulkOf(undoMany)}
      noMatch={<NoChange />}
      empty={
        <EmptyState picture={<History strokeWidth={1.25} />} title="Nothing has changed yet">
          What you and your colleagues change appears here, and you can undo it.
        </EmptyState>
      }
    />
  );
}

function columnsOf(undo: ReturnType<typeof useUndo>): Column<LoggedChange>[] {
  const undoing = undo.isPending ? undo.variables.id : undefined;
  return [
    { title: 'What', cell: ({ name, kindLabel }) => `${kindLabel}: ${name}`, className: 'min-w-52' },
    { title: 'Change', cell: (change) => <Change change={change} />, className: 'min-w-56' },
    { title: 'Who', cell: ({ who }) => who },
    { title: 'When', cell: ({ at }) => formatMoment(at), className: 'whitespace-nowrap' },
    {
      title: 'Undo',
      cell: (change) => (
        <Undo change={change} busy={undoing === change.id} onClick={() => undo.mutate(change)} />
      ),
    },
  ];
}

function bulkOf({ isPending, mutate }: ReturnType<typeof useUndoMany>): ListProps<LoggedChange>['bulk'] {
  return (selected, clear) => (
    <Button variant="danger" busy={isPending} onClick={() => mutate(selected, { onSuccess: clear })}>
      Undo selected
    </Button>
  );
}

const actions = { create: 'Created', change: 'Changed', delete: 'Deleted', undo: 'Took a change back' };

function Change({ change: { action, changes } }: { change: LoggedChange }) {
  return (
    <ul aria-label={actions[action]} className="flex flex-col">
      {action !== 'change' && <li className="text-moss">{actions[action]}</li>}
      {changes.map(({ field, label, before, after }) => (
        <li key={field} className="wrap-anywhere">
          {label}:{' '}
          {action !== 'create' && (
            <span>
              <span className="text-moss">{before}</span> <span aria-hidden>→</span>
              <span className="sr-only">became</span>{' '}
            </span>
          )}
          {action !== 'delete' && <span>{after}</span>}
        </li>
      ))}
    </ul>
  );
}

type UndoProps = { change: LoggedChange; busy: boolean; onClick: () => void };

function Undo({ change: { name, isUndone, canUndo, at }, busy, onClick }: UndoProps) {
  if (isUndone) return <Badge>Undone</Badge>;
  if (!canUndo) return <span className="text-sm text-moss">Not possible</span>;
  return (
    <Button
      variant="quiet"
      className="-my-2 -ml-5"
      aria-label={`Undo ${name}, ${formatMoment(at)}`}
      busy={busy}
      onClick={onClick}
    >
      Undo
    </Button>
  );
}
