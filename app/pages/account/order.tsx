import { ChevronLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { useAddToCart } from '#shop/cart/ui/queries.ts';
import { ScanList } from '#shop/delivery/ui/scan-list.tsx';
import type { Order } from '#shop/ordering/contract.ts';
import { sayMoment } from '#shop/ordering/order-words.ts';
import { CancelOrderButton } from '#shop/ordering/ui/order/cancel-order-button.tsx';
import { OrderSheet } from '#shop/ordering/ui/order/order-sheet.tsx';
import { StateBadge } from '#shop/ordering/ui/state-badge.tsx';
import { linePicture } from '../../page/line-picture.tsx';
import { OneOrder } from '../../page/one-order.tsx';
import { PrivatePage } from '../../page/private-page.tsx';
import type { Route } from './+types/order.ts';

export default function OrderPage({ params }: Route.ComponentProps) {
  return (
    <PrivatePage title={`Order ${params.orderNumber}`}>
      <Link to="/orders" className="link inline-flex min-h-11 items-center gap-1">
        <ChevronLeft aria-hidden className="size-4" strokeWidth={1.5} />
        My Orders
      </Link>
      <OneOrder orderNumber={params.orderNumber}>{(order) => <Detail order={order} />}</OneOrder>
    </PrivatePage>
  );
}

function Detail({ order }: { order: Order }) {
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4 pt-2 pb-6">
        <div className="flex flex-col gap-2">
          <PageHeading>Order {order.orderNumber}</PageHeading>
          <p className="flex flex-wrap items-center gap-3 text-moss">
            <StateBadge state={order.state} />
            Placed on {sayMoment(order.placedAt)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <OrderAgain order={order} />
          {order.canCancel && <CancelOrderButton orderNumber={order.orderNumber} />}
        </div>
      </header>
      <OrderSheet order={order} picture={linePicture} parcel={<ScanList scans={order.scans} />} />
    </>
  );
}

/** Puts the same lines into the cart again, at today's prices. */
function OrderAgain({ order }: { order: Order }) {
  const { add, adding } = useAddToCart();
  const navigate = useNavigate();
  const again = async () => {
    for (const { productId, productName, quantity, plan, subscribe, frequencyDays } of order.items)
      await add({
        productId,
        name: productName,
        quantity,
        plan,
        subscribe,
        ...(frequencyDays ? { frequencyDays } : {}),
      });
    await navigate('/cart');
  };
  return (
    <Button variant="secondary" busy={adding} onClick={() => void again()}>
      Order again
    </Button>
  );
}
