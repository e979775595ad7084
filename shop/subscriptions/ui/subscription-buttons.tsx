import { Button } from '#platform/ui/button.tsx';
import type { Subscription } from '../contract.ts';
import { type SubscriptionAction, useChangeSubscription } from './queries.ts';

/**
 * Skip, pause, resume, cancel: one tap each. A cancelled plan can be started again, so nothing asks twice. What undoes a move
 * stands where its button stood and has the focus then.
 */
export function SubscriptionButtons({ plan: subscription }: { plan: Subscription }) {
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
