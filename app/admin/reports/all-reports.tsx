import { useQuery } from '@tanstack/react-query';
import { Notice } from '#platform/ui/page/notice.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { CourierBills } from '#shop/cash/admin/ui/courier-bills.tsx';
import { type ReportGroup, reportGroups } from '#shop/reports/admin/report.ts';
import { reportQuery, useAskedReport } from '#shop/reports/admin/ui/queries.ts';
import { ReportChoice } from '#shop/reports/admin/ui/report-choice.tsx';
import { Report } from '#shop/reports/admin/ui/report.tsx';
import { AdminPage } from '../admin-page.tsx';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import MissingPage from '../missing.tsx';

/** All reports, or those of a group such as `/admin/reports/delivery`. */
export default function ReportsPage({ params }: { params: { group?: string } }) {
  const group = groupOf(params.group);
  if (!group) return <MissingPage />;
  return (
    <AdminPage title={group === 'all' ? 'Reports' : reportGroups[group]}>
      <StaffGate>
        {({ role }) =>
          role === 'owner' ? (
            <Shown key={group} group={group} />
          ) : (
            <Notice>Only the owner sees reports.</Notice>
          )
        }
      </StaffGate>
    </AdminPage>
  );
}

function groupOf(name: string | undefined): ReportGroup | null {
  if (name === undefined) return 'all';
  return Object.keys(reportGroups).includes(name) ? (name as ReportGroup) : null;
}

function Shown({ group }: { group: ReportGroup }) {
  const choice = useAskedReport(group);
  const { asked } = choice;
  const { data, error, refetch } = useQuery(reportQuery(asked));
  return (
    <>
      <ReportChoice {...choice} group={group} />
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(read) => <Report name={asked.report} data={read} asked={asked} />}
      </Loaded>
      {asked.report === 'cost-by-courier' && (
        <CourierBills from={asked.from} to={asked.to} months={choice.months} />
      )}
    </>
  );
}
