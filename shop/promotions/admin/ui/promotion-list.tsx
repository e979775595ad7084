import { countOf } from '#platform/text/count-of.ts';
import { BadgePercent } from 'lucide-react';
import { Link } from 'react-router';
import { useBeginDraft } from '#platform/admin/ui/use-begin-draft.ts';
import { formatRupees } from '#platform/money.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { endpoints, type ListedPromotion } from '../contract.ts';
import { promotionStates } from '../fields.ts';
import { promotionPath, promotionsQuery } from './queries.ts';

/** Every offer, the newest first. */
export function PromotionList({ promotions }: { promotions: ListedPromotion[] }) {
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <p className="max-w-2xl">
        The best offer of a cart applies by itself. Free delivery may stand beside one other offer. An order
        keeps the offer of its day.
      </p>
      <ButtonLink className="self-start" to={promotionPath('new')}>
        New offer
      </ButtonLink>
      {promotions.length === 0 && (
        <EmptyState picture={<BadgePercent strokeWidth={1.25} />} title="No offers yet">
          Draft the first one. No customer gets it before the owner starts it.
        </EmptyState>
      )}
      <ul className="divide-y divide-line">
        {promotions.map((promotion) => (
          <Row key={promotion.id} promotion={promotion} />
        ))}
      </ul>
    </div>
  );
}

/** Stores a copy as a draft and opens it. */
export function useCopiedPromotion() {
  return useBeginDraft({
    create: (copyOf: number) => callApi(endpoints.create, { body: { copyOf } }),
    list: promotionsQuery().queryKey,
    pathOf: promotionPath,
  });
}

function Row({ promotion }: { promotion: ListedPromotion }) {
  const { id, name, sentence, state } = promotion;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      <Link
        to={promotionPath(id)}
        className="link inline-flex min-h-11 min-w-48 flex-1 items-center wrap-anywhere"
      >
        {name}
      </Link>
      <Badge tone={state === 'on' ? 'new' : 'plain'}>{promotionStates[state]}</Badge>
      <span className="w-full wrap-anywhere">{sentence}</span>
      {state !== 'draft' && <span className="w-full text-sm text-moss">{figuresOf(promotion)}</span>}
    </li>
  );
}

/** `12 orders, ₹1,240.00 given away; 3 of 9 customers ordered again` */
export function figuresOf({ uses, given, customers, repeated }: ListedPromotion): string {
  if (uses === 0) return 'No orders yet';
  const again = customers === 0 ? '' : `; ${repeated} of ${countOf(customers, 'customer')} ordered again`;
  return `${countOf(uses, 'order')}, ${formatRupees(given)} given away${again}`;
}
