import { newestBackup } from '#database/backup/newest-backup.ts';
import { removeDemo, wasDemoRemoved } from '#database/remove-demo.ts';
import { hourMs } from '#platform/india-time.ts';
import type { ResponseCache } from '#platform/server/cache/response-cache.ts';
import type { Db } from '#platform/server/db.ts';
import { errorFields, type Log } from '#platform/server/log.ts';
import type { OpeningTools } from '#shop/opening/admin/contract.ts';
import { couriers } from '#shop/shipping/couriers/couriers.ts';
import type { ShopConfig } from './config.ts';
import { unsafeSettings } from './refuse-unsafe.ts';

const recentMs = 26 * hourMs;
const lookEveryMs = 1_000;

/** Returns the settings of a start. They are those of a real shop once the demo was removed. */
export async function readDemoState(db: Db, config: ShopConfig): Promise<ShopConfig> {
  if (!config.SHOP_DEMO || !(await wasDemoRemoved(db))) return { ...config };
  const COURIER = couriers[config.COURIER].isSimulated ? 'manual' : config.COURIER;
  return { ...config, SHOP_DEMO: false, COURIER };
}

/**
 * Turns `config.SHOP_DEMO` off in this process once any process has removed the demo. Asks the database each second, and only
 * while the demo is on.
 */
export function watchDemo(
  { db, config, log }: { db: Db; config: ShopConfig; log: Log },
  cache: Pick<ResponseCache, 'clear'>,
) {
  const check = async () => {
    if (!config.SHOP_DEMO || !(await wasDemoRemoved(db))) return;
    config.SHOP_DEMO = false;
    cache.clear();
    clearInterval(timer);
  };
  const checkSafely = () =>
    check().catch((error: unknown) => log.warn('demo not looked at', errorFields(error)));
  const timer = setInterval(checkSafely, lookEveryMs).unref();
  if (!config.SHOP_DEMO) clearInterval(timer);

  const opening: OpeningTools = {
    blockers: () => unsafeSettings({ ...config, SHOP_DEMO: false }),
    removeDemo: async ({ products }) => {
      await removeDemo(db, { seen: products });
      await check();
    },
    hasRecentBackup: async () => {
      const { at, isReadable } = await newestBackup(config);
      return isReadable && at !== null && Date.now() - at.getTime() < recentMs;
    },
  };
  return { opening, stop: async () => clearInterval(timer) };
}
