import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { keepArchiving } from '#database/backup/archive/keep-archiving.ts';
import { listBackups } from '#database/backup/manifest.ts';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { killServer } from '#database/embedded/testing.ts';
import { minuteMs } from '#platform/india-time.ts';
import { checkInvariants, reportOf } from '#database/invariants/check-invariants.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { type Db, openDatabase } from '#platform/server/db.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { openServerKey } from '#platform/server/secrets/server-key.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { cheapPaise } from './order-maker.ts';

// npm run drill -- restore: places orders, one after the other in each lane, while a backup is made and the changes are archived.
// Then it kills the database, removes its whole folder, restores, and checks the invariants.

const folder = '.cache/restore-drill';
const dataDir = join(folder, 'shop');
const backupSettings = {
  BACKUP_DIR: join(folder, 'backups'),
  BACKUP_KEY: 'a key of the drill, which is no secret',
  BACKUP_KEEP: 7,
};
// The first backup is a command of its own.
Object.assign(process.env, { ...backupSettings, DATA_DIR: dataDir, DATABASE_URL: '' });
const lanes = 4;
/** The goals of the issue, in seconds. */
const goals = { lost: 300, back: 600 };
const run = promisify(execFile);

rmSync(folder, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
chmodSync(folder, 0o755);

const shop = await openShop();
const archiving = keepArchiving({ dataDir, adminUrl: shop.adminUrl }, backupSettings, silentLog);
const load = startOrders(shop.db);
const began = Date.now();
await until(() => listBackups(backupSettings.BACKUP_DIR).length > 0);
const backedUpAt = Date.now();
// The fire comes at any moment between two archivings.
await pause((1.5 + Math.random()) * minuteMs);
await load.stop();
const burntAt = Date.now();
killServer(dataDir);
rmSync(dataDir, { recursive: true });
await Promise.all([archiving.stop(), shop.close()]);

const restoreMs = await timed(() => run(process.execPath, ['database/restore-command.ts']));
const start = performance.now();
const restored = await openShop();
const startMs = performance.now() - start;
// The checks join many new rows.
await restored.db.execute(sql`analyze`);
const broken = await checkInvariants(restored.db, { store: pictureStore({ DATA_DIR: dataDir }) });
const { rows } = await restored.db.execute<{ id: string }>(sql`select id from orders`);
await restored.close();

const kept = new Set(rows.map(({ id }) => id));
const missing = load.acknowledged.filter(({ id }) => !kept.has(id));
const firstLostAt = Math.min(burntAt, ...missing.map(({ at }) => at));
const lost = (burntAt - firstLostAt) / 1000;
const back = (restoreMs + startMs) / 1000;
const table = {
  'orders acknowledged until the fire': load.acknowledged.length,
  'of these acknowledged after the backup began': load.acknowledged.filter(({ at }) => at > began).length,
  'orders after the restore': kept.size,
  'orders lost': missing.length,
  'seconds of data lost (at most 300)': round(lost),
  'invariants broken': broken.length,
  'first backup under load, in seconds': round((backedUpAt - began) / 1000),
  'restore and repeat of the changes, in seconds': round(restoreMs / 1000),
  'seconds until the database serves again (at most 600)': round(back),
};
const isGood = lost <= goals.lost && back <= goals.back && broken.length === 0;
process.stdout.write(`${reportOf(broken)}\n\n`);
for (const [what, value] of Object.entries(table)) process.stdout.write(`${what}: ${value}\n`);
process.stdout.write(isGood ? '\nKept: the shop is back.\n' : '\nBROKEN: see above.\n');
process.exit(isGood ? 0 : 1);

async function openShop() {
  const postgres = await startEmbeddedPostgres({ dataDir });
  openServerKey(dataDir);
  await migrateDatabase(postgres.shopUrl, { owner: postgres.ownerUrl });
  const queue = await openQueue(postgres.shopUrl, silentLog);
  const { db, close } = openDatabase(postgres.shopUrl);
  /** The database may be dead. */
  const closeAll = async () => {
    await queue.close().catch(() => {});
    await close().catch(() => {});
    await postgres.stop();
  };
  return { db, adminUrl: postgres.adminUrl, close: closeAll };
}

/** Places orders in `lanes` until told to stop. */
function startOrders(db: Db) {
  const ending = new AbortController();
  const acknowledged: { id: string; at: number }[] = [];
  const place = async () => {
    const { id: userId } = await makeUser(db);
    const product = await makeProduct(db, { stock: 1_000_000, mrpPaise: cheapPaise });
    while (!ending.signal.aborted) {
      const body = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: cheapPaise }]);
      await placeOrder(db, { userId, order: { ...body, buyNow: true } });
      acknowledged.push({ id: body.orderId, at: Date.now() });
      await pause(25);
    }
  };
  const placing = Promise.all(Array.from({ length: lanes }, place));
  return {
    acknowledged,
    stop: async () => {
      ending.abort();
      await placing;
    },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(20);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
