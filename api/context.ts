import type { LivePromotions } from '#shop/promotions/server/live-promotions.ts';
import type { PricingSettings } from '#shop/pricing/server/settings.ts';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db.ts';
import type { ReadReplica } from '#platform/server/cache/read-replica.ts';
import type { Log } from '#platform/server/log.ts';
import type { AccountSettings } from '#shop/accounts/server/settings.ts';
import type { CatalogSettings } from '#shop/catalog/server/settings.ts';
import type { LiveContent } from '#shop/content/server/live-content.ts';
import type { InvoiceSettings } from '#shop/invoices/server/settings.ts';
import type { LegalSettings } from '#shop/legal/server/settings.ts';
import type { OpeningTools } from '#shop/opening/server/opening-tools.ts';
import type { NewsletterSettings } from '#shop/newsletter/server/settings.ts';
import type { BoardSettings } from '#shop/board/server/settings.ts';
import type { CheckoutSettings } from '#shop/checkout/server/settings.ts';
import type { PaymentSettings } from '#shop/payments/server/settings.ts';
import type { PincodeSettings } from '#shop/pincodes/server/settings.ts';
import type { ReturnSettings } from '#shop/returns/server/settings.ts';
import type { ReviewSettings } from '#shop/reviews/server/settings.ts';
import type { SeoSettings } from '#shop/seo/server/settings.ts';
import type { SettingsTools } from '#shop/settings/server/settings-tools.ts';
import type { ShippingSettings } from '#shop/shipping/server/settings.ts';

export type ApiConfig = Config &
  AccountSettings &
  CatalogSettings &
  PincodeSettings &
  ShippingSettings &
  PaymentSettings &
  CheckoutSettings &
  BoardSettings &
  NewsletterSettings &
  PricingSettings &
  InvoiceSettings &
  LegalSettings &
  SeoSettings &
  ReviewSettings &
  ReturnSettings;

export type ShopContext = {
  db: Db;
  /** Connections for orders and sign-in, so that slow reads do not stop them. By default `db` serves all. */
  reservedDb?: Db;
  /**
   * The settings as they are now: a started shop writes changes into them. Take a copy (`snapshotOf`) at the beginning of a request, a
   * job or an email.
   */
  config: ApiConfig;
  log: Log;
  /** Serves public reads while it is current. */
  readReplica?: ReadReplica | undefined;
  /** Only a started shop has them. */
  opening?: OpeningTools;
  /** Only a started shop changes its settings. */
  settings?: SettingsTools;
  /** The published words. Without it a shop shows the texts that come with it. */
  content?: LiveContent;
  /** The started promotions. Without it a shop has none. */
  promotions?: LivePromotions | undefined;
  /** How many processes serve the shop, as far as this one knows. One by default. */
  processes?: number;
};

export type ApiEnv = {
  Variables: ShopContext & {
    requestId: string;
    /** Set by the guard `signedIn`, and by `maybeSignedIn` for signed-in callers. */
    userId?: number;
    /** The session of the bearer token, set with `userId`. */
    sessionId?: number;
  };
};
