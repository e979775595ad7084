import { Notice } from '#platform/ui/page/notice.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useStaffCategories } from '#shop/catalog/admin/ui/category-queries.ts';
import { ProductSalesReport } from '#shop/reports/admin/ui/sales/product-sales.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function Page() {
  return (
    <AdminPage title="Products that sell">
      <StaffGate>
        {({ role }) => (role === 'owner' ? <Report /> : <Notice>Only the owner sees reports.</Notice>)}
      </StaffGate>
    </AdminPage>
  );
}

function Report() {
  return <ProductSalesReport categories={useStaffCategories() ?? []} />;
}
