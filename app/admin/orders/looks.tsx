import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { LookList } from '#shop/orders/admin/ui/look-list.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function Looks() {
  return (
    <AdminPage title="Who looked at customer data">
      <StaffGate>{() => <LookList />}</StaffGate>
    </AdminPage>
  );
}
