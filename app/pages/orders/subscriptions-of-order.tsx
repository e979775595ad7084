import { useQuery } from '@tanstack/react-query';
import { oneLine } from '#shop/addresses/postal-address.ts';
import type { Order } from '#shop/orders/contract.ts';
import { NextDeliveries } from '#shop/subscriptions/ui/next-deliveries.tsx';
import { subscriptionsQuery } from '#shop/subscriptions/ui/queries.ts';

/** The next delivery of each subscription that an order started or continued, as it is now. A paused or cancelled one has none. */
export default function SubscriptionsOfOrder({ order: { orderNumber, items, address } }: { order: Order }) {
  const { data = [] } = useQuery(subscriptionsQuery());
  const going = data.filter(({ state, waitsForStock }) => state === 'active' && !waitsForStock);
  const deliveries = items.flatMap(({ productId, plan, frequencyDays }) => {
    const same = going.filter(
      (one) => one.productId === productId && one.plan === plan && one.frequencyDays === frequencyDays,
    );
    const started = same.find(({ lastOrderNumber }) => lastOrderNumber === orderNumber);
    return started ?? same.find((one) => one.address.line === oneLine(address)) ?? [];
  });
  return <NextDeliveries deliveries={deliveries} />;
}
