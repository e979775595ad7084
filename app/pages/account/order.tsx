import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import type { Order } from '#shop/ordering/contract.ts';
import { sayMoment } from '#shop/ordering/order-words.ts';
import { CancelOrderButton } from '#shop/ordering/ui/cancel-order-button.tsx';
import { OrderSheet } from '#shop/ordering/ui/order-sheet.tsx';
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
        {order.canCancel && <CancelOrderButton orderNumber={order.orderNumber} />}
      </header>
      <OrderSheet order={order} picture={linePicture} />
    </>
  );
}
