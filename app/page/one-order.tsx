import { useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import type { Order } from '#shop/ordering/contract.ts';
import { OrderSkeleton } from '#shop/ordering/ui/order-skeleton.tsx';
import { orderQuery } from '#shop/ordering/ui/queries.ts';
import { MembersOnly } from './members-only.tsx';

type Parts = { orderNumber: string; children: (order: Order) => ReactNode };

/** One of the shopper's orders, in every state of its coming. */
export function OneOrder({ orderNumber, children }: Parts) {
  return (
    <MembersOnly why="Log in to see your order." waiting={<OrderSkeleton />}>
      <LoadedOrder orderNumber={orderNumber}>{children}</LoadedOrder>
    </MembersOnly>
  );
}

function LoadedOrder({ orderNumber, children }: Parts) {
  const { data, error, refetch } = useQuery(orderQuery(orderNumber));
  if (data) return children(data);
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        picture={<PackageSearch strokeWidth={1.25} />}
        title="Order not found."
        action={<ButtonLink to="/orders">My Orders</ButtonLink>}
      >
        There is no order {orderNumber} in your account.
      </EmptyState>
    );
  if (error)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Your order could not be loaded.
      </Notice>
    );
  return <OrderSkeleton />;
}
