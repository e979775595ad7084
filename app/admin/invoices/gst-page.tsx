import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { GstSheets } from '#shop/invoices/admin/ui/gst-sheets.tsx';
import { monthName } from '#platform/admin/months.ts';
import { gstQuery } from '#shop/invoices/admin/ui/queries.ts';
import { AdminPage } from '../admin-page.tsx';
import { Loaded } from '#platform/admin/ui/loaded.tsx';

export default function GstPage({ params: { month } }: { params: { month: string } }) {
  return (
    <AdminPage title={`GSTR-1 of ${monthName(month)}`}>
      <StaffGate>{() => <Shown key={month} month={month} />}</StaffGate>
    </AdminPage>
  );
}

function Shown({ month }: { month: string }) {
  const { data, error, refetch } = useQuery(gstQuery(month));
  return (
    <>
      <Link to="/admin/papers" className="link -mt-4 inline-flex min-h-11 items-center self-start">
        All papers
      </Link>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(made) => <GstSheets made={made} withFactor={withFreshFactor} />}
      </Loaded>
    </>
  );
}
