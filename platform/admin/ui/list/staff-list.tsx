import { SearchX } from 'lucide-react';
import { Failed } from '../loaded.tsx';
import { useMayOpen } from '../staff-link.tsx';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import type { ListProps } from './list-parts.ts';
import { ListRows } from './list-rows.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { SavedViews } from './saved-views.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useLetterKeys, useListKeys } from './use-list-keys.ts';
import { useListAddress, useListRows } from './use-list-query.ts';
import { useSelection } from './use-selection.ts';

/** The one list of the staff side: search, filters, sort order and saved views in the address, pages of 50, selection, keys. */
export function StaffList<Row>(list: ListProps<Row>) {
  const { name, search, filters = [], sorts = [], idOf, pathOf, bulk } = list;
  const { query, change, clear } = useListAddress(list);
  const { rows, error, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage, refetch } =
    useListRows(list, query);
  const selection = useSelection(query);
  const whole = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  useListKeys(whole, {
    open: (at) => {
      const to = rows?.[at] && pathOf?.(rows[at]);
      if (to && mayOpen(to)) void navigate(to);
    },
    toggle: (at) => rows?.[at] && bulk && selection.toggle(idOf(rows[at])),
  });
  const more = () => void fetchNextPage();
  /** A list with one view, such as that of one batch, has none to save. */
  const hasViews = Boolean(search) || filters.length > 0 || sorts.length > 0;
  const isView = (name: string) =>
    filters.some((one) => one.name === name && 'type' in one && one.type === 'view');
  const isSought = Object.keys(query).some((name) => !isView(name));
  return (
    <section ref={whole} aria-label={list.label} className="flex flex-col gap-4">
      <ListToolbar {...{ search, filters, sorts, query }} onChange={change} onClear={clear} />
      {hasViews && <SavedViews list={name} />}
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!rows && !error && <Loading />}
      {rows?.length === 0 && isSought && <NoMatch onClear={clear}>{list.noMatch}</NoMatch>}
      {rows?.length === 0 &&
        !isSought &&
        (Object.keys(query).length > 0 ? <EmptyView {...list} /> : list.empty)}
      {rows && rows.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          <ListRows list={list} rows={rows} selection={selection} />
        </div>
      )}
      {rows && rows.length > 0 && (
        <div className="flex flex-wrap items-center gap-4">
          {hasNextPage && (
            <Button variant="secondary" busy={isFetchingNextPage} onClick={more}>
              Show more
            </Button>
          )}
          <output className="text-sm text-moss">
            {hasNextPage ? `The first ${rows.length}` : `${rows.length} in all`}
          </output>
          <Keys canSelect={bulk !== undefined} canOpen={pathOf !== undefined} />
        </div>
      )}
      {bulk && rows && !selection.isEmpty && (
        <SelectionBar selection={selection} shown={rows.length} hasMore={hasNextPage && !list.selectsShown}>
          {bulk(selection.selected, selection.clear)}
        </SelectionBar>
      )}
    </section>
  );
}

function Loading() {
  return (
    <output className="flex flex-col gap-3">
      <span className="sr-only">Loading</span>
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} className="h-16 w-full" />
      ))}
    </output>
  );
}

function NoMatch({ onClear, children }: { onClear: () => void; children: ReactNode }) {
  return (
    <EmptyState
      picture={<SearchX strokeWidth={1.25} />}
      title="Nothing matches"
      action={<Button onClick={onClear}>Clear search and filters</Button>}
    >
      {children ?? 'Try fewer filters or another word.'}
    </EmptyState>
  );
}

/** A tab of the list that nothing is on. */
function EmptyView({ label }: { label: string }) {
  return (
    <EmptyState picture={<SearchX strokeWidth={1.25} />} title={`No ${label.toLowerCase()} here now`}>
      They appear here by themselves.
    </EmptyState>
  );
}

type KeysProps = { canSelect: boolean; canOpen: boolean };

function Keys({ canSelect, canOpen }: KeysProps) {
  const [on, turn] = useLetterKeys();
  const keys = ['j and k move', canSelect && 'x selects', canOpen && 'Enter opens', '/ searches everything'];
  return (
    <label className="screen-only ml-auto hidden min-h-11 cursor-pointer items-center gap-2 text-sm text-moss pointer-fine:flex">
      <input type="checkbox" className="size-5" checked={on} onChange={() => turn(!on)} />
      Keys: {keys.filter(Boolean).join(', ')}
    </label>
  );
}
