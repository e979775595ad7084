import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import { formatMoment, formatTime, formatWeekday } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { Badge } from '#platform/ui/page/badge.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { type Board, shownCount } from '../contract.ts';
import { boardQuery } from './queries.ts';
import { SalesOfToday } from './sales-of-today.tsx';

type RowOfBoard = Board['rows'][number];

type Props = {
  /** Shows an order that staff act on at the page itself. `readAt` is the moment of the counts. */
  renderOrder: (order: RowOfBoard['worst'][number], readAt: string) => ReactNode;
};

export type TodayProps = Props & {
  /** Above the rows. The page waits for it while it is undefined, so that nothing moves. */
  header: ReactNode;
};

export function Today({ renderOrder, header }: TodayProps) {
  const { data, error, refetch } = useQuery(boardQuery());
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data || header === undefined) return <Skeleton className="h-96 w-full" />;
  return (
    <div className="flex w-full flex-col gap-4">
      {error && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {`These are the numbers of ${formatTime(data.readAt)}. The newer ones did not load.`}
        </Notice>
      )}
      <div className="grid w-full items-start gap-4 lg:grid-cols-[1fr_18rem] lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4">
          {header}
          <section aria-label="To do">
            {data.rows.length === 0 && header ? (
              // A shop that is not open yet waits for its owner.
              <p className="text-moss">New orders appear here when they need you.</p>
            ) : data.rows.length === 0 ? (
              <EmptyState picture={<CircleCheck strokeWidth={1.25} />} title="Nothing waits">
                New orders appear here when they need you.
              </EmptyState>
            ) : (
              <ul className="divide-y divide-line rounded-lg border border-line bg-paper">
                {data.rows.map((row) => (
                  <Row key={row.kind} row={row} readAt={data.readAt} renderOrder={renderOrder} />
                ))}
              </ul>
            )}
          </section>
          <p className="text-sm text-moss">
            {`${formatWeekday(data.day)}, ${formatTime(data.readAt)}. The page counts again every minute.`}
          </p>
        </div>
        <SalesOfToday board={data} />
      </div>
    </div>
  );
}

function Row({ row, readAt, renderOrder }: Props & { row: RowOfBoard; readAt: string }) {
  const { label, action, to, count, since, isPastDue, worst } = row;
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
      {worst.length > 0 && (
        <ul aria-label={label} className="w-full divide-y divide-line border-t border-line">
          {worst.map((order) => (
            <Fragment key={order.number}>{renderOrder(order, readAt)}</Fragment>
          ))}
        </ul>
      )}
    </li>
  );
}
