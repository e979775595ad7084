import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Part } from '#platform/admin/ui/part.tsx';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { AskedByPhone } from '#shop/accounts/admin/ui/customers/asked-by-phone.tsx';
import { CustomerView } from '#shop/accounts/admin/ui/customers/customer-view.tsx';
import { customerQuery } from '#shop/accounts/admin/ui/customers/queries.ts';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { BlockCashForm } from '#shop/orders/admin/ui/blocks/block-form.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function OneCustomer({ params: { id } }: { params: { id: string } }) {
  return (
    <AdminPage title={`Customer ${id}`}>
      <StaffGate>{() => <Shown key={id} id={id} />}</StaffGate>
    </AdminPage>
  );
}

function Shown({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(customerQuery(id));
  return (
    <>
      <Link to="/admin/customers" className="link -mt-4 inline-flex min-h-11 items-center self-start">
        All customers
      </Link>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(shown) => (
          <>
            <CustomerView shown={shown} />
            <AskedByPhone shown={shown} onDone={() => void refetch()} />
            <Part title="No cash on delivery">
              <BlockCashForm customerId={shown.id} />
            </Part>
          </>
        )}
      </Loaded>
    </>
  );
}
