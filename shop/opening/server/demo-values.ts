import { isLocalUrl } from '#platform/local-url.ts';
import { platformSettings } from '#platform/server/config.ts';
import { parseSettings } from '#platform/server/settings.ts';
import { invoiceSettings } from '#shop/invoices/server/settings.ts';
import type { LegalConfig } from '#shop/legal/server/settings.ts';
import { shippingSettings } from '#shop/shipping/server/settings.ts';

const demo = {
  ...parseSettings(platformSettings, {}),
  ...parseSettings(invoiceSettings, {}),
  ...parseSettings(shippingSettings, {}),
};

/** Values of a shop that the demo may have set. None of it stops an order. */
const looked = [
  'PUBLIC_URL',
  'SHOP_NAME',
  'SHOP_TAGLINE',
  'SHOP_EMAIL',
  'SHOP_PHONE',
  'MAIL_FROM',
  'SELLER_STATE',
  'PICKUP_LOCATION',
  'PICKUP_PINCODE',
] as const;

export type DemoValue = (typeof looked)[number];

/**
 * Returns the settings that still have the value of the demo, and `PUBLIC_URL` while it names this machine. A value that the demo and the
 * merchant share is the merchant's when another own setting proves it: the GSTIN or the missing registration its state, the address its pincode.
 */
export function demoValues(config: LegalConfig): DemoValue[] {
  const isOwn: Partial<Record<DemoValue, boolean>> = {
    PUBLIC_URL: !isLocalUrl(config.PUBLIC_URL),
    SELLER_STATE: config.SELLER_GSTIN !== demo.SELLER_GSTIN || config.TAX_STATUS === 'unregistered',
    PICKUP_PINCODE:
      config.SELLER_ADDRESS !== demo.SELLER_ADDRESS && config.SELLER_ADDRESS.includes(config.PICKUP_PINCODE),
  };
  return looked.filter((name) => (name === 'PUBLIC_URL' || config[name] === demo[name]) && !isOwn[name]);
}
