import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { DeliveryForm } from '#shop/catalog/admin/ui/stock/delivery-form.tsx';
import { AdminPage, Ways } from '../admin-page.tsx';

export default function DeliveryPage() {
  const { user } = useSession();
  return (
    <AdminPage title="Receive a delivery">
      <StaffGate>
        {() => (
          <>
            <Ways ways={[{ to: '/admin/stock', label: 'All stock' }]} />
            {user && <DeliveryForm userId={user.id} />}
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
