import { Link } from 'react-router';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { DeliveryForm } from '#shop/catalog/admin/ui/stock/delivery-form.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function DeliveryPage() {
  const { user } = useSession();
  return (
    <AdminPage title="Receive a delivery">
      <StaffGate>
        {() => (
          <>
            <Link to="/admin/stock" className="link -mt-4 inline-flex min-h-11 items-center self-start">
              All stock
            </Link>
            {user && <DeliveryForm userId={user.id} />}
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
