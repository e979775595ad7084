import type { Db } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import type { Environment } from '#platform/server/settings.ts';
import type { ShopConfig } from '#server/config.ts';
import { watchSettings } from '#server/settings/live-config.ts';
import type { SettingsTools } from '#shop/settings/server/settings-tools.ts';

/** Returns what a started shop has to change its settings, without the look of each second. */
export function settingsTools(
  db: Db,
  { config, env }: { config: ShopConfig; env: Environment },
): SettingsTools {
  const { tools, stop } = watchSettings(
    { db, config, log: silentLog },
    { env, revision: 0, onChange: () => {} },
  );
  void stop();
  return tools;
}
