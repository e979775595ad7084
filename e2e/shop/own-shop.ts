import { test } from '@playwright/test';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { runningUrl } from '#database/embedded.ts';
import { readConfig } from '#platform/server/config.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { giveRole } from '#shop/accounts/admin/server/give-role.ts';
import { makeDataFolder, removeDataFolder } from './data-folder.ts';
import { EmailSink } from './email-sink.ts';
import { openKeptDatabase } from './kept-database.ts';
import { copyPreparedFolder } from './prepared-folder.ts';
import { ShopProcess } from './shop-process.ts';

export type OwnShop = {
  url: string;
  emails: EmailSink;
  log: () => string;
  /** Stops the shop and starts it with these settings beside its own. */
  restart: (settings?: Record<string, string>) => Promise<void>;
  makeOwner: (email: string) => Promise<void>;
  /** Checks what `npm run invariants` checks, pictures too. */
  brokenInvariants: () => Promise<string[]>;
};

/**
 * Opens a shop of a journey's own, for changes that the other journeys of the worker must not see. Its database lies in its data folder,
 * so that the shop backs it up without the programs of PostgreSQL.
 */
export async function withOwnShop(
  port: number,
  settings: Record<string, string>,
  use: (shop: OwnShop) => Promise<void>,
): Promise<void> {
  // The shop may be the first to fill the demo, and may back it up.
  test.setTimeout(480_000);
  const emails = new EmailSink();
  const own = {
    DATA_DIR: await copyPreparedFolder(port),
    BACKUP_DIR: makeDataFolder(),
    MAIL_URL: await emails.open(),
  };
  let shop = new ShopProcess(port, { ...own, ...settings });
  const restart = async (changed: Record<string, string> = {}) => {
    await shop.stop();
    shop = new ShopProcess(port, { ...own, ...settings, ...changed });
    await shop.open();
  };
  try {
    await shop.open();
    await use({
      url: shop.url,
      emails,
      log: () => shop.log.join(''),
      restart,
      makeOwner: async (email) => {
        const { db, close } = await openKeptDatabase(runningUrl({ dataDir: own.DATA_DIR }), 1);
        await giveRole(db, { email, role: 'owner' }).finally(close);
      },
      brokenInvariants: async () => {
        const { db, close } = await openKeptDatabase(runningUrl({ dataDir: own.DATA_DIR }), 1);
        const store = pictureStore(readConfig(own));
        const broken = await checkInvariants(db, { store }).finally(close);
        return broken.map(({ name, what }) => `${name}: ${what}`);
      },
    });
  } finally {
    await shop.stop();
    await emails.close();
    removeDataFolder(own.DATA_DIR);
    removeDataFolder(own.BACKUP_DIR);
  }
}
