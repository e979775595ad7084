import { Notice } from '#platform/ui/page/notice.tsx';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { PaperList } from '#shop/invoices/admin/ui/paper-list.tsx';
import { PaperMonth } from '#shop/invoices/admin/ui/paper-month.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function AllPapers() {
  return (
    <AdminPage title="Papers">
      <StaffGate>
        {({ role }) =>
          role === 'owner' ? (
            <div className="flex flex-col gap-8">
              <PaperMonth withFactor={withFreshFactor} />
              <PaperList />
            </div>
          ) : (
            <Notice>Only the owner sees all invoices and credit notes.</Notice>
          )
        }
      </StaffGate>
    </AdminPage>
  );
}
