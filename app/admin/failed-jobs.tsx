import { failedJobsQuery } from '#platform/admin/ui/jobs/queries.ts';
import { FailedJobs } from '#platform/admin/ui/jobs/failed-jobs.tsx';
import { DetailPage } from './admin-page.tsx';

export default function FailedJobsPage() {
  return (
    <DetailPage title="Failed jobs" query={failedJobsQuery()}>
      {(jobs) => <FailedJobs jobs={jobs} />}
    </DetailPage>
  );
}
