import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { PaymentFigures, PaymentList } from '#shop/payments/admin/ui/payment-list.tsx';
import { AdminPage } from './admin-page.tsx';

export default function Payments() {
  return (
    <AdminPage title="Payments by UPI">
      <StaffGate>
        {() => (
          <div className="flex flex-col gap-6">
            <PaymentFigures />
            <PaymentList />
          </div>
        )}
      </StaffGate>
    </AdminPage>
  );
}
