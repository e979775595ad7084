import { CircleCheck } from 'lucide-react';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { type FailedJob, maxFailedJobs } from '../../failed-jobs.ts';
import { useRetry } from './queries.ts';

/** The jobs that have used all their tries. */
export function FailedJobs({ jobs }: { jobs: FailedJob[] }) {
  if (jobs.length === 0)
    return (
      <EmptyState picture={<CircleCheck strokeWidth={1.25} />} title="No failed jobs">
        Emails, parcels and invoices are jobs. A job that has used all its tries appears here.
      </EmptyState>
    );
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <p className="text-moss">
        Each job used all its tries. Find the cause first: a wrong setting fails again. The shop forgets a
        failed job after a week.
        {jobs.length === maxFailedJobs && <span> Only the newest {maxFailedJobs} are shown.</span>}
      </p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-paper">
        {jobs.map((job) => (
          <Job key={job.id} job={job} />
        ))}
      </ul>
    </div>
  );
}

function Job({ job: { id, title, failedAt, tries, error } }: { job: FailedJob }) {
  const { mutate, isPending, error: failure } = useRetry(id);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-48 flex-1">
        <strong className="font-semibold">{title}</strong>
        <span className="block text-sm text-moss">
          {formatMoment(failedAt)}, {tries === 1 ? '1 try' : `${tries} tries`}
        </span>
        <span className="block text-sm wrap-anywhere">{error}</span>
        {failure && <Notice tone="error">{failure.message}</Notice>}
      </div>
      <Button
        variant="secondary"
        busy={isPending}
        aria-label={`Run again: ${title}, ${formatMoment(failedAt)}`}
        onClick={() => mutate()}
      >
        Run again
      </Button>
    </li>
  );
}
