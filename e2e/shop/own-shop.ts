import { giveRole } from '#shop/accounts/admin/server/give-role.ts';
import { makeDataFolder, removeDataFolder } from './data-folder.ts';
import { EmailSink } from './email-sink.ts';
import { cloneDatabase } from './journey-shop.ts';
import { openKeptDatabase } from './kept-database.ts';
import { ShopProcess } from './shop-process.ts';

export type OwnShop = {
  url: string;
  emails: EmailSink;
  /** What the shop has logged since its newest start. */
  log: () => string;
  /** Stops the shop and starts it with these settings beside its own. */
  restart: (settings?: Record<string, string>) => Promise<void>;
  /** Makes a registered user the owner, as `npm run staff` does. */
  makeOwner: (email: string) => Promise<void>;
};

/** Opens a shop of a journey's own, for changes that the other journeys of the worker must not see. */
export async function withOwnShop(
  port: number,
  settings: Record<string, string>,
  use: (shop: OwnShop) => Promise<void>,
): Promise<void> {
  const emails = new EmailSink();
  const database = await cloneDatabase();
  const { db, close } = await openKeptDatabase(database, 1);
  const own = {
    DATABASE_URL: database,
    DATA_DIR: makeDataFolder(),
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
      makeOwner: (email) => giveRole(db, { email, role: 'owner' }),
    });
  } finally {
    await close();
    await shop.stop();
    await emails.close();
    removeDataFolder(own.DATA_DIR);
    removeDataFolder(own.BACKUP_DIR);
  }
}
