import type { LiveOffer } from '#shop/pricing/offers/live-offer.ts';
import type { OfferTerms } from '#shop/pricing/offers/offer-terms.ts';

/** A promotion that was started, as the processes of the shop know it. */
export type Promotion = OfferTerms & {
  isFirstOrder: boolean;
  perCustomer: number | null;
  needsCode: boolean;
  isForNewsletter: boolean;
  /** Names an offer that comes with the demo. */
  demoKey: string | null;
  /** A count of uses limits it. The transaction of an order reads the count. */
  isLimited: boolean;
  /** All its uses are taken. */
  isUsedUp: boolean;
  startsAt: Date | null;
  /** Its last moment, by its rule or by the owner. */
  endsAt: Date | null;
};

export function isLive({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);
}

/** Returns the terms that an order stores. */
export function termsOf({
  isFirstOrder: _first,
  perCustomer: _per,
  needsCode: _code,
  isForNewsletter: _newsletter,
  demoKey: _demo,
  isLimited: _limited,
  isUsedUp: _used,
  startsAt: _starts,
  endsAt: _ends,
  ...terms
}: Promotion): OfferTerms {
  return terms;
}

/** Returns how texts of the shop point at a promotion. */
export function refOf({ id, demoKey }: Pick<Promotion, 'id' | 'demoKey'>): string {
  return demoKey === null ? String(id) : `demo:${demoKey}`;
}

/** Returns the offers that customers can have now. */
export function offersOf(promotions: readonly Promotion[], now = new Date()): LiveOffer[] {
  return promotions
    .filter((one) => isLive(one, now) && !one.isUsedUp)
    .map((one) => ({
      ref: refOf(one),
      terms: termsOf(one),
      isFirstOrder: one.isFirstOrder,
      isPersonal: one.isFirstOrder || one.perCustomer !== null,
      needsCode: one.needsCode,
      isForNewsletter: one.isForNewsletter,
    }));
}
