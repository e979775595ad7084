import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatWeekdayAndYear } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { packsText } from '#shop/catalog/stock-units.ts';
import { supplyLabel } from '#shop/catalog/unit-price.ts';
import type { Subscription } from '../contract.ts';
import { SubscriptionButtons } from './subscription-buttons.tsx';
import { SubscriptionOptions } from './subscription-options.tsx';

export type AddressChoice = { id: number; customerName: string; line: string };

type Props = {
  subscription: Subscription;
  picture: (item: { imageUrl: string }) => ReactNode;
  addresses: AddressChoice[];
};

export function SubscriptionCard({ subscription, picture, addresses }: Props) {
  const id = useId();
  const { slug, productName, quantity, packs, lastOrderNumber, state } = subscription;
  return (
    <article
      aria-labelledby={id}
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-4 rounded-lg border border-line bg-paper p-4 md:grid-cols-[7rem_minmax(0,1fr)] md:p-6"
    >
      <div className="overflow-hidden rounded-md md:row-span-2">{picture(subscription)}</div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h3 id={id} className="text-lg">
            <Link to={`/product/${slug}`} className="hover:underline">
              {productName}
            </Link>
          </h3>
          {state !== 'active' && <Badge>{state === 'paused' ? 'Paused' : 'Cancelled'}</Badge>}
        </div>
        <p className="text-sm text-moss">
          {quantity} × {supplyLabel(subscription.plan)}
          {packs > 1 && <span> ({packsText(packs)})</span>}
        </p>
        <NextSubscription subscription={subscription} />
        {lastOrderNumber && (
          <p className="text-sm text-moss">
            Last order{' '}
            <Link to={`/orders/${lastOrderNumber}`} className="link">
              {lastOrderNumber}
            </Link>
          </p>
        )}
      </div>
      <div className="col-span-2 flex flex-col gap-4 md:col-span-1 md:col-start-2">
        {state !== 'cancelled' && <SubscriptionOptions subscription={subscription} addresses={addresses} />}
        <SubscriptionButtons subscription={subscription} />
      </div>
    </article>
  );
}

function NextSubscription({
  subscription: { state, nextDueOn, amount, available, waitsForStock },
}: {
  subscription: Subscription;
}) {
  if (state === 'paused') return <p className="py-2">No refill comes until you resume this plan.</p>;
  if (state === 'cancelled') return <p className="py-2">No refill comes any more.</p>;
  if (waitsForStock)
    return (
      <p key="waits" className="py-2">
        It was due on {formatWeekdayAndYear(nextDueOn)} and is out of stock. We try again each day.
      </p>
    );
  return (
    <p key="next" className="py-2">
      Next on <strong>{formatWeekdayAndYear(nextDueOn)}</strong> for <strong>{formatRupees(amount)}</strong>
      {available ? ', at today’s price.' : '. It is out of stock today.'}
    </p>
  );
}
