import { useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import type { Order } from '#shop/orders/contract.ts';
import { OrderSkeleton } from '#shop/orders/ui/order-skeleton.tsx';
import { orderQuery } from '#shop/orders/ui/queries.ts';
import { SignedInOnly } from '../../page-kit/signed-in-only.tsx';

type Props = {
  orderNumber: string;
  title: string;
  children: (order: Order) => ReactNode;
};

export function LoadedOrderView({ orderNumber, title, children }: Props) {
  const heading = <PageHeading className="pb-6">{title}</PageHeading>;
  return (
    <SignedInOnly why="Log in to see your order." heading={heading} waiting={<OrderSkeleton />}>
      <LoadedOrder orderNumber={orderNumber} heading={heading}>
        {children}
      </LoadedOrder>
    </SignedInOnly>
  );
}

type LoadedProps = Pick<Props, 'orderNumber' | 'children'> & { heading: ReactNode };

function LoadedOrder({ orderNumber, heading, children }: LoadedProps) {
  const { data, error, refetch } = useQuery(orderQuery(orderNumber));
  if (data) return children(data);
  return (
    <>
      {heading}
      <NoOrder orderNumber={orderNumber} error={error} again={() => void refetch()} />
    </>
  );
}

type NoOrderProps = { orderNumber: string; error: Error | null; again: () => void };

function NoOrder({ orderNumber, error, again }: NoOrderProps) {
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        picture={<PackageSearch strokeWidth={1.25} />}
        title="Order not found."
        action={<ButtonLink to="/orders">My Orders</ButtonLink>}
      >
        There is no order <span className="whitespace-nowrap">{orderNumber}</span> in your account.
      </EmptyState>
    );
  if (error)
    return (
      <Notice tone="error" action={<Button onClick={again}>Try again</Button>}>
        Your order could not be loaded.
      </Notice>
    );
  return <OrderSkeleton />;
}
