import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { OrderCashView } from '#shop/cash/admin/ui/order-cash.tsx';
import { orderCashQuery } from '#shop/cash/admin/ui/queries.ts';
import { AdminPage } from '../admin-page.tsx';
import { Loaded } from '#platform/admin/ui/loaded.tsx';

export default function CashOfOrder({ params: { orderNumber } }: { params: { orderNumber: string } }) {
  return (
    <AdminPage title={`Cash of ${orderNumber}`}>
      <StaffGate>{() => <Shown key={orderNumber} orderNumber={orderNumber} />}</StaffGate>
    </AdminPage>
  );
}

function Shown({ orderNumber }: { orderNumber: string }) {
  const { data, error, refetch } = useQuery(orderCashQuery(orderNumber));
  return (
    <>
      <p className="-mt-4 flex flex-wrap gap-x-6">
        <Link to="/admin/cash" className="link inline-flex min-h-11 items-center">
          All cash
        </Link>
        <Link to={`/admin/orders/${orderNumber}`} className="link inline-flex min-h-11 items-center">
          The order
        </Link>
      </p>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(order) => <OrderCashView order={order} withFactor={withFreshFactor} />}
      </Loaded>
    </>
  );
}
