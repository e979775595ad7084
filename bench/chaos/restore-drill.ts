import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { killServer } from '#database/embedded/testing.ts';
import { checkInvariants, reportOf } from '#database/invariants/check-invariants.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { type Db, openDatabase } from '#platform/server/db.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { openServerKey } from '#platform/server/secrets/server-key.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/orders/server/place-order.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';

// npm run drill:restore: backs up an embedded database among orders, kills it, removes its whole folder, restores the backup,
// and checks the ten invariants. Every order that was acknowledged before the backup began must be there.

const folder = '.cache/restore-drill';
const dataDir = join(folder, 'shop');
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  BACKUP_DIR: join(folder, 'backups'),
  BACKUP_KEY: 'a key of the drill, which is no secret',
};
const ordersFirst = 100;
const lanes = 4;
const run = promisify(execFile);

rmSync(folder, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
chmodSync(folder, 0o755);

const shop = await openShop();
const load = startOrders(shop.db);
await load.untilAcknowledged(ordersFirst);
const before = load.acknowledged.length;
const backupMs = await timed(() => run(process.execPath, ['database/backup-command.ts'], { env }));
const during = load.acknowledged.length;
await load.untilAcknowledged(during + lanes);
await load.stop();
killServer(dataDir);
await shop.close();
rmSync(dataDir, { recursive: true });

const restoreMs = await timed(() => run(process.execPath, ['database/restore-command.ts'], { env }));
const began = performance.now();
const restored = await openShop();
const startMs = performance.now() - began;
const broken = await checkInvariants(restored.db, { store: pictureStore({ DATA_DIR: dataDir }) });
const { rows } = await restored.db.execute<{ id: string }>(sql`select id from orders`);
await restored.close();

const kept = new Set(rows.map(({ id }) => id));
const missing = load.acknowledged.slice(0, before).filter((id) => !kept.has(id)).length;
const isGood = missing === 0 && broken.length === 0;
const table = {
  'orders acknowledged before the backup began': before,
  'of these missing after the restore': missing,
  'orders acknowledged while it ran': during - before,
  'orders acknowledged until everything was destroyed': load.acknowledged.length,
  'orders after the restore': kept.size,
  'invariants broken': broken.length,
  'backup under load, in seconds': seconds(backupMs),
  'restore, in seconds': seconds(restoreMs),
  'recovery and start of the database, in seconds': seconds(startMs),
};
process.stdout.write(`${reportOf(broken)}\n\n`);
for (const [what, value] of Object.entries(table)) process.stdout.write(`${what}: ${value}\n`);
process.stdout.write(
  isGood ? '\nKept: the shop is back as it was at the backup.\n' : '\nBROKEN: see above.\n',
);
process.exit(isGood ? 0 : 1);

async function openShop() {
  const postgres = await startEmbeddedPostgres({ dataDir });
  openServerKey(dataDir);
  await migrateDatabase(postgres.shopUrl);
  const queue = await openQueue(postgres.shopUrl, silentLog);
  const { db, close } = openDatabase(postgres.shopUrl);
  /** The database may be dead. */
  const closeAll = async () => {
    await queue.close().catch(() => {});
    await close().catch(() => {});
    await postgres.stop();
  };
  return { db, close: closeAll };
}

/** Places orders in `lanes` until told to stop. */
function startOrders(db: Db) {
  const ending = new AbortController();
  const acknowledged: string[] = [];
  const place = async () => {
    const { id: userId } = await makeUser(db);
    const product = await makeProduct(db, { stock: 1_000_000 });
    while (!ending.signal.aborted) {
      const body = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: 50_000 }]);
      await placeOrder(db, { userId, order: { ...body, buyNow: true } });
      acknowledged.push(body.orderId);
    }
  };
  const placing = Promise.all(Array.from({ length: lanes }, place));
  return {
    acknowledged,
    untilAcknowledged: async (count: number) => {
      while (acknowledged.length < count)
        await Promise.race([placing, new Promise((later) => setTimeout(later, 20))]);
    },
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

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}
