import { StartRefusal } from '#platform/server/start-refusal.ts';
import { couriers } from '#shop/shipping/couriers/couriers.ts';
import { isProviderName, providers } from '#shop/payments/providers/providers.ts';
import type { ShopConfig } from './config.ts';

/** Throws a StartRefusal that names every setting that is unsafe for a public shop. */
export function refuseUnsafe(config: ShopConfig): void {
  const unsafe = unsafeSettings(config);
  if (unsafe.length > 0)
    throw new StartRefusal('setting', `The settings are unsafe for a public shop: ${unsafe.join('; ')}.`);
}

/** Returns the reasons why a public shop must not start with these settings. */
export function unsafeSettings(config: ShopConfig): string[] {
  const isPublic = !config.SHOP_DEMO || config.PUBLIC_URL.startsWith('https:');
  return [
    isPublic &&
      !config.MAIL_URL &&
      'MAIL_URL is missing, so that the built-in mailbox would hold sign-in codes',
    isPublic && !config.RATE_LIMITS && 'RATE_LIMITS is off',
    !config.SHOP_DEMO &&
      couriers[config.COURIER].isSimulated &&
      `COURIER is ${config.COURIER}, which moves no parcel of a real shop`,
    isPublic &&
      isSimulated(config) &&
      `PAYMENT_PROVIDER is ${config.PAYMENT_PROVIDER}, which takes no money of a real shop`,
  ].filter((reason) => reason !== false);
}

function isSimulated({ PAYMENT_PROVIDER: name }: ShopConfig): boolean {
  return isProviderName(name) && providers[name].isSimulated;
}
