import { ButtonLink } from '#platform/ui/button.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { OrderList } from '#shop/orders/admin/ui/order-list.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function OrdersPage() {
  return (
    <AdminPage title="Orders">
      <StaffGate>
        {({ role }) => (
          <>
            {role !== 'packer' && (
              <ButtonLink to="/admin/orders/new" variant="secondary" className="self-start">
                Order by phone
              </ButtonLink>
            )}
            <OrderList searchesCustomers={role !== 'packer'} />
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
