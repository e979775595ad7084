import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { OrderCashView } from '#shop/cash/admin/ui/order-cash.tsx';
import { orderCashQuery } from '#shop/cash/admin/ui/queries.ts';
import { DetailPage } from '../admin-page.tsx';

export default function CashOfOrder({ params: { orderNumber } }: { params: { orderNumber: string } }) {
  return (
    <DetailPage
      title={`Cash of ${orderNumber}`}
      query={orderCashQuery(orderNumber)}
      ways={() => [
        { to: '/admin/cash', label: 'All cash' },
        { to: `/admin/orders/${orderNumber}`, label: 'The order' },
      ]}
    >
      {(order, { role }) => (
        <OrderCashView order={order} mayChange={role === 'owner'} withFactor={withFreshFactor} />
      )}
    </DetailPage>
  );
}
