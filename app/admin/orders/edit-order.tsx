import { useNavigate } from 'react-router';
import { placeOfPincode } from '#shop/addresses/ui/find-place.ts';
import { EditOrderForm } from '#shop/checkout/admin/ui/edit-order-form.tsx';
import { editQuery } from '#shop/orders/admin/ui/queries.ts';
import { useShop } from '../../page-kit/use-shop.ts';
import { DetailPage } from '../admin-page.tsx';

export default function EditOrderPage({ params: { orderNumber } }: { params: { orderNumber: string } }) {
  const shop = useShop();
  const navigate = useNavigate();
  const back = `/admin/orders/${orderNumber}`;
  return (
    <DetailPage
      title={`Change order ${orderNumber}`}
      query={editQuery(orderNumber)}
      ways={() => [{ to: back, label: 'Back to the order' }]}
    >
      {(order, { userId }) => (
        <EditOrderForm
          orderNumber={orderNumber}
          order={order}
          userId={userId}
          placeOf={(pincode, signal) => placeOfPincode(shop, pincode, signal)}
          onSaved={() => void navigate(back)}
        />
      )}
    </DetailPage>
  );
}
