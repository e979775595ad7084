import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { formatDay, formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { StaffLink } from '#platform/admin/ui/staff-link.tsx';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { taskKinds } from '../../settlement.ts';
import { endpoints, type MoneyTask } from '../contract.ts';
import { taskList } from './figures-after-file.ts';
import { openRows } from './money-numbers.tsx';
import { moneyQuery, providerLabel, useCloseTask, type WithFactor } from './queries.ts';

type Props = { mayClose: boolean; withFactor: WithFactor };

/** Everything that does not agree, with both figures, the oldest first, and what was closed, the newest first. */
export function TaskList(props: Props) {
  const [isOpened, setOpened] = useState(false);
  const unmatched = useQuery(moneyQuery()).data?.unmatched;
  const rows = unmatched && openRows(unmatched);
  return (
    <section aria-labelledby="unmatched" className="flex flex-col gap-4">
      <h2 id="unmatched" className="text-xl">
        Unmatched
      </h2>
      <Tasks show="open" agrees={rows?.length === 0} {...props} />
      {rows && rows.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4">
          In the bank, without a match:
          {rows.map(({ text, to }) => (
            <StaffLink key={to} to={to} className="link inline-flex min-h-11 items-center">
              {text}
            </StaffLink>
          ))}
        </p>
      )}
      <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary className="link flex min-h-11 w-fit cursor-pointer items-center">Closed tasks</summary>
        {isOpened && <Tasks show="closed" {...props} />}
      </details>
    </section>
  );
}

const lists = {
  open: { label: 'Tasks', empty: 'Everything agrees.' },
  closed: { label: 'Closed tasks', empty: 'No task was closed with a reason.' },
};

type TasksProps = Props & {
  show: keyof typeof lists;
  /** Whether no credit of the bank waits for a match. */
  agrees?: boolean;
};

function Tasks({ show, agrees = false, ...props }: TasksProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...listKey(taskList), show],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        endpoints.listTasks,
        { query: { show, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const tasks = data?.pages.flatMap(({ rows }) => rows);
  const { label, empty } = lists[show];
  return (
    <div className="flex flex-col gap-4">
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!tasks && !error && <Skeleton className="h-8 w-full" />}
      {tasks?.length === 0 && (show === 'closed' || agrees) && <p className="text-moss">{empty}</p>}
      {tasks && tasks.length > 0 && (
        <ul aria-label={label} className="flex flex-col divide-y divide-line border-y border-line">
          {tasks.map((task) => (
            <Task key={task.id} task={task} {...props} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}

function Task({ task, mayClose, withFactor }: Props & { task: MoneyTask }) {
  const { kind, provider, ours, theirs, since, askedBy, isMine, reason, ended } = task;
  return (
    <li className="flex flex-col gap-2 p-3">
      <p className="flex flex-wrap gap-x-4">
        <span className="font-semibold">{taskKinds[kind]}</span>
        <span className="text-moss">
          {kind === 'cash' ? 'Courier' : providerLabel(provider)}, since {formatDay(since)}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-4 tabular-nums">
        <span>{`The shop: ${formatRupees(ours)}`}</span>
        {kind !== 'cash' && <span>{`The provider: ${formatRupees(theirs)}`}</span>}
        {kind !== 'cash' && <span>{`Difference: ${formatRupees(theirs - ours)}`}</span>}
      </p>
      <Subject task={task} />
      {ended && <p>{`Closed by ${ended.by} on ${formatMoment(ended.at)}: ${reason}`}</p>}
      {askedBy && !ended && (
        <p>
          {`${askedBy} asks to write this off: ${reason}.${isMine ? ' Another owner has to agree.' : ''}`}
        </p>
      )}
      {mayClose && !ended && !(askedBy && isMine) && <CloseForm task={task} withFactor={withFactor} />}
    </li>
  );
}

/** The order, the settlement and the row that a task is about. The provider may name its order otherwise. */
function Subject({ task }: { task: MoneyTask }) {
  const { kind, provider, orderNumber, settlementId, entityId, receipt, day } = task;
  const words = [
    entityId && `${providerLabel(provider)} calls it ${entityId}`,
    receipt && `receipt ${receipt}`,
    day && `settled on ${formatDay(day)}`,
  ].filter(Boolean);
  return (
    <>
      {words.length > 0 && <p className="text-sm text-moss wrap-anywhere">{`${words.join(', ')}.`}</p>}
      <p className="flex flex-wrap items-center gap-x-4">
        {orderNumber && (
          <StaffLink
            to={kind === 'cash' ? `/admin/cash/orders/${orderNumber}` : `/admin/orders/${orderNumber}`}
          >
            Order {orderNumber}
          </StaffLink>
        )}
        {settlementId && (
          <StaffLink to={`/admin/money/settlements/${provider}/${encodeURIComponent(settlementId)}`}>
            Settlement {settlementId}
          </StaffLink>
        )}
      </p>
    </>
  );
}

function CloseForm({ task, withFactor }: { task: MoneyTask; withFactor: WithFactor }) {
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useCloseTask(withFactor);
  return (
    <details>
      <summary className="link flex min-h-11 w-fit cursor-pointer items-center">
        {task.askedBy ? 'Agree' : 'Close with a reason'}
      </summary>
      <form
        className="flex flex-wrap items-end gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate({ task, reason });
        }}
      >
        <TextField
          label="Reason"
          required
          minLength={5}
          maxLength={300}
          hint="The difference is written off, for good. You and the accountant read the reason under Closed tasks."
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" variant="secondary" busy={isPending}>
          {task.askedBy ? 'Agree and write off' : 'Close the task'}
        </Button>
      </form>
    </details>
  );
}
