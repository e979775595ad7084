import { formatWeekdayAndYear } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { subscriptionPercent } from '#shop/catalog/contract.ts';
import { noticeDays } from '../subscription.ts';

export type NextDelivery = { id: string | number; productName: string; nextDueOn: string; amount: number };

/** When the next delivery of each subscription comes, and for how much. */
export function NextDeliveries({ deliveries }: { deliveries: NextDelivery[] }) {
  if (deliveries.length === 0) return null;
  return (
    <div className="mt-4 flex flex-col gap-2 border-t border-line pt-4">
      <ul aria-label="Next refills" className="flex flex-col gap-2">
        {deliveries.map(({ id, productName, nextDueOn, amount }) => (
          <li key={id}>
            {productName}: next refill on{' '}
            <strong className="font-semibold">{formatWeekdayAndYear(nextDueOn)}</strong> for{' '}
            <strong className="font-semibold">{formatRupees(amount)}</strong>, at today’s price with{' '}
            {subscriptionPercent}% off.
          </li>
        ))}
      </ul>
      <p className="text-sm text-moss">
        We write to you {noticeDays} days before each one. You skip, pause or end it in My Stuff.
      </p>
    </div>
  );
}
