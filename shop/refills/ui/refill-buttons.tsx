import { Button } from '#platform/ui/button.tsx';
import type { RefillPlan } from '../contract.ts';
import { type RefillMove, useChangeRefill } from './queries.ts';

/**
 * Skip, pause, resume, cancel: one tap each. A cancelled plan can be started again, so nothing asks twice. What undoes a move
 * stands where its button stood and has the focus then.
 */
export function RefillButtons({ plan }: { plan: RefillPlan }) {
  const { mutate, isPending, variables } = useChangeRefill(plan);
  const button = (label: string, move: RefillMove, variant: 'secondary' | 'quiet' | 'danger') => (
    <Button
      variant={variant}
      aria-label={`${label}: ${plan.productName}`}
      busy={isPending && variables.do === move.do}
      onClick={() => mutate(move)}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {plan.state === 'active' && button('Skip next', { do: 'skip', dueOn: plan.nextDueOn }, 'secondary')}
      {plan.state !== 'cancelled' &&
        (plan.state === 'active'
          ? button('Pause', { do: 'pause' }, 'secondary')
          : button('Resume', { do: 'resume' }, 'secondary'))}
      {plan.state === 'cancelled'
        ? button('Start again', { do: 'resume' }, 'secondary')
        : button('Cancel plan', { do: 'cancel' }, 'danger')}
    </div>
  );
}
