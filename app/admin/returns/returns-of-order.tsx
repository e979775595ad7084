import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { orderReturnsQuery } from '#shop/returns/admin/ui/queries.ts';
import { ReturnsOfOrderView } from '#shop/returns/admin/ui/returns-of-order.tsx';
import { AdminPage } from '../admin-page.tsx';
import { Loaded } from '#platform/admin/ui/loaded.tsx';

export default function ReturnsOfOrder({ params: { orderNumber } }: { params: { orderNumber: string } }) {
  return (
    <AdminPage title={`Returns of ${orderNumber}`}>
      <StaffGate>{() => <Shown key={orderNumber} orderNumber={orderNumber} />}</StaffGate>
    </AdminPage>
  );
}

function Shown({ orderNumber }: { orderNumber: string }) {
  const { data, error, refetch } = useQuery(orderReturnsQuery(orderNumber));
  return (
    <>
      <Link
        to={`/admin/orders/${orderNumber}`}
        className="link -mt-4 inline-flex min-h-11 items-center self-start"
      >
        The order
      </Link>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(shown) => <ReturnsOfOrderView shown={shown} />}
      </Loaded>
    </>
  );
}
