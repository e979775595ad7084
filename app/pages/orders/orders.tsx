import { useQuery } from '@tanstack/react-query';
import { Package, SearchX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { cutText } from '#platform/text/cut-text.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { Pagination } from '#shop/catalog/ui/listing/pagination.tsx';
import { OrderCard } from '#shop/orders/ui/order-card.tsx';
import { OrderSkeleton } from '#shop/orders/ui/order-skeleton.tsx';
import { OrdersFilter } from '#shop/orders/ui/orders-filter.tsx';
import { orderPageQuery, ordersAPage, type OrdersSearch } from '#shop/orders/ui/queries.ts';
import { linePicture } from '../../page-kit/line-picture.tsx';
import { SignedInOnly } from '../../page-kit/signed-in-only.tsx';
import { PrivatePage } from '../../page-kit/private-page.tsx';
import { orderGroups } from '#shop/orders/state-record.ts';

export default function OrdersPage() {
  return (
    <PrivatePage title="My Orders">
      <PageHeading className="pb-6">My Orders</PageHeading>
      <SignedInOnly why={<GuestWay />} waiting={<OrderSkeleton />}>
        <Orders />
      </SignedInOnly>
    </PrivatePage>
  );
}

function GuestWay() {
  return (
    <>
      Log in to see your orders, or{' '}
      <Link className="link" to="/track">
        find one by its number and phone
      </Link>
      .
    </>
  );
}

/** Fewer orders are seen at a glance. */
const filteredFrom = 10;

function Orders() {
  const [wanted, change] = useWanted();
  const { data, isError, refetch } = useQuery(orderPageQuery(wanted));
  const filtered = Boolean(wanted.q || wanted.is || wanted.time);
  if (isError)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Your orders could not be loaded.
      </Notice>
    );
  if (data?.total === 0 && !filtered)
    return (
      <EmptyState
        picture={<Package strokeWidth={1.25} />}
        title="You have no orders yet"
        action={<ButtonLink to="/all-products">Start Shopping</ButtonLink>}
      />
    );
  return (
    <>
      {(filtered || (data && data.total >= filteredFrom)) && (
        <OrdersFilter key={wanted.q} wanted={wanted} onChange={change} />
      )}
      {!data && <OrderSkeleton />}
      {data?.orders.length === 0 && (
        <EmptyState
          picture={<SearchX strokeWidth={1.25} />}
          title="No order found"
          action={<ButtonLink to="/orders">Show all orders</ButtonLink>}
        >
          None of your orders fits what you asked for.
        </EmptyState>
      )}
      {data && data.orders.length > 0 && (
        <>
          <output className="block pb-4 text-moss">
            {data.total === 1 ? '1 order' : `${data.total} orders`}
          </output>
          <ul className="flex flex-col gap-4">
            {data.orders.map((order) => (
              <li key={order.orderNumber}>
                <OrderCard order={order} picture={linePicture} />
              </li>
            ))}
          </ul>
          <Pagination page={wanted.page} pages={Math.ceil(data.total / ordersAPage)} />
        </>
      )}
    </>
  );
}

/** The URL holds the filters. Invalid ones are ignored. */
function useWanted(): [OrdersSearch, (change: Partial<OrdersSearch>) => void] {
  const [search, setSearch] = useSearchParams();
  const text = (name: string) => search.get(name) ?? '';
  const time = text('time');
  const wanted: OrdersSearch = {
    q: cutText(text('q').trim(), 100),
    is: orderGroups.find((group) => group === text('is')) ?? '',
    time: /^(30-days|6-months|20\d\d)$/.test(time) ? time : '',
    page: Math.min(Math.max(1, Math.trunc(Number(text('page'))) || 1), 1_000),
  };
  const change = (given: Partial<OrdersSearch>) => {
    const { q, is, time: within } = { ...wanted, ...given };
    setSearch({ ...(q && { q }), ...(is && { is }), ...(within && { time: within }) });
  };
  return [wanted, change];
}
