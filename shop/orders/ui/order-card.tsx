import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import type { OrderSummary } from '../contract.ts';
import { orderStates } from '../states.ts';
import { reviewAddress } from './order/order-lines.tsx';
import { OrderEstimate } from './order/order-estimate.tsx';
import { redeliveryAddress } from './order/redelivery-notice.tsx';
import { StateBadge } from './state-badge.tsx';

type Props = { order: OrderSummary; picture: (item: { imageUrl: string }) => ReactNode };

/** The whole card links to the order. */
export function OrderCard({ order, picture }: Props) {
  const { items, orderNumber } = order;
  return (
    <article className="relative flex flex-wrap items-start gap-4 rounded-lg border border-line bg-paper p-4 transition-colors hover:border-leaf md:flex-nowrap md:items-center md:p-5">
      <div aria-hidden className="w-16 shrink-0 overflow-hidden rounded-md md:w-20">
        {items[0] && picture(items[0])}
      </div>
      <div className="min-w-0 grow basis-28">
        <p className="pb-1">
          <StateBadge state={order.state} waitsFor={order.waitsFor} />
        </p>
        <p className="font-semibold wrap-anywhere">{namesOf(items)}</p>
        {order.waitsFor !== 'confirmation' && (
          <OrderEstimate state={order.state} estimatedDeliveryDate={order.estimatedDeliveryDate} />
        )}
        <p className="text-sm text-moss">
          <Link
            to={`/orders/${orderNumber}`}
            className="whitespace-nowrap after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2"
          >
            {orderNumber}
          </Link>
          ,{' '}
          {order.replaces ? `replaces goods of ${order.replaces}` : `placed on ${formatDay(order.placedAt)}`}
        </p>
      </div>
      <div className="flex basis-full items-center justify-between gap-4 md:basis-auto md:justify-end">
        <p className="font-semibold">{formatRupees(order.totalAmount)}</p>
        <NextStep order={order} />
        <ChevronRight aria-hidden className="hidden size-5 text-moss md:block" strokeWidth={1.5} />
      </div>
    </article>
  );
}

/** The act that an order waits for. Above the link of the whole card. */
function NextStep({ order }: { order: OrderSummary }) {
  const { orderNumber, waitsFor, rescueToken, state, replaces, items } = order;
  if (rescueToken !== null)
    return (
      <ButtonLink className="relative z-10" to={redeliveryAddress(rescueToken)}>
        Rescue this parcel
      </ButtonLink>
    );
  if (orderStates[state].hasArrived && replaces === null && items[0])
    return (
      <ButtonLink variant="secondary" className="relative z-10" to={reviewAddress(items[0])}>
        Write a review
      </ButtonLink>
    );
  if (waitsFor !== 'confirmation' && waitsFor !== 'payment') return null;
  return (
    <ButtonLink className="relative z-10" to={`/orders/${orderNumber}`}>
      {waitsFor === 'payment' ? 'Pay now' : 'Confirm or correct'}
    </ButtonLink>
  );
}

function namesOf(items: OrderSummary['items']): string {
  const [first, ...others] = items;
  if (!first) return '';
  return others.length === 0 ? first.productName : `${first.productName} and ${others.length} more`;
}
