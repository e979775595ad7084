import { ButtonLink } from '#platform/ui/button.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { MorningBoard } from '#shop/board/admin/ui/morning-board.tsx';
import { WaitingOrder } from '#shop/orders/admin/ui/waiting-order.tsx';
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
            {role !== 'content' && (
              <MorningBoard
                renderOrder={(orderNumber) => <WaitingOrder key={orderNumber} orderNumber={orderNumber} />}
              />
            )}
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
