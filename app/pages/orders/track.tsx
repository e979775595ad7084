import { useQuery } from '@tanstack/react-query';
import { PackageCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { LinkedSheet } from '#platform/ui/page/linked-sheet.tsx';
import { orderLinkEnded } from '#shop/orders/tracking/link-ended.ts';
import { formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { ParcelCourier } from '#shop/shipping/ui/parcel-courier.tsx';
import { ScanList } from '#shop/shipping/ui/scan-list.tsx';
import type { TrackedOrder } from '#shop/orders/tracking/contract.ts';
import { paymentStateOf } from '#shop/orders/payment-of.ts';
import { OrderEstimate } from '#shop/orders/ui/order/order-estimate.tsx';
import { RedeliveryNotice } from '#shop/orders/ui/order/redelivery-notice.tsx';
import { LatePayByLink } from '#shop/checkout/ui/pay/late-pay-now.tsx';
import { OrderTimeline } from '#shop/orders/ui/order/order-timeline.tsx';
import { trackQuery } from '#shop/orders/ui/queries.ts';
import { StateBadge } from '#shop/orders/ui/state-badge.tsx';
import { editableStates, isUnderWay } from '#shop/orders/states.ts';
import { useShop } from '../../page-kit/use-shop.ts';
import { WhatIf } from './what-if.tsx';
import { postedContext } from '../../context.ts';
import { PrivatePage } from '../../page-kit/private-page.tsx';
import type { Route } from './+types/track';

/** Loaded for an order that was placed without an account. */
const GuestOrder = lazy(() => import('./guest-order.tsx'));
const GuestReceipt = lazy(() => import('./guest-receipt.tsx'));

type Props = { order: TrackedOrder; token: string };

type TrackResult = { order: TrackedOrder | null; hasEnded: boolean };

/** Only a form without JavaScript has a response on the server. */
export function loader({ context }: Route.LoaderArgs): TrackResult {
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

function Tracked({ token, posted }: { token: string; posted: TrackResult }) {
  const { data, error, refetch } = useQuery(trackQuery(token));
  const hasEnded = new ApiError(404, {});
  return (
    <LinkedSheet
      read={{ data: data ?? posted.order ?? undefined, error: posted.hasEnded ? hasEnded : error, refetch }}
      ended={orderLinkEnded}
      failed="Your parcel could not be looked up."
      heading={<PageHeading>Track your parcel</PageHeading>}
      loading={
        <form method="post" className="without-code absolute mt-12">
          <Button type="submit">Show my parcel</Button>
        </form>
      }
    >
      {(order) => <Parcel order={order} token={token} />}
    </LinkedSheet>
  );
}

function Parcel({ order, token }: Props) {
  const { orderNumber, state, placedAt, waitsFor } = order;
  const { laterSavingPaise } = useShop();
  const isJustPlaced = useLocation().hash !== '' && editableStates.includes(state) && waitsFor !== 'payment';
  return (
    <>
      <header className="flex flex-col gap-2 pb-6">
        {/* The toast about the order covers this picture, and no word. */}
        {isJustPlaced && <PackageCheck aria-hidden className="size-14 text-leaf" strokeWidth={1.25} />}
        <p>
          <StateBadge state={state} waitsFor={waitsFor} />
        </p>
        <PageHeading>
          Order <span className="whitespace-nowrap">{orderNumber}</span>
        </PageHeading>
        <p className="text-moss">
          {waitsFor === 'payment' ? 'Ordered' : 'Placed'} on {formatMoment(placedAt)}
        </p>
      </header>
      {order.mayJoinAccount && (
        <div className="pb-4 empty:hidden">
          <Suspense>
            <GuestOrder order={order} token={token} />
          </Suspense>
        </div>
      )}
      <div className="pb-4 empty:hidden">
        <RedeliveryNotice token={order.rescueToken} />
      </div>
      <div className="pb-4 empty:hidden">
        <LatePayByLink token={token} order={order} savingPaise={laterSavingPaise} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-4">
          <Progress order={order} />
          {order.mayJoinAccount && <OwnReceipt order={order} token={token} />}
        </div>
        <WhatIf isComing={isUnderWay(order.state)} isDue={order.amountDue > 0} />
      </div>
    </>
  );
}

function Progress({ order }: { order: TrackedOrder }) {
  const { state, waitsFor, estimatedDeliveryDate, amountDue, waybill, courier, city, pincode, scans } = order;
  // It has no day before it is paid.
  const day = waitsFor === 'payment' ? null : estimatedDeliveryDate;
  return (
    <section
      aria-label="Progress"
      className="flex flex-col rounded-lg border border-line bg-paper p-4 md:p-6"
    >
      <div className="flex flex-col gap-1 pb-5">
        <OrderEstimate state={state} estimatedDeliveryDate={day} pincode={pincode} />
        <p className="text-moss">
          To {city} {pincode}
          {amountDue > 0 && (
            <>
              {' · '}Keep <strong className="font-semibold text-ink">{formatRupees(amountDue)}</strong> ready
            </>
          )}
          {paymentStateOf(order) === 'paid' && <span>{' · Paid'}</span>}
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
  );
}

/** Only the browser that ordered has the secret behind the `#`. */
function OwnReceipt({ order: { orderNumber, state }, token }: Props) {
  const accountToken = useLocation().hash.slice(1);
  if (accountToken === '') return null;
  return (
    <Suspense fallback={<div className="min-h-96" />}>
      <GuestReceipt orderNumber={orderNumber} proof={{ token, accountToken }} state={state} />
    </Suspense>
  );
}
