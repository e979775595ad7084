import { Link } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { CancelForCustomer } from './cancel-for-customer.tsx';
import { useReleaseOrder } from './queries.ts';

/** An order that its customer has not confirmed, with what staff do about it after a call. */
export function WaitingOrder({ orderNumber }: { orderNumber: string }) {
  const { mutate, isPending } = useReleaseOrder(orderNumber);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <Link
        to={`/admin/orders/${orderNumber}`}
        className="link inline-flex min-h-11 basis-full items-center sm:flex-1"
      >
        {orderNumber}
      </Link>
      <Button
        variant="secondary"
        aria-label={`Release it: ${orderNumber}`}
        busy={isPending}
        onClick={() => mutate()}
      >
        Release it
      </Button>
      <CancelForCustomer orderNumber={orderNumber} label={`Cancel order ${orderNumber}`} />
    </li>
  );
}
