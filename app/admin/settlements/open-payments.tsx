import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { PaymentList } from '#shop/settlements/admin/ui/payment-list.tsx';
import { AdminPage, Ways } from '../admin-page.tsx';

export default function OpenPayments() {
  return (
    <AdminPage title="Payments and refunds that wait">
      <StaffGate>
        {() => (
          <>
            <Ways ways={[{ to: '/admin/money', label: 'All money' }]} />
            <PaymentList />
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
