import { useQuery } from '@tanstack/react-query';
import { LinkIcon } from 'lucide-react';
import { formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { estimateMessage } from '#shop/shipping/estimate/estimate-messages.ts';
import { ParcelCourier } from '#shop/shipping/ui/parcel-courier.tsx';
import { ScanList } from '#shop/shipping/ui/scan-list.tsx';
import type { TrackedOrder } from '#shop/orders/tracking/contract.ts';
import { OrderTimeline } from '#shop/orders/ui/order/order-timeline.tsx';
import { trackQuery } from '#shop/orders/ui/queries.ts';
import { StateBadge } from '#shop/orders/ui/state-badge.tsx';
import { postedContext } from '../../context.ts';
import { PrivatePage } from '../../page-kit/private-page.tsx';
import type { Route } from './+types/track';
import { isUnderWay } from '#shop/orders/states.ts';

type Found = { order: TrackedOrder | null; hasEnded: boolean };

/** Only a form without JavaScript has a response on the server. */
export function loader({ context }: Route.LoaderArgs): Found {
  const posted = context.get(postedContext);
  const order = posted?.status === 200 ? (posted.body as TrackedOrder) : null;
  return { order, hasEnded: posted?.status === 404 };
}

export default function TrackPage({ params, loaderData }: Route.ComponentProps) {
  return (
    <PrivatePage title="Track your parcel">
      <Tracked token={params.token} posted={loaderData} />
    </PrivatePage>
  );
}

function Tracked({ token, posted }: { token: string; posted: Found }) {
  const { data, error, refetch } = useQuery(trackQuery(token));
  const order = data ?? posted.order;
  if (order) return <Parcel order={order} />;
  if (posted.hasEnded || (error instanceof ApiError && error.status === 404))
    return (
      <>
        <PageHeading>Track your parcel</PageHeading>
        <EmptyState
          picture={<LinkIcon strokeWidth={1.25} />}
          title="This link has ended"
          action={<ButtonLink to="/orders">My Orders</ButtonLink>}
        >
          Please use the link of the newest mail about your order, or look in My Orders.
        </EmptyState>
      </>
    );
  if (error)
    return (
      <>
        <PageHeading className="pb-6">Track your parcel</PageHeading>
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          Your parcel could not be looked up.
        </Notice>
      </>
    );
  return (
    <>
      <PageHeading>Track your parcel</PageHeading>
      <form method="post" className="without-code absolute mt-12">
        <Button type="submit">Show my parcel</Button>
      </form>
      <Skeleton className="mt-6 h-96 w-full max-w-2xl" />
    </>
  );
}

function Parcel({ order }: { order: TrackedOrder }) {
  const { orderNumber, state, placedAt, promisedFor, amountDue, waybill, courier, city, pincode, scans } =
    order;
  return (
    <div className="max-w-2xl">
      <header className="flex flex-col gap-2 pb-6">
        <PageHeading>Order {orderNumber}</PageHeading>
        <p className="flex flex-wrap items-center gap-3 text-moss">
          <StateBadge state={state} />
          Placed on {formatMoment(placedAt)}
        </p>
      </header>
      <section
        aria-label="Progress"
        className="flex flex-col rounded-lg border border-line bg-paper p-4 md:p-6"
      >
        <div className="flex flex-col gap-1 pb-5">
          {isUnderWay(state) && promisedFor && (
            <p className="font-semibold">{estimateMessage({ pincode, deliverBy: promisedFor })}</p>
          )}
          <p className="text-moss">
            To {city} {pincode}
            {amountDue > 0 && (
              <>
                {' · '}Keep <strong className="font-semibold text-ink">{formatRupees(amountDue)}</strong>{' '}
                ready
              </>
            )}
          </p>
        </div>
        <OrderTimeline order={order} />
        {waybill && (
          <p className="mt-5 border-t border-line pt-4 text-sm text-moss">
            Waybill <span className="font-semibold text-ink">{waybill}</span>
          </p>
        )}
        <ParcelCourier courier={courier} />
        <ScanList scans={scans} />
      </section>
    </div>
  );
}
