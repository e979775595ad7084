import { Link, useNavigate } from 'react-router';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { PhoneOrderForm } from '#shop/checkout/admin/ui/phone-order-form.tsx';
import { placeOfPincode } from '#shop/addresses/ui/find-place.ts';
import { useShop } from '../../page-kit/use-shop.ts';
import { AdminPage } from '../admin-page.tsx';

export default function PhoneOrderPage() {
  const { user } = useSession();
  const shop = useShop();
  const navigate = useNavigate();
  return (
    <AdminPage title="Order by phone">
      <StaffGate>
        {() => (
          <>
            <Link to="/admin/orders" className="link -mt-4 inline-flex min-h-11 items-center self-start">
              All orders
            </Link>
            {user && (
              <PhoneOrderForm
                userId={user.id}
                placeOf={(pincode, signal) => placeOfPincode(shop, pincode, signal)}
                onPlaced={(orderNumber) => void navigate(`/admin/orders/${orderNumber}`)}
              />
            )}
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
