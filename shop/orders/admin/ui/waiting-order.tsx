import { Link } from 'react-router';
import { formatRupees } from '#platform/money.ts';
import { agoOf } from '#platform/logged-change.ts';
import { Button } from '#platform/ui/button.tsx';
import { CancelForCustomer } from './cancel-for-customer.tsx';
import { useReleaseOrder } from './queries.ts';

type Props = {
  order: { number: string; since: string; amount: number };
  /** The moment of the shop's clock at which the order waited so long. */
  readAt: string;
};

/** An order that its customer has not confirmed: its age and amount, and what staff do about it after a call. */
export function WaitingOrder({ order: { number, since, amount }, readAt }: Props) {
  const { mutate, isPending } = useReleaseOrder(number);
  const seconds = (Date.parse(readAt) - Date.parse(since)) / 1000;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <span className="flex basis-full flex-wrap items-center gap-x-3 sm:basis-auto sm:flex-1">
        <Link to={`/admin/orders/${number}`} className="link inline-flex min-h-11 items-center">
          {number}
        </Link>
        <span className="text-sm text-moss tabular-nums">{`${formatRupees(amount)}, ${agoOf(seconds)}`}</span>
      </span>
      <Button
        variant="secondary"
        aria-label={`Release it: ${number}`}
        busy={isPending}
        onClick={() => mutate()}
      >
        Release it
      </Button>
      <CancelForCustomer orderNumber={number} label={`Cancel order ${number}`} />
    </li>
  );
}
