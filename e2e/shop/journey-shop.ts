import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import pg from 'pg';
import { cloneTemplate } from '#database/template.ts';
import { openDatabase, type OpenDatabase } from '#platform/server/db.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { openServerKey } from '#platform/server/secrets/server-key.ts';
import { giveRole } from '#shop/accounts/server/set-role.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { Courier } from './courier.ts';
import { EmailSink } from './email-sink.ts';
import { ShopProcess } from './shop-process.ts';

const firstPort = Number(process.env.JOURNEY_PORT ?? 4020);

/** Only journeys about held orders order for more. */
export const heldAboveRupees = 9_000;

type ProductChanges = { mrpPaise?: number; discountPercent?: number; stock?: number; seller?: string };

/** One worker's shop: its own database, email sink, courier simulator, port and data folder. */
export type JourneyShop = {
  url: string;
  emails: EmailSink;
  courier: Courier;
  process: ShopProcess;
  secondPort: number;
  /** Changes a product in the database, as a merchant would. */
  changeProduct: (slug: string, changes: ProductChanges) => Promise<void>;
  /** Makes a registered user staff, as `npm run staff` does. */
  giveRole: (email: string, role: StaffRole) => Promise<void>;
  /** Runs `work` on the shop's database and queue, like a second worker. */
  onDatabase: <Result>(work: (shop: OpenDatabase) => Promise<Result>) => Promise<Result>;
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
    await use({
      url: shop.url,
      emails,
      courier: new Courier(ports.simulator, token),
      process: shop,
      secondPort: ports.second,
      changeProduct: async (slug, changes) => {
        await changeProduct(database, slug, changes);
        await untilShown(shop.url, slug, changes);
      },
      giveRole: (email, role) =>
        onDatabase(database, shop.dataDir, ({ db }) => giveRole(db, { email, role })),
      onDatabase: (work) => onDatabase(database, shop.dataDir, work),
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

/** A change reaches kept responses within a second. */
async function untilShown(url: string, slug: string, { mrpPaise, stock, discountPercent }: ProductChanges) {
  const wanted = { price: mrpPaise && mrpPaise / 100, stockQuantity: stock, discount: discountPercent };
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  await expect
    .poll(async () => (await fetch(`${url}/api/products/${slug}`)).json(), { intervals: [100] })
    .toMatchObject(given);
}

async function changeProduct(database: string, slug: string, changes: ProductChanges): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update products set mrp_paise = coalesce($2, mrp_paise), stock = coalesce($3, stock),
         discount_percent = coalesce($4, discount_percent), seller = coalesce($5, seller) where slug = $1`,
      [slug, changes.mrpPaise, changes.stock, changes.discountPercent, changes.seller],
    );
    if (rowCount !== 1) throw new Error(`The shop has no ${slug}.`);
  } finally {
    await client.end();
  }
}

async function onDatabase<Result>(
  url: string,
  dataDir: string,
  work: (shop: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  openServerKey(dataDir);
  const shop = openDatabase(url, { max: 2 });
  const queue = await openQueue(url, silentLog);
  try {
    return await work(shop);
  } finally {
    await queue.close();
    await shop.close();
  }
}

/** Workers never share a port. `JOURNEY_PORT` moves all of them, so that two runs do not collide. */
function portsOf(worker: number) {
  const base = firstPort + worker * 10;
  return { shop: base, simulator: base + 1, second: base + 2 };
}
