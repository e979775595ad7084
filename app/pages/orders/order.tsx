import { lazy, Suspense, useState } from 'react';
import { ChevronLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { formatMoment } from '#platform/india-time.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { repeatedRequest } from '#shop/cart/line-request.ts';
import { useAddToCart } from '#shop/cart/ui/change-cart.ts';
import { ParcelCourier } from '#shop/shipping/ui/parcel-courier.tsx';
import { ScanList } from '#shop/shipping/ui/scan-list.tsx';
import { InvoiceButton } from '#shop/invoices/ui/invoice-button.tsx';
import type { Order } from '#shop/orders/contract.ts';
import type { ReorderLine } from '#shop/orders/reorder.ts';
import { CancelOrderButton } from '#shop/orders/ui/order/cancel-order-button.tsx';
import { ReorderButton } from '#shop/orders/ui/order/reorder-button.tsx';
import { OrderHelp } from '#shop/orders/ui/order/order-help.tsx';
import { OrderSheet } from '#shop/orders/ui/order/order-sheet.tsx';
import { RefundsOfOrder } from '#shop/returns/ui/refunds-of-order.tsx';
import { RedeliveryNotice } from '#shop/orders/ui/order/redelivery-notice.tsx';
import { ReturnsOfOrder } from '#shop/returns/ui/returns-of-order.tsx';
import { WaitingNotice } from '#shop/orders/ui/order/waiting-notice.tsx';
import { paymentStateOf } from '#shop/orders/payment-of.ts';
import { LatePayNow } from '#shop/checkout/ui/pay/late-pay-now.tsx';
import { StateBadge } from '#shop/orders/ui/state-badge.tsx';
import { editableStates } from '#shop/orders/states.ts';
import { linePicture } from '../../page-kit/line-picture.tsx';
import { LoadedOrderView } from './loaded-order.tsx';
import { PrivatePage } from '../../page-kit/private-page.tsx';
import { useShop } from '../../page-kit/use-shop.ts';
import type { Route } from './+types/order';

const QuestionsOfOrder = lazy(async () => ({
  default: (await import('#shop/questions/ui/questions-of-order.tsx')).QuestionsOfOrder,
}));

/** Loaded when the dialog opens. */
const ChangeAddress = lazy(() => import('./change-address.tsx'));

export default function OrderPage({ params }: Route.ComponentProps) {
  return (
    <PrivatePage title={`Order ${params.orderNumber}`}>
      <p className="hidden pb-4 font-serif text-2xl print:block">{useShop().name}</p>
      <Link to="/orders" className="screen-only link inline-flex min-h-11 items-center gap-1">
        <ChevronLeft aria-hidden className="size-4" strokeWidth={1.5} />
        My Orders
      </Link>
      <LoadedOrderView orderNumber={params.orderNumber} title={`Order ${params.orderNumber}`}>
        {(order) => <Detail order={order} />}
      </LoadedOrderView>
    </PrivatePage>
  );
}

function Detail({ order }: { order: Order }) {
  const shop = useShop();
  const addLines = useAddLines();
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4 pt-2 pb-6">
        <div className="flex flex-col gap-2">
          <p>
            <StateBadge state={order.state} waitsFor={order.waitsFor} />
          </p>
          <PageHeading>
            Order <span className="whitespace-nowrap">{order.orderNumber}</span>
          </PageHeading>
          <p className="flex flex-wrap items-center gap-3 text-moss">
            Placed on {formatMoment(order.placedAt)}
            {order.replaces && (
              <span className="basis-full">
                Replaces goods of your order{' '}
                <Link
                  to={`/orders/${order.replaces}`}
                  className="link inline-flex min-h-11 items-center whitespace-nowrap"
                >
                  {order.replaces}
                </Link>
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {order.returnToken && (
            <ButtonLink variant="secondary" to={`/order-link?do=return&token=${order.returnToken}`}>
              Return or report a problem
            </ButtonLink>
          )}
          <ReorderButton orderNumber={order.orderNumber} addToCart={addLines} />
          {order.canCancel && <CancelOrderButton orderNumber={order.orderNumber} />}
        </div>
      </header>
      <div className="pb-4 empty:hidden">
        <WaitingNotice order={order} />
        <LatePayNow order={order} savingPaise={shop.laterSavingPaise} />
        <RedeliveryNotice token={order.rescueToken} />
        {order.returnToken && <ReturnsOfOrder token={order.returnToken} />}
      </div>
      <OrderSheet
        order={order}
        picture={linePicture}
        changeAddress={<ChangeAddressButton order={order} />}
        parcel={
          <>
            <ParcelCourier courier={order.courier} />
            <ScanList scans={order.scans} />
          </>
        }
        refunds={<RefundsOfOrder orderNumber={order.orderNumber} />}
        below={
          <>
            <Acts order={order} />
            <Suspense>
              <QuestionsOfOrder orderNumber={order.orderNumber} answerDays={shop.answerDays} />
            </Suspense>
          </>
        }
      />
    </>
  );
}

/** Acts of a customer on an order, before the questions about it. */
function Acts({ order }: { order: Order }) {
  const { phone, name } = useShop();
  return (
    <div className="screen-only flex flex-wrap items-center gap-x-8 gap-y-3">
      <InvoiceButton
        orderNumber={order.orderNumber}
        state={order.state}
        isFree={order.replaces !== null}
        payment={paymentStateOf(order)}
      />
      <OrderHelp orderNumber={order.orderNumber} phone={phone} shopName={name} />
    </div>
  );
}

/** Where an order waits for its confirmation, the address is corrected there. An order that waits for its payment keeps its address. */
function mayMove({ state, waitsFor }: Order): boolean {
  return editableStates.includes(state) && (waitsFor === null || waitsFor === 'later_day');
}

function ChangeAddressButton({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  // An order that is packed while the dialog is open keeps it, with the words that were typed.
  if (!mayMove(order) && !open) return null;
  return (
    <div className="screen-only pt-3">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Change address
      </Button>
      <Dialog title="Change the address" open={open} onClose={close} wide wholeScreen>
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <ChangeAddress order={order} onDone={close} />
        </Suspense>
      </Dialog>
    </div>
  );
}

function useAddLines() {
  const { add } = useAddToCart();
  const navigate = useNavigate();
  return async (lines: ReorderLine[]) => {
    for (const line of lines) await add(repeatedRequest(line));
    await navigate('/cart');
  };
}
