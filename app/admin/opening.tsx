import { Notice } from '#platform/ui/page/notice.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { OpeningSteps } from '#shop/opening/admin/ui/opening-steps.tsx';
import { AdminPage } from './admin-page.tsx';

export default function OpeningPage() {
  return (
    <AdminPage title="Open the shop">
      <StaffGate>
        {({ role }) =>
          role === 'owner' ? <OpeningSteps /> : <Notice>Only the owner opens the shop for real.</Notice>
        }
      </StaffGate>
    </AdminPage>
  );
}
