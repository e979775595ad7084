import { mailboxUrl } from '#platform/server/secrets/mailbox-key.ts';
import type { ShopConfig } from '../config.ts';

type Options = { say: (line: string) => void; isTerminal?: boolean | undefined };

/** Says where the shop is open. A terminal shows the key of the mailbox to the person who started the shop. Logs reach others. */
export function announce(config: ShopConfig, { say, isTerminal = process.stdout.isTTY }: Options): void {
  say(`\n${config.SHOP_NAME} is open: ${config.PUBLIC_URL}`);
  if (config.MAIL_URL) return;
  say(
    isTerminal
      ? `Its mail arrives at: ${mailboxUrl(config)}`
      : 'Its mail arrives in a mailbox. This prints its address and key: npm run staff -- --mailbox',
  );
}
