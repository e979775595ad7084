import { Link } from 'react-router';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { staffLabelOf } from '#shop/orders/admin/staff-labels.ts';
import type { ReplacementOffer } from '../../replacements.ts';
import { useGiveUp } from './queries.ts';

/** The replacements of an order, and the button that gives up one that failed too. */
export function Replacements({ offer: { replacements } }: { offer: ReplacementOffer }) {
  const { mutate, isPending, error } = useGiveUp();
  if (replacements.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-2" aria-label="Replacements of this order">
        {replacements.map(({ orderNumber, state, placedAt, units, isGivenUp, mayGiveUp }) => (
          <li key={orderNumber} className="flex flex-wrap items-center gap-x-3">
            <Link to={`/admin/orders/${orderNumber}`} className="link inline-flex min-h-11 items-center">
              {orderNumber}
            </Link>
            <Badge>{isGivenUp ? 'Given up' : staffLabelOf(state)}</Badge>
            <span className="text-moss">
              {units === 1 ? '1 unit' : `${units} units`}, {formatMoment(placedAt)}
            </span>
            {mayGiveUp && (
              <Button variant="quiet" busy={isPending} onClick={() => mutate(orderNumber)}>
                It failed too: free its units for a refund
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && <Notice tone="error">{error.message}</Notice>}
    </div>
  );
}
