import { useQuery } from '@tanstack/react-query';
import { LinkedSheet } from '#platform/ui/page/linked-sheet.tsx';
import { formatWeekdayAndYear } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { type LinkedSubscription, type LinkAction, subscriptionMessages } from '../contract.ts';
import { subscriptionLinkQuery, useFollowLink } from './queries.ts';

/** The subscription of an email's link with its actions. Opening the link changes nothing. */
export function SubscriptionLinkSheet({ token, asked }: { token: string; asked: LinkAction }) {
  const read = useQuery(subscriptionLinkQuery(token));
  return (
    <LinkedSheet read={read} ended={ended} failed={subscriptionMessages.loadFailed}>
      {(subscription) => <Linked token={token} asked={asked} subscription={subscription} />}
    </LinkedSheet>
  );
}

const ended = {
  text: 'Please use the link of the newest mail about this refill, or look in My Stuff.',
  to: '/profile?tab=stuff&part=refills',
  label: 'My Stuff',
};

type Props = { token: string; asked: LinkAction; subscription: LinkedSubscription };

function Linked({ token, asked, subscription }: Props) {
  const { mutate, isPending, variables, data: done } = useFollowLink(token);
  const actions = actionsFor(subscription, asked);
  return (
    <div className="flex flex-col gap-6">
      <p className="text-lg">
        {subscription.quantity} × {subscription.productName}, every {subscription.frequencyDays} days
      </p>
      <Notice>{(done && saidOf(done, variables)) ?? stateOf(subscription)}</Notice>
      <div className="flex flex-wrap gap-3">
        {actions.map((action, at) => (
          <Button
            key={action}
            variant={looks(action, at)}
            busy={isPending && variables === action}
            onClick={() => mutate(action)}
          >
            {labelOf(action, subscription)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The action of the link comes first. Impossible actions are left out. */
function actionsFor({ state, canSkip }: LinkedSubscription, asked: LinkAction): LinkAction[] {
  const sensible: LinkAction[] =
    state === 'active'
      ? [...(canSkip ? (['skip'] as const) : []), 'pause', 'cancel']
      : state === 'paused'
        ? ['resume', 'cancel']
        : [];
  return sensible.toSorted((one, other) => Number(other === asked) - Number(one === asked));
}

function looks(action: LinkAction, at: number): 'primary' | 'secondary' | 'danger' {
  if (action === 'cancel') return 'danger';
  return at === 0 ? 'primary' : 'secondary';
}

function labelOf(action: LinkAction, { dueOn }: LinkedSubscription): string {
  const labels: Record<LinkAction, string> = {
    skip: `Skip ${formatWeekdayAndYear(dueOn)}`,
    pause: 'Pause the plan',
    resume: 'Resume the plan',
    cancel: 'Cancel the plan',
  };
  return labels[action];
}

function stateOf({ state, nextDueOn, amount }: LinkedSubscription): string {
  if (state === 'paused') return 'This plan is paused: no refill comes until you resume it.';
  if (state === 'cancelled')
    return 'This plan is cancelled: no refill comes any more. To start it again, log in and look under My Stuff.';
  return `The next refill is on ${formatWeekdayAndYear(nextDueOn)}, for ${formatRupees(amount)} at today’s price.`;
}

function saidOf(subscription: LinkedSubscription, action: LinkAction | undefined): string | undefined {
  if (action === 'skip')
    return `Skipped. The next refill is on ${formatWeekdayAndYear(subscription.nextDueOn)}.`;
  return undefined;
}
