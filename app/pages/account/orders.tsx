import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { OrderCard } from '#shop/ordering/ui/order-card.tsx';
import { OrderSkeleton } from '#shop/ordering/ui/order-skeleton.tsx';
import { ordersQuery } from '#shop/ordering/ui/queries.ts';
import { linePicture } from '../../page/line-picture.tsx';
import { MembersOnly } from '../../page/members-only.tsx';
import { PrivatePage } from '../../page/private-page.tsx';

export default function OrdersPage() {
  return (
    <PrivatePage title="My Orders">
      <PageHeading className="pb-6">My Orders</PageHeading>
      <MembersOnly why="Log in to see your orders." waiting={<OrderSkeleton />}>
        <Orders />
      </MembersOnly>
    </PrivatePage>
  );
}

function Orders() {
  const { data, isError, refetch } = useQuery(ordersQuery());
  if (data?.length === 0)
    return (
      <EmptyState
        picture={<Package strokeWidth={1.25} />}
        title="You have no orders yet"
        action={<ButtonLink to="/all-products">Start Shopping</ButtonLink>}
      />
    );
  if (data)
    return (
      <ul className="flex flex-col gap-4">
        {data.map((order) => (
          <li key={order.orderNumber}>
            <OrderCard order={order} picture={linePicture} />
          </li>
        ))}
      </ul>
    );
  if (isError)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Your orders could not be loaded.
      </Notice>
    );
  return <OrderSkeleton />;
}
