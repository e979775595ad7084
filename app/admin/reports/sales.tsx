import { Notice } from '#platform/ui/page/notice.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { SalesReport } from '#shop/reports/admin/ui/sales/sales-report.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function Page() {
  return (
    <AdminPage title="Sales">
      <StaffGate>
        {({ role }) => (role === 'owner' ? <SalesReport /> : <Notice>Only the owner sees reports.</Notice>)}
      </StaffGate>
    </AdminPage>
  );
}
