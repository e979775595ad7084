import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { type LinkedRefill, type LinkMove, refillWords } from '../contract.ts';
import { sayDate } from '../indian-day.ts';
import { refillLinkQuery, useFollowLink } from './queries.ts';

/** What a mail's link is about, and buttons that do it: opening the link alone changes nothing. */
export function RefillLinkSheet({ token, asked }: { token: string; asked: LinkMove }) {
  const { data: refill, error } = useQuery(refillLinkQuery(token));
  const { mutate, isPending, variables, data: done } = useFollowLink(token);
  if (error && !refill) return <Notice tone="error">{error.message || refillWords.loadFailed}</Notice>;
  if (!refill) return <Skeleton className="h-48" />;
  const moves = movesFor(refill, asked);
  return (
    <div className="flex flex-col gap-6">
      <p className="text-lg">
        {refill.quantity} × {refill.productName}, every {refill.frequencyDays} days
      </p>
      <Notice>{(done && saidOf(done, variables)) ?? stateOf(refill)}</Notice>
      <div className="flex flex-wrap gap-3">
        {moves.map((move, at) => (
          <Button
            key={move}
            variant={looks(move, at)}
            busy={isPending && variables === move}
            onClick={() => mutate(move)}
          >
            {labelOf(move, refill)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** What was asked for in the mail stands first; what makes no sense now is left out. */
function movesFor({ state, canSkip }: LinkedRefill, asked: LinkMove): LinkMove[] {
  const sensible: LinkMove[] =
    state === 'active'
      ? [...(canSkip ? (['skip'] as const) : []), 'pause', 'cancel']
      : state === 'paused'
        ? ['resume', 'cancel']
        : [];
  return sensible.toSorted((one, other) => Number(other === asked) - Number(one === asked));
}

function looks(move: LinkMove, at: number): 'primary' | 'secondary' | 'danger' {
  if (move === 'cancel') return 'danger';
  return at === 0 ? 'primary' : 'secondary';
}

function labelOf(move: LinkMove, { dueOn }: LinkedRefill): string {
  const labels: Record<LinkMove, string> = {
    skip: `Skip ${sayDate(dueOn)}`,
    pause: 'Pause the plan',
    resume: 'Resume the plan',
    cancel: 'Cancel the plan',
  };
  return labels[move];
}

function stateOf({ state, nextDueOn, amount }: LinkedRefill): string {
  if (state === 'paused') return 'This plan is paused: no refill comes until you resume it.';
  if (state === 'cancelled')
    return 'This plan is cancelled: no refill comes any more. To start it again, log in and look under My Stuff.';
  return `The next refill is on ${sayDate(nextDueOn)}, for ${formatRupees(amount)} at today’s price.`;
}

function saidOf(refill: LinkedRefill, move: LinkMove | undefined): string | undefined {
  if (move === 'skip') return `Skipped. The next refill is on ${sayDate(refill.nextDueOn)}.`;
  return undefined;
}
