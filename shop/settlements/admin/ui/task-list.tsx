import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { taskKinds } from '../../settlement.ts';
import { endpoints, type MoneyTask } from '../contract.ts';
import { openCredits } from './money-numbers.tsx';
import { moneyQuery, providerLabel, taskList, useCloseTask, type WithFactor } from './queries.ts';

type Props = { mayClose: boolean; withFactor: WithFactor };

/** Everything that does not agree, with both figures, the oldest first. */
export function TaskList(props: Props) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...listKey(taskList), 'all'],
    queryFn: ({ pageParam, signal }) =>
      callApi(endpoints.listTasks, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const unmatched = useQuery(moneyQuery()).data?.unmatched;
  const tasks = data?.pages.flatMap(({ rows }) => rows);
  return (
    <section aria-labelledby="unmatched" className="flex flex-col gap-4">
      <h2 id="unmatched" className="text-xl">
        Unmatched
      </h2>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!tasks && !error && <Skeleton className="h-32 w-full" />}
      {tasks?.length === 0 && unmatched?.credits.count === 0 && (
        <p className="text-moss">Everything agrees.</p>
      )}
      {unmatched && unmatched.credits.count > 0 && (
        <p>
          {'In the bank, without a match: '}
          <Link to="/admin/bank" className="link inline-flex min-h-11 items-center">
            {openCredits(unmatched)}
          </Link>
        </p>
      )}
      {tasks && tasks.length > 0 && (
        <ul aria-label="Tasks" className="flex flex-col divide-y divide-line border-y border-line">
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
    </section>
  );
}

function Task({ task, mayClose, withFactor }: Props & { task: MoneyTask }) {
  const { kind, provider, orderNumber, settlementId, ours, theirs, since, askedBy, isMine, reason } = task;
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
      <p className="flex flex-wrap gap-x-4">
        {orderNumber && (
          <Link
            to={kind === 'cash' ? `/admin/cash/orders/${orderNumber}` : `/admin/orders/${orderNumber}`}
            className="link inline-flex min-h-11 items-center"
          >
            Order {orderNumber}
          </Link>
        )}
        {settlementId && (
          <Link
            to={`/admin/money/settlements/${provider}/${encodeURIComponent(settlementId)}`}
            className="link inline-flex min-h-11 items-center"
          >
            Settlement {settlementId}
          </Link>
        )}
      </p>
      {askedBy && (
        <p>
          {`${askedBy} asks to write this off: ${reason}.${isMine ? ' Another owner has to agree.' : ''}`}
        </p>
      )}
      {mayClose && !(askedBy && isMine) && <CloseForm task={task} withFactor={withFactor} />}
    </li>
  );
}

function CloseForm({ task, withFactor }: { task: MoneyTask; withFactor: WithFactor }) {
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useCloseTask(withFactor);
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center">
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
          hint="The difference is written off, for good. The accountant reads the reason."
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
