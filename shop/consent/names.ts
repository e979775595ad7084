import type { ConsentPurpose } from './contract.ts';

/** Apart from the texts, which every page loads. */
export const consentNames: Record<ConsentPurpose, string> = {
  account: 'Your account and its mails',
  newsletter: 'Newsletter',
  'app-notice': 'News of the app',
  'back-in-stock': 'News of a product that is back',
};
