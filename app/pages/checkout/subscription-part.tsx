import { useState } from 'react';
import { addDays, dayOf } from '#platform/india-time.ts';
import { toPaise, toRupees } from '#platform/money.ts';
import type { CartItem } from '#shop/cart/contract.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { NextDeliveries } from '#shop/subscriptions/ui/next-deliveries.tsx';

/** The next delivery of each line with a subscription, as the order would start it today. */
export default function SubscriptionPart({ items, charges }: { items: CartItem[]; charges: Charges }) {
  const [today] = useState(() => dayOf(new Date()));
  const deliveries = items.flatMap(({ lineId, productName, price, quantity, frequencyDays, ...item }) => {
    if (frequencyDays === null) return [];
    const { payablePaise } = priceOf(
      [{ unitPaise: toPaise(price), quantity, categories: item.categories ?? [] }],
      charges,
    );
    const nextDueOn = addDays(today, frequencyDays);
    return [{ id: lineId, productName, nextDueOn, amount: toRupees(payablePaise) }];
  });
  return <NextDeliveries deliveries={deliveries} />;
}
