import { queryOptions, useQuery } from '@tanstack/react-query';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { boardKey } from '#platform/admin/ui/board-key.ts';
import { formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { type Board, endpoints, shownCount } from '../contract.ts';

type Props = {
  /** Shows an order that staff act on at the board. */
  renderOrder: (orderNumber: string) => ReactNode;
};

const boardQuery = queryOptions({
  queryKey: boardKey,
  queryFn: ({ signal }) => callApi(endpoints.get, {}, { signal }),
  refetchInterval: 60_000,
});

/** What there is to do, and how today goes. */
export function MorningBoard({ renderOrder }: Props) {
  const { data, error, refetch } = useQuery(boardQuery);
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-60 w-full" />;
  return (
    <div className="grid w-full items-start gap-4 lg:grid-cols-[1fr_18rem] lg:gap-6">
      <section aria-label="To do">
        {data.rows.length === 0 ? (
          <EmptyState picture={<CircleCheck strokeWidth={1.25} />} title="Nothing waits">
            New orders appear here when they need you.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line rounded-lg border border-line bg-paper">
            {data.rows.map((row) => (
              <Row key={row.kind} row={row} renderOrder={renderOrder} />
            ))}
          </ul>
        )}
      </section>
      <Figures board={data} />
    </div>
  );
}

function Row({ row, renderOrder }: Props & { row: Board['rows'][number] }) {
  const { label, action, to, count, since, isPastDue, oldest } = row;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
      <span className="min-w-12 font-serif text-2xl tabular-nums">{shownCount(count)}</span>
      <span className="min-w-48 flex-1">
        {label} {isPastDue && <Badge tone="sale">Past due</Badge>}
        {since && <span className="block text-sm text-moss">The oldest is from {formatMoment(since)}</span>}
      </span>
      <Link to={to} aria-label={`${action}: ${label}`} className="link inline-flex min-h-11 items-center">
        {action}
      </Link>
      {oldest.length > 0 && (
        <ul aria-label={label} className="w-full divide-y divide-line border-t border-line">
          {oldest.map(renderOrder)}
        </ul>
      )}
    </li>
  );
}

function Figures({ board: { today, lastWeek } }: { board: Board }) {
  const rows = [
    ['Orders', String(today.orders), String(lastWeek.orders)],
    ...(today.amount === null || lastWeek.amount === null
      ? []
      : [['Amount', formatRupees(today.amount), formatRupees(lastWeek.amount)]]),
  ];
  return (
    <section aria-label="Today" className="rounded-lg border border-line bg-paper p-4">
      <h2 className="pb-3 font-sans text-sm font-semibold tracking-wide text-moss uppercase">Today</h2>
      <dl className="flex flex-col gap-3">
        {rows.map(([label, now, before]) => (
          <div key={label}>
            <dt className="text-sm text-moss">{label}</dt>
            <dd className="font-serif text-2xl tabular-nums">{now}</dd>
            <dd className="text-sm text-moss">{before} a week ago until this time</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
