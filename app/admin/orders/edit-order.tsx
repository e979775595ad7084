import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { Link, useNavigate } from 'react-router';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { EditOrderForm } from '#shop/orders/admin/ui/edit-order-form.tsx';
import { editQuery } from '#shop/orders/admin/ui/queries.ts';
import { placeOfPincode } from '#shop/addresses/ui/find-place.ts';
import { useShop } from '../../page-kit/use-shop.ts';
import { AdminPage } from '../admin-page.tsx';

export default function EditOrderPage({ params: { orderNumber } }: { params: { orderNumber: string } }) {
  return (
    <AdminPage title={`Change order ${orderNumber}`}>
      <StaffGate>{() => <Edit key={orderNumber} orderNumber={orderNumber} />}</StaffGate>
    </AdminPage>
  );
}

function Edit({ orderNumber }: { orderNumber: string }) {
  const { data, error, refetch } = useQuery(editQuery(orderNumber));
  const { user } = useSession();
  const shop = useShop();
  const navigate = useNavigate();
  const back = `/admin/orders/${orderNumber}`;
  return (
    <>
      <Link to={back} className="link -mt-4 inline-flex min-h-11 items-center self-start">
        Back to the order
      </Link>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(order) =>
          user && (
            <EditOrderForm
              orderNumber={orderNumber}
              order={order}
              userId={user.id}
              placeOf={(pincode, signal) => placeOfPincode(shop, pincode, signal)}
              onSaved={() => void navigate(back)}
            />
          )
        }
      </Loaded>
    </>
  );
}
