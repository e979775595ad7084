import { Notice } from '#platform/ui/page/notice.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useAskedSales } from '#shop/reports/admin/ui/sales/queries.ts';
import { RangeChoice } from '#shop/reports/admin/ui/sales/range-choice.tsx';
import { ScrolledTable } from '#shop/reports/admin/ui/sales/scrolled-table.tsx';
import { VisitsReport } from '#shop/visits/admin/ui/visits-report.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function VisitsPage() {
  return (
    <AdminPage title="Page views">
      <StaffGate>
        {({ role }) => (role === 'owner' ? <Shown /> : <Notice>Only the owner sees reports.</Notice>)}
      </StaffGate>
    </AdminPage>
  );
}

function Shown() {
  const asked = useAskedSales();
  return (
    <>
      <RangeChoice asked={asked} />
      <VisitsReport range={asked.range} renderTable={(table) => <ScrolledTable {...table} />} />
    </>
  );
}
