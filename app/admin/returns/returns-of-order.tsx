import { orderReturnsQuery } from '#shop/returns/admin/ui/queries.ts';
import { ReturnsOfOrderView } from '#shop/returns/admin/ui/returns-of-order.tsx';
import { DetailPage } from '../admin-page.tsx';

export default function ReturnsOfOrder({ params: { orderNumber } }: { params: { orderNumber: string } }) {
  return (
    <DetailPage
      title={`Returns of ${orderNumber}`}
      query={orderReturnsQuery(orderNumber)}
      ways={() => [{ to: `/admin/orders/${orderNumber}`, label: 'The order' }]}
    >
      {(shown) => <ReturnsOfOrderView shown={shown} />}
    </DetailPage>
  );
}
