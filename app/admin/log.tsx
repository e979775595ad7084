import { ChangeLog } from '#platform/admin/ui/log/change-log.tsx';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { AdminPage } from './admin-page.tsx';

export default function LogPage() {
  return (
    <AdminPage title="Changes">
      <StaffGate>{() => <ChangeLog askFresh={withFreshFactor} />}</StaffGate>
    </AdminPage>
  );
}
