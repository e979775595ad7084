import type { ShopConfig } from '../config.ts';
import { mailboxUrl } from '../dev-pages.ts';

/** Says where the shop is open. */
export function announce(config: ShopConfig, say: (line: string) => void): void {
  say(`\n${config.SHOP_NAME} is open: ${config.PUBLIC_URL}`);
  if (!config.MAIL_URL) say(`Its mail arrives at: ${mailboxUrl(config)}`);
}
