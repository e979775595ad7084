import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '#platform/money.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { orderPageQuery } from './queries.ts';

/** Names in the cart the newest orders that wait for their payment, since their goods are not in it any more. */
export default function UnpaidOrders() {
  const { data } = useQuery(orderPageQuery({ q: '', is: '', time: '', page: 1 }));
  const unpaid = data?.orders.filter(({ waitsFor }) => waitsFor === 'payment') ?? [];
  return unpaid.map(({ orderNumber, totalAmount }) => (
    <div key={orderNumber} className="pb-4">
      <Notice>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-56 flex-1">
            {`Your order ${orderNumber} waits for its payment of ${formatRupees(totalAmount)}.`}
          </p>
          <ButtonLink to={`/payment?order=${orderNumber}`}>Pay now or choose cash</ButtonLink>
        </div>
      </Notice>
    </div>
  ));
}
