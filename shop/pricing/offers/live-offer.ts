import type { OfferTerms } from './offer-terms.ts';

/** An offer that customers can have now, as words and pages of the shop point at it. */
export type LiveOffer = {
  /** How a text names it: its id, or `demo:first-order` of an offer that comes with the demo. */
  ref: string;
  terms: OfferTerms;
  isFirstOrder: boolean;
  /** It asks who orders: a first order, or so many times a customer. */
  isPersonal: boolean;
  needsCode: boolean;
  /** Each new subscriber of the newsletter gets a code of it. */
  isForNewsletter: boolean;
};
