import { ButtonLink } from '#platform/ui/button.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { MorningBoard } from '#shop/orders/admin/ui/morning-board.tsx';
import { AdminPage } from './admin-page.tsx';

export default function StartPage() {
  return (
    <AdminPage title="Staff">
      <StaffGate>
        {({ firstName, role }) => (
          <div className="flex flex-col items-start gap-4">
            <p className="text-moss">
              Welcome, {firstName}. Your role is {role}.
            </p>
            {role !== 'content' && <MorningBoard />}
            {role === 'owner' && (
              <ButtonLink to="/admin/start" variant="secondary">
                What the shop still needs
              </ButtonLink>
            )}
          </div>
        )}
      </StaffGate>
    </AdminPage>
  );
}
