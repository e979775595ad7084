import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { ReturnList } from '#shop/returns/admin/ui/return-list.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function AllReturns() {
  return (
    <AdminPage title="Returns">
      <StaffGate>{() => <ReturnList />}</StaffGate>
    </AdminPage>
  );
}
