import { useState } from 'react';
import { addDays, dayOf } from '#platform/india-time.ts';
import { toPaise, toRupees } from '#platform/money.ts';
import type { CartItem } from '#shop/cart/contract.ts';
import { type Charges, totalsOf } from '#shop/cart/totals.ts';
import { NextRefills } from '#shop/subscriptions/ui/next-refills.tsx';

/** The next refill of each line with a subscription, as the order would start it today. */
export default function RefillsPart({ items, charges }: { items: CartItem[]; charges: Charges }) {
  const [today] = useState(() => dayOf(new Date()));
  const refills = items.flatMap(({ lineId, productName, price, quantity, frequencyDays }) => {
    if (frequencyDays === null) return [];
    const { payablePaise } = totalsOf([{ unitPaise: toPaise(price), quantity }], charges);
    const nextDueOn = addDays(today, frequencyDays);
    return [{ id: lineId, productName, nextDueOn, amount: toRupees(payablePaise) }];
  });
  return <NextRefills refills={refills} />;
}
