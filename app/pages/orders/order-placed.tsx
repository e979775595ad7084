import { lazy, Suspense, useEffect } from 'react';
import { PackageCheck } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatRupees } from '#platform/money.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import type { Order } from '#shop/orders/contract.ts';
import { OrderSheet } from '#shop/orders/ui/order/order-sheet.tsx';
import { RefundsOfOrder } from '#shop/returns/ui/refunds-of-order.tsx';
import { OrderSkeleton } from '#shop/orders/ui/order-skeleton.tsx';
import { LatePayNow } from '#shop/checkout/ui/pay/late-pay-now.tsx';
import { WaitingNotice } from '#shop/orders/ui/order/waiting-notice.tsx';
import { WhatHappensNext } from '#shop/orders/ui/order/what-happens-next.tsx';
import { linePicture } from '../../page-kit/line-picture.tsx';
import { LoadedOrderView } from './loaded-order.tsx';
import type { PageHandle } from '../../page-handle.ts';
import { PrivatePage } from '../../page-kit/private-page.tsx';
import { useShop } from '../../page-kit/use-shop.ts';
import { paymentStateOf } from '#shop/orders/payment-of.ts';
import { editableStates, orderStates } from '#shop/orders/states.ts';

/** Loaded for an order with a subscription. */
const SubscriptionsOfOrder = lazy(() => import('./subscriptions-of-order.tsx'));

export const handle: PageHandle = { queryParams: ['order'] };

/** The URL has the order number, so a reload works. Without one it redirects to My Orders. */
export default function OrderPlacedPage() {
  const navigate = useNavigate();
  const orderNumber = useSearchParams()[0].get('order');

  useEffect(() => {
    if (!orderNumber) void navigate('/orders', { replace: true });
  }, [orderNumber, navigate]);

  return (
    <PrivatePage title="Order placed">
      {orderNumber ? (
        <LoadedOrderView orderNumber={orderNumber} title={`Order ${orderNumber}`}>
          {(order) => <Placed order={order} />}
        </LoadedOrderView>
      ) : (
        <OrderSkeleton />
      )}
    </PrivatePage>
  );
}

function headingOf({ state, waitsFor }: Order): string {
  if (orderStates[state].isCancelled) return 'Your order is cancelled';
  return waitsFor === 'payment' ? 'Pay now to place your order' : 'Thank you, your order is placed';
}

function Placed({ order }: { order: Order }) {
  const { laterSavingPaise } = useShop();
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col items-start gap-2">
        {/* The toast about the order covers this picture, and no word. */}
        <PackageCheck aria-hidden className="size-14 text-leaf" strokeWidth={1.25} />
        <PageHeading>{headingOf(order)}</PageHeading>
        <p className="text-lg">
          Order <strong className="font-semibold whitespace-nowrap">{order.orderNumber}</strong>
          {order.amountDue > 0 && (
            <>
              . {order.gift ? `${order.address.customerName} pays` : 'Keep'}{' '}
              <strong className="font-semibold">{formatRupees(order.amountDue)}</strong>{' '}
              {order.gift ? 'at the door' : 'ready'}.
            </>
          )}
          {paymentStateOf(order) === 'paid' && <span>. Paid.</span>}
        </p>
      </header>
      <WaitingNotice order={order} />
      <LatePayNow order={order} savingPaise={laterSavingPaise} />
      {editableStates.includes(order.state) && order.waitsFor !== 'payment' && (
        <section aria-labelledby="next" className="rounded-lg border border-line bg-paper p-4 md:p-6">
          <h2 id="next" className="pb-4 font-sans text-sm font-semibold tracking-wide text-moss uppercase">
            What happens next
          </h2>
          <WhatHappensNext order={order} />
          {order.items.some(({ subscribe }) => subscribe) && (
            <Suspense>
              <SubscriptionsOfOrder order={order} />
            </Suspense>
          )}
        </section>
      )}
      <OrderSheet
        order={order}
        picture={linePicture}
        refunds={<RefundsOfOrder orderNumber={order.orderNumber} />}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/orders">My Orders</ButtonLink>
        <ButtonLink to="/all-products" variant="secondary">
          Continue shopping
        </ButtonLink>
      </div>
    </div>
  );
}
