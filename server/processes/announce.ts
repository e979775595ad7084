import type { ShopConfig } from '../config.ts';
import { mailboxUrl } from '../dev-pages.ts';

/** Says where the shop is open. Its lines reach logs that many people read, so they hold no key. */
export function announce(config: ShopConfig, say: (line: string) => void): void {
  say(`\n${config.SHOP_NAME} is open: ${config.PUBLIC_URL}`);
  if (config.MAIL_URL) return;
  say(`Its mail arrives at: ${mailboxUrl(config)}`);
  if (config.SHOP_DEMO) say('Behind a proxy it asks for a key: npm run staff -- --mailbox');
}
