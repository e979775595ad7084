import { Notice } from '#platform/ui/page/notice.tsx';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { CustomerSalesReport } from '#shop/reports/admin/ui/sales/customer-sales.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function Page() {
  return (
    <AdminPage title="Customers who ordered">
      <StaffGate>
        {({ role }) =>
          role === 'owner' ? (
            <CustomerSalesReport withFactor={withFreshFactor} />
          ) : (
            <Notice>Only the owner sees reports.</Notice>
          )
        }
      </StaffGate>
    </AdminPage>
  );
}
