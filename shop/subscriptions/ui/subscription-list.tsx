import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { subscriptionMessages } from '../contract.ts';
import { type AddressChoice, SubscriptionCard } from './subscription-card.tsx';
import { subscriptionsQuery } from './queries.ts';

type Props = { picture: (item: { imageUrl: string }) => ReactNode; addresses: AddressChoice[] };

export function SubscriptionList({ picture, addresses }: Props) {
  const { data, isError, refetch } = useQuery(subscriptionsQuery());
  if (data?.length === 0)
    return (
      <EmptyState
        picture={<Repeat strokeWidth={1.25} />}
        title="No refill plans yet"
        action={<ButtonLink to="/search?q=ashwagandha">See what can be subscribed to</ButtonLink>}
      >
        Choose Subscribe &amp; Save on a product, and it comes every 30, 60, 90 or 120 days at 15% off.
      </EmptyState>
    );
  if (data)
    return (
      <ul className="flex flex-col gap-4 pt-6">
        {data.map((subscription) => (
          <li key={subscription.id}>
            <SubscriptionCard subscription={subscription} picture={picture} addresses={addresses} />
          </li>
        ))}
      </ul>
    );
  if (isError)
    return (
      <div className="pt-6">
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {subscriptionMessages.loadFailed}
        </Notice>
      </div>
    );
  return (
    <div className="flex flex-col gap-4 pt-6">
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  );
}
