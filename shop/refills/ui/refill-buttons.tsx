import { Button } from '#platform/ui/button.tsx';
import type { RefillPlan } from '../contract.ts';
import { type RefillMove, useChangeRefill } from './queries.ts';

/** Skip, pause, resume, cancel: one tap each. A cancelled plan can be started again, so nothing asks twice. */
export function RefillButtons({ plan }: { plan: RefillPlan }) {
  const { mutate, isPending, variables } = useChangeRefill(plan);
  const button = (label: string, move: RefillMove, variant: 'secondary' | 'quiet' | 'danger') => (
    <Button
      variant={variant}
      aria-label={`${label}: ${plan.productName}`}
      busy={isPending && variables.do === move.do}
      disabled={isPending}
      onClick={() => mutate(move)}
    >
      {label}
    </Button>
  );
  if (plan.state === 'cancelled') return <div>{button('Start again', { do: 'resume' }, 'secondary')}</div>;
  return (
    <div className="flex flex-wrap gap-2">
      {plan.state === 'active' && button('Skip next', { do: 'skip', dueOn: plan.nextDueOn }, 'secondary')}
      {plan.state === 'active'
        ? button('Pause', { do: 'pause' }, 'secondary')
        : button('Resume', { do: 'resume' }, 'secondary')}
      {button('Cancel plan', { do: 'cancel' }, 'danger')}
    </div>
  );
}
