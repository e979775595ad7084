import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { PaymentList } from '#shop/orders/ui/payment-list.tsx';
import { ordersQuery } from '#shop/orders/ui/queries.ts';
import { RefundsOfOrder } from '#shop/returns/ui/refunds-of-order.tsx';

const refundsOf = (orderNumber: string) => <RefundsOfOrder orderNumber={orderNumber} />;

export function MyPayments() {
  const { data, isError, refetch } = useQuery(ordersQuery());
  if (data?.length === 0)
    return (
      <EmptyState
        picture={<CreditCard strokeWidth={1.25} />}
        title="No payments yet"
        action={<ButtonLink to="/all-products">Start Shopping</ButtonLink>}
      >
        You pay in cash when an order arrives.
      </EmptyState>
    );
  if (data)
    return (
      <div className="pt-6">
        <PaymentList orders={data} refunds={refundsOf} />
      </div>
    );
  if (isError)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Your payments could not be loaded.
      </Notice>
    );
  return <Skeleton className="h-48" />;
}
