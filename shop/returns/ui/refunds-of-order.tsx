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
          {names[refund.cause]} <strong className="font-semibold">{formatRupees(refund.amount)}</strong>{' '}
          <span className="text-moss">{stateOf(refund)}</span>
        </li>
      ))}
    </ul>
  );
}

const names: Record<Refund['cause'], string> = {
  return: 'Refund',
  double: 'Refund of your second payment:',
  late: 'Refund of a payment that came too late:',
  ended: 'Refund',
  staff: 'Refund',
};

function stateOf({ step, at, payoutHint }: Refund): string {
  const day = formatDay(at);
  const to = payoutHint && ` to ${payoutHint}`;
  const texts: Record<Refund['step'], string> = {
    due: `due since ${day}, ${payoutHint ? `goes to ${payoutHint}` : 'please say by the link of the return where it goes'}`,
    sent: `on its way since ${day}${to}. Banks take up to seven working days.`,
    paid: `paid on ${day}${to}`,
    failed: 'came back to us from the bank. We look into it, and pay it again.',
  };
  return texts[step];
}
