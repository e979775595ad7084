import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { Order } from '../../contract.ts';
import { OrderAddress, OrderBusiness, OrderGift } from './order-address.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderLines, reviewAddress } from './order-lines.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderEstimate } from './order-estimate.tsx';
import { orderStates } from '../../states.ts';

type Props = {
  order: Order;
  picture: (item: { imageUrl: string }) => ReactNode;
  /** Below the address of delivery. */
  changeAddress?: ReactNode;
  parcel?: ReactNode;
  refunds?: ReactNode;
  /** Below the items, their address and their payment. */
  below?: ReactNode;
};

/** State, day and progress come first on a phone, and stand beside the items on a wide screen. */
export function OrderSheet({ order, picture, changeAddress, parcel, refunds, below }: Props) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-8 print:grid-cols-[1fr_20rem]">
      <OrderPart title="Progress" className="lg:order-last print:order-last">
        <EstimateLine order={order} />
        <OrderTimeline order={order} />
        {order.waybill && !orderStates[order.state].isCancelled && (
          <p className="mt-5 border-t border-line pt-4 text-sm text-moss">
            Waybill <span className="font-semibold text-ink">{order.waybill}</span>
          </p>
        )}
        {parcel}
      </OrderPart>
      <div className="flex min-w-0 flex-col gap-4">
        <OrderPart title={order.items.length === 1 ? '1 item' : `${order.items.length} items`}>
          <OrderLines items={order.items} picture={picture} notes={reviewLinks(order)} />
        </OrderPart>
        <div className="grid gap-4 md:grid-cols-2 print:grid-cols-2">
          <OrderPart title="Delivery address">
            <OrderAddress address={order.address} />
            {changeAddress}
            {order.business && <OrderBusiness business={order.business} />}
            {order.gift && <OrderGift gift={order.gift} due={order.amountDue} />}
          </OrderPart>
          <OrderPart title="Payment">
            <OrderAmounts order={order} />
            {refunds}
          </OrderPart>
        </div>
        {below}
      </div>
    </div>
  );
}

export function OrderPart({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`rounded-lg border border-line bg-paper p-4 md:p-6 ${className}`}
    >
      <h2 id={id} className="pb-4 font-sans text-sm font-semibold tracking-wide text-moss uppercase">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A customer reviews what has arrived and was paid for. */
function reviewLinks({ state, replaces, items }: Order): ReactNode[] {
  if (!orderStates[state].hasArrived || replaces !== null) return [];
  return items.map((item) => (
    <Link
      key={item.sku}
      to={reviewAddress(item)}
      className="screen-only link inline-flex min-h-11 items-center"
    >
      Write a review<span className="sr-only"> of {item.productName}</span>
    </Link>
  ));
}

/** An order that waits for its customer has no day yet. */
function EstimateLine({ order }: { order: Order }) {
  const { estimatedDeliveryDate, state, address, waitsFor } = order;
  if (waitsFor === 'confirmation' || waitsFor === 'payment') return null;
  return (
    <div className="pb-5 empty:hidden">
      <OrderEstimate state={state} estimatedDeliveryDate={estimatedDeliveryDate} pincode={address.pincode} />
    </div>
  );
}
