import { randomBytes } from 'node:crypto';
import { cloneTemplate } from '#database/template.ts';
import type { Db } from '#platform/server/db.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { openServerKey } from '#platform/server/secrets/server-key.ts';
import { giveRole } from '#shop/accounts/admin/server/give-role.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { Courier } from './courier.ts';
import { EmailSink } from './email-sink.ts';
import { openKeptDatabase } from './kept-database.ts';
import { SharedData } from './shared-data.ts';
import { ShopProcess } from './shop-process.ts';

const firstPort = Number(process.env.JOURNEY_PORT ?? 4020);

/** Only journeys about held orders order for more. */
export const heldAboveRupees = 9_000;

/** One worker's shop: its own database, email sink, courier simulator, port and data folder. */
export type JourneyShop = Pick<SharedData, 'addCategory' | 'addProduct' | 'changeProduct' | 'settle'> & {
  url: string;
  emails: EmailSink;
  courier: Courier;
  process: ShopProcess;
  secondPort: number;
  giveRole: (email: string, role: StaffRole) => Promise<void>;
  /** Runs `work` on the shop's database and queue, like a second worker. */
  onDatabase: <Result>(work: (shop: { db: Db }) => Promise<Result>) => Promise<Result>;
};

/** Clones the seeded template and opens a shop on it while `use` runs. */
export async function withJourneyShop(
  worker: number,
  use: (shop: JourneyShop) => Promise<void>,
): Promise<void> {
  const ports = portsOf(worker);
  const database = await cloneDatabase();
  const emails = new EmailSink();
  const token = randomBytes(16).toString('hex');
  const shop = new ShopProcess(ports.shop, {
    DATABASE_URL: database,
    MAIL_URL: await emails.open(),
    SIMULATOR_PORT: String(ports.simulator),
    SIMULATOR_TOKEN: token,
    SIMULATOR_STEP_SECONDS: '0',
    TRACKING_SECONDS: '1',
    HOLD_ORDERS_ABOVE_RUPEES: String(heldAboveRupees),
  });
  try {
    await shop.open();
    openServerKey(shop.dataDir);
    await withDatabase(database, async (db) => {
      const sharedData = new SharedData(db, shop.url);
      await sharedData.note();
      await use({
        url: shop.url,
        emails,
        courier: new Courier(ports.simulator, token),
        process: shop,
        secondPort: ports.second,
        addCategory: (name, place) => sharedData.addCategory(name, place),
        addProduct: (name, model) => sharedData.addProduct(name, model),
        changeProduct: (slug, changes) => sharedData.changeProduct(slug, changes),
        settle: () => sharedData.settle(),
        giveRole: (email, role) => giveRole(db, { email, role }),
        onDatabase: (work) => work({ db }),
      });
    });
  } finally {
    await shop.close();
    await emails.close();
  }
}

/** A new copy per worker process, since a crashed worker may have left its own behind. */
export async function cloneDatabase(): Promise<string> {
  const { JOURNEY_POSTGRES_URL, JOURNEY_TEMPLATE } = process.env;
  return cloneTemplate(JOURNEY_POSTGRES_URL!, JOURNEY_TEMPLATE!, `journey_${randomBytes(6).toString('hex')}`);
}

/** Opens the shop's database and queue while `use` runs. The shop alone runs the jobs. */
async function withDatabase(url: string, use: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = await openKeptDatabase(url, 3);
  try {
    const queue = await openQueue(url, silentLog, { runs: false });
    await use(db).finally(queue.close);
  } finally {
    await close();
  }
}

/** Workers never share a port. `JOURNEY_PORT` moves all of them, so that two runs do not collide. */
function portsOf(worker: number) {
  const base = firstPort + worker * 10;
  return { shop: base, simulator: base + 1, second: base + 2 };
}
