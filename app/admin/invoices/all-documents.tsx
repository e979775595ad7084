import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { DocumentList } from '#shop/invoices/admin/ui/document-list.tsx';
import { DocumentMonth } from '#shop/invoices/admin/ui/document-month.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function AllDocuments() {
  return (
    <AdminPage title="Invoices">
      <StaffGate>
        {() => (
          <div className="flex flex-col gap-8">
            <DocumentMonth withFactor={withFreshFactor} />
            <DocumentList />
          </div>
        )}
      </StaffGate>
    </AdminPage>
  );
}
