import { useQuery } from '@tanstack/react-query';
import { Notice } from '#platform/ui/page/notice.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { reportQuery, useAskedReport } from '#shop/reports/admin/ui/queries.ts';
import { ReportChoice } from '#shop/reports/admin/ui/report-choice.tsx';
import { Report } from '#shop/reports/admin/ui/report.tsx';
import { AdminPage } from '../admin-page.tsx';
import { Loaded } from '#platform/admin/ui/loaded.tsx';

export default function ReportsPage() {
  return (
    <AdminPage title="Reports">
      <StaffGate>
        {({ role }) => (role === 'owner' ? <Shown /> : <Notice>Only the owner sees reports.</Notice>)}
      </StaffGate>
    </AdminPage>
  );
}

function Shown() {
  const choice = useAskedReport();
  const { report } = choice.asked;
  const { data, error, refetch } = useQuery(reportQuery(choice.asked));
  return (
    <>
      <ReportChoice {...choice} />
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(read) => <Report name={report} data={read} />}
      </Loaded>
    </>
  );
}
