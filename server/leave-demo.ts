import { newestBackup } from '#database/backup/newest-backup.ts';
import type { BackupSettings } from '#database/backup/settings.ts';
import { countDemoProducts, showDemo } from '#database/demo/show-demo.ts';
import { readRemoval, wasDemoRemoved } from '#database/demo/read-removal.ts';
import { beginRemoval, cancelRemoval, listChangedDemo } from '#database/demo/remove-demo.ts';
import { removalJob } from '#database/demo/removal-job.ts';
import { countDemo } from '#database/demo/test-orders.ts';
import { hourMs } from '#platform/india-time.ts';
import type { ResponseCache } from '#platform/server/cache/response-cache.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { errorFields, type Log } from '#platform/server/log.ts';
import { isRemoving } from '#shop/opening/removal.ts';
import type { BackupState, OpeningTools } from '#shop/opening/server/opening-tools.ts';
import type { ShopConfig } from './config.ts';
import { unsafeSettings } from './refuse-unsafe.ts';
import { withoutDemo } from './settings/live-config.ts';

const recentMs = 26 * hourMs;
const lookEveryMs = 1_000;

/**
 * Returns the settings of a start. They are those of a real shop once the demo was removed. Shows the products of the demo while it is
 * on and hides them while it is off, so a tried demo never goes on sale.
 */
export async function readDemoState(db: Db, config: ShopConfig, log: Log): Promise<ShopConfig> {
  const isOn = config.SHOP_DEMO && !(await wasDemoRemoved(db));
  await showDemo(db, isOn);
  const left = isOn ? 0 : await countDemoProducts(db);
  if (left > 0)
    log.error(`the shop takes no orders while it holds ${left} products of the demo: /admin/start`);
  return isOn || !config.SHOP_DEMO ? { ...config } : withoutDemo(config);
}

/**
 * Turns `config.SHOP_DEMO` off in this process once any process has removed the demo. Asks the database each second, and only
 * while the demo is on or its products are still there.
 */
export function watchDemo(
  { db, config, log }: { db: Db; config: ShopConfig; log: Log },
  cache: Pick<ResponseCache, 'clear'>,
) {
  let isLeft = !config.SHOP_DEMO;
  let isUnderWay = false;
  const check = async () => {
    const removal = await readRemoval(db);
    isUnderWay = isRemoving(removal?.state);
    if (config.SHOP_DEMO && removal?.state === 'done') {
      // The owner may have chosen the simulator since the removal began.
      Object.assign(config, withoutDemo(config));
      isLeft = true;
      cache.clear();
    }
    if (isLeft) isLeft = (await countDemoProducts(db)) > 0;
    if (!config.SHOP_DEMO && !isLeft && !isUnderWay) clearInterval(timer);
  };
  const checkSafely = () =>
    check().catch((error: unknown) => log.warn('demo not looked at', errorFields(error)));
  const timer = setInterval(checkSafely, lookEveryMs).unref();

  const opening: OpeningTools = {
    // Without the demo the simulator of payments becomes none, and a courier has to be chosen.
    blockers: () =>
      config.SHOP_DEMO ? unsafeSettings({ ...withoutDemo(config), COURIER: config.COURIER }) : [],
    isClosed: () => isLeft || isUnderWay,
    readDemo: async () => ({
      products: await countDemoProducts(db),
      changed: await listChangedDemo(db),
      removal: await readRemoval(db),
    }),
    countDemo: (keep) => countDemo(db, keep),
    removeDemo: async ({ products, orders, keep }) => {
      await inTransaction(db, async (tx) => {
        await beginRemoval(tx, { seen: { products, orders }, keep });
        await enqueue(tx, removalJob, {});
      });
      await check();
    },
    cancelRemoval: async () => {
      const wasThere = await cancelRemoval(db);
      await check();
      return wasThere;
    },
    readBackup: () => readBackup(config),
  };
  return { opening, ready: checkSafely(), check, stop: async () => clearInterval(timer) };
}

async function readBackup(config: BackupSettings): Promise<BackupState> {
  if (config.BACKUP_DIR === undefined) return 'off';
  const { at, isReadable } = await newestBackup(config);
  if (at === null) return 'none';
  if (!isReadable) return 'unreadable';
  return Date.now() - at.getTime() < recentMs ? 'recent' : 'old';
}
