import { createContext } from 'react-router';
import type { LegalConfig } from '#shop/legal/server/settings.ts';
import type { Db } from '#platform/server/db.ts';
import type { Log } from '#platform/server/log.ts';
import type { Linked } from '#shop/catalog/server/list-categories.ts';
import type { AccountSettings } from '#shop/accounts/server/settings.ts';
import type { PublishedContent } from '#shop/content/published.ts';
import type { LiveOffer } from '#shop/pricing/offers/live-offer.ts';
import type { CheckoutSettings } from '#shop/checkout/server/settings.ts';
import type { PaymentSettings } from '#shop/payments/server/settings.ts';
import type { PincodeSettings } from '#shop/pincodes/server/settings.ts';

export type PageConfig = LegalConfig &
  AccountSettings &
  PincodeSettings &
  Pick<CheckoutSettings, 'BUY_WITHOUT_ACCOUNT'> &
  Pick<PaymentSettings, 'PAYMENT_PROVIDER' | 'PAY_AT_CHECKOUT' | 'PREPAID_SAVING_RUPEES'>;

/** Loaders only read the public catalogue (and count zero-result searches), for every client alike. */
export type PageContext = {
  db: Db;
  config: PageConfig;
  log: Log;
  /** The categories and the products that the words link to, read once for a rendering. */
  linked: () => Promise<Linked>;
  /** The published words, from memory. */
  content: PublishedContent;
  /** The offers that customers can have now. */
  offers: readonly LiveOffer[];
};

/** Marks the renderer's own scripts, the only ones that may run. It differs at each rendering, so no text can contain it. */
export const scriptNonceContext = createContext<string>();

export const pageContext = createContext<PageContext>();

/** The response to a form that a browser without the page's code has posted to the address of the page. Null for other requests. */
export type Posted = { status: number; body: unknown };

export const postedContext = createContext<Posted | null>(null);
