import { Button } from '#platform/ui/button.tsx';
import type { Subscription } from '../contract.ts';
import { type SubscriptionAction, useChangeSubscription } from './queries.ts';

/** Each action works at once and can be undone. The undo button takes the place and the focus of the pressed one. */
export function SubscriptionButtons({ subscription }: { subscription: Subscription }) {
  const { mutate, isPending, variables } = useChangeSubscription(subscription);
  const button = (label: string, action: SubscriptionAction, variant: 'secondary' | 'quiet' | 'danger') => (
    <Button
      variant={variant}
      aria-label={`${label}: ${subscription.productName}`}
      busy={isPending && variables.do === action.do}
      onClick={() => mutate(action)}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {subscription.state === 'active' &&
        button('Skip next', { do: 'skip', dueOn: subscription.nextDueOn }, 'secondary')}
      {subscription.state !== 'cancelled' &&
        (subscription.state === 'active'
          ? button('Pause', { do: 'pause' }, 'secondary')
          : button('Resume', { do: 'resume' }, 'secondary'))}
      {subscription.state === 'cancelled'
        ? button('Start again', { do: 'resume' }, 'secondary')
        : button('Cancel plan', { do: 'cancel' }, 'danger')}
    </div>
  );
}
