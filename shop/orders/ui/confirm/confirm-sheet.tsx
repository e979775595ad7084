import { useQuery } from '@tanstack/react-query';
import { LinkIcon } from 'lucide-react';
import { formatWeekdayAndYear } from '#platform/india-time.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import type { AskedOrder } from '../../confirm.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { askedOrderQuery } from './queries.ts';
import { orderStates } from '../../states.ts';

/** The order of a confirmation link. Opening the link changes nothing. */
export function ConfirmSheet({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(askedOrderQuery(token));
  if (data?.waiting)
    return <ConfirmForm key={data.waiting.version} token={token} asked={data} waiting={data.waiting} />;
  if (data) return <Answered order={data} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <EmptyState
        picture={<LinkIcon strokeWidth={1.25} />}
        title="This link has ended"
        action={<ButtonLink to="/orders">My Orders</ButtonLink>}
      >
        Please use the link of the newest mail about your order, or look in My Orders.
      </EmptyState>
    );
  if (error)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message || 'Your order could not be looked up.'}
      </Notice>
    );
  return <Skeleton className="h-96 w-full" />;
}

function textOf({ orderNumber, state, sendOn }: AskedOrder): string {
  if (orderStates[state].isCancelled) return `Order ${orderNumber} is cancelled. Nothing is due for it.`;
  if (!sendOn) return `Thank you. Order ${orderNumber} is confirmed, and we send it now.`;
  return `Thank you. Order ${orderNumber} is confirmed. We send it on ${formatWeekdayAndYear(sendOn)}.`;
}

function Answered({ order }: { order: AskedOrder }) {
  return (
    <div className="flex flex-col items-start gap-6">
      <Notice>{textOf(order)}</Notice>
      <ButtonLink to={`/orders/${order.orderNumber}`} variant="secondary">
        See your order
      </ButtonLink>
    </div>
  );
}
