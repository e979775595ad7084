import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { AccessLog } from '#shop/accounts/admin/ui/access-log.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function AccessLogPage() {
  return (
    <AdminPage title="Who looked at customer data">
      <StaffGate>{() => <AccessLog />}</StaffGate>
    </AdminPage>
  );
}
