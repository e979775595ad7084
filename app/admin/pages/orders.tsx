import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { OrderList } from '#shop/orders/admin/ui/order-list.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function OrdersPage() {
  return (
    <AdminPage title="Orders">
      <StaffGate>{({ role }) => <OrderList searchesCustomers={role !== 'packer'} />}</StaffGate>
    </AdminPage>
  );
}
