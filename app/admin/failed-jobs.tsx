import { useQuery } from '@tanstack/react-query';
import { failedJobsQuery } from '#platform/admin/ui/jobs/queries.ts';
import { FailedJobs } from '#platform/admin/ui/jobs/failed-jobs.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { AdminPage } from './admin-page.tsx';
import { Loaded } from '#platform/admin/ui/loaded.tsx';

export default function FailedJobsPage() {
  return (
    <AdminPage title="Failed jobs">
      <StaffGate>{() => <Shown />}</StaffGate>
    </AdminPage>
  );
}

function Shown() {
  const { data, error, refetch } = useQuery(failedJobsQuery());
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()}>
      {(jobs) => <FailedJobs jobs={jobs} />}
    </Loaded>
  );
}
