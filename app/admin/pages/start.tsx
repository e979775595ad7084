import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function StartPage() {
  return (
    <AdminPage title="Staff">
      <StaffGate>
        {({ firstName, role }) => (
          <p className="text-moss">
            Welcome, {firstName}. Your role is {role}.
          </p>
        )}
      </StaffGate>
    </AdminPage>
  );
}
