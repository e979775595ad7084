import { useQuery } from '@tanstack/react-query';
import { LinkIcon } from 'lucide-react';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { type AskForm as Asked, endpoints, type ReturnableLine } from '../contract.ts';
import { isOpenReturn } from '../states.ts';
import { AskForm } from './ask-form.tsx';
import { returnsQuery, useReturnStep } from './queries.ts';
import { ReturnCard } from './return-card.tsx';

/** The returns of a delivered order, by its signed link. */
export default function ReturnSheet({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(returnsQuery(token));
  if (data) {
    const { orderNumber, lines, returns } = data;
    const isOpen = returns.some(({ state }) => isOpenReturn(state));
    const isLeft = lines.some(({ left }) => left > 0);
    return (
      <div className="flex flex-col gap-6">
        <p>
          Order <strong className="font-semibold">{orderNumber}</strong>
        </p>
        {returns.map((one) => (
          <ReturnCard key={one.id} token={token} shown={one} />
        ))}
        {!isOpen && isLeft && <AskAsCustomer token={token} lines={lines.filter(({ left }) => left > 0)} />}
        {!isLeft && <Notice>Everything of this order was returned.</Notice>}
      </div>
    );
  }
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

function AskAsCustomer({ token, lines }: { token: string; lines: ReturnableLine[] }) {
  const { mutate, isPending, error } = useReturnStep(token, (asked: Asked) =>
    callApi(endpoints.ask, { body: { token, ...asked } }),
  );
  return (
    <AskForm lines={lines} send={mutate} isPending={isPending} error={error}>
      You can add photos in the next step.
    </AskForm>
  );
}
