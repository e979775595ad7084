import type { Db } from '#platform/server/db.ts';
import type { OfferTerms } from '#shop/pricing/offers/offer-terms.ts';
import { isLive, type Promotion, termsOf } from '#shop/promotions/promotion.ts';
import type { FoundCode } from '#shop/promotions/server/try-code.ts';
import {
  isPersonal,
  type OrderingCustomer,
  type CustomerFacts,
  readCustomerFacts,
} from './customer-facts.ts';

/** The offers that a cart may have, and the refused offers with their reasons. */
export type FoundOffers = {
  open: OfferTerms[];
  lost: { terms: OfferTerms; why: string; isOver?: boolean }[];
  /** The code of the customer, where it belongs to a promotion. */
  code: FoundCode | null;
  /** Only a first order has them, which nobody knows of a guest. */
  assumed: number[];
};

export const noOffers: FoundOffers = { open: [], lost: [], code: null, assumed: [] };

type Params = {
  promotions?: readonly Promotion[] | undefined;
  code: FoundCode | null;
  customer: OrderingCustomer;
  now?: Date;
};

/**
 * Returns the offers of a cart or an order. Without a promotion it reads nothing, and asks about the customer only where a rule does. An
 * account that is unknown counts as one of a first order.
 */
export async function findOffers(db: Db, params: Params): Promise<FoundOffers> {
  const { promotions = [], code, customer, now = new Date() } = params;
  const asked = promotions.filter(({ id, needsCode }) => !needsCode || id === code?.promotionId);
  if (asked.length === 0) return { ...noOffers, code };
  const personal = asked.filter((one) => isPersonal(one) && isLive(one, now));
  const isKnown = customer.userId !== null || customer.phone !== undefined;
  const facts = personal.length > 0 && isKnown ? await readCustomerFacts(db, customer, personal) : null;
  const judged = asked
    .filter(({ startsAt }) => startsAt === null || startsAt <= now)
    .map((one) => ({
      terms: termsOf(one),
      why: whyNot(one, { facts, code, now }),
      isOver: one.isUsedUp || !isLive(one, now),
    }));
  return {
    open: judged.filter(({ why }) => why === null).map(({ terms }) => terms),
    lost: judged.flatMap(({ terms, why, isOver }) => (why === null ? [] : [{ terms, why, isOver }])),
    code,
    assumed: facts ? [] : personal.filter((one) => one.isFirstOrder).map(({ id }) => id),
  };
}

type Judged = { facts: CustomerFacts | null; code: FoundCode | null; now: Date };

function whyNot(promotion: Promotion, { facts, code, now }: Judged): string | null {
  const { id, name, isFirstOrder, perCustomer, isUsedUp, needsCode } = promotion;
  if (!isLive(promotion, now)) return `“${name}” has ended.`;
  if (isUsedUp || (needsCode && code?.isUsedUp)) return usedUp(name);
  if (isFirstOrder && facts && !facts.isFirstOrder) return `“${name}” is for a first order.`;
  if (perCustomer !== null && (facts?.uses[id] ?? 0) >= perCustomer)
    return `You have used “${name}” as often as it is given.`;
  return null;
}

export function usedUp(name: string): string {
  return `“${name}” is used up.`;
}
