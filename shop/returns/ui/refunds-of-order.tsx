import { useQuery } from '@tanstack/react-query';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import type { Refund } from '../contract.ts';
import { refundsQuery } from './queries.ts';

/** The refunds of an order, beside its payment. Nothing without one. */
export function RefundsOfOrder({ orderNumber }: { orderNumber: string }) {
  const { data = [] } = useQuery(refundsQuery());
  const refunds = data.filter((refund) => refund.orderNumber === orderNumber);
  if (refunds.length === 0) return null;
  return (
    <ul aria-label={`Refunds of ${orderNumber}`} className="flex w-full flex-col gap-1 pt-2 text-sm">
      {refunds.map((refund) => (
        <li key={refund.id}>
          Refund <strong className="font-semibold">{formatRupees(refund.amount)}</strong>{' '}
          <span className="text-moss">{stateOf(refund)}</span>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ isPaid, at, payoutHint }: Refund): string {
  const day = formatDay(at);
  if (isPaid) return `paid on ${day}${payoutHint && ` to ${payoutHint}`}`;
  return `due since ${day}, ${payoutHint ? `goes to ${payoutHint}` : 'please say by the link of the return where it goes'}`;
}
