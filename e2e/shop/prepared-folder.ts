import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyDatabase } from '#database/testing/copy-data-folder.ts';
import { fingerprintOf, hashOf, whileLocked } from '#database/template.ts';
import { makeDataFolder, removeDataFolder } from './data-folder.ts';
import { ShopProcess } from './shop-process.ts';

const all = resolve('.cache/journey-data');

/**
 * Returns a new data folder as the first start of the built shop leaves it, with the demo. The first caller of a build and a day has
 * the shop start on an empty folder, since each journey with a shop of its own would pay for the tables and the demo again.
 */
export async function copyPreparedFolder(port: number): Promise<string> {
  const prepared = await whileLocked(process.env.JOURNEY_POSTGRES_URL!, () => prepareFolder(port));
  const copy = makeDataFolder();
  copyDatabase(prepared, copy);
  copyFileSync(join(prepared, 'server.key'), join(copy, 'server.key'));
  return copy;
}

async function prepareFolder(port: number): Promise<string> {
  const built = readdirSync('build/server').join();
  const prepared = join(all, hashOf(['build/server/index.js'], `${built} ${fingerprintOf('seeded')}`));
  if (existsSync(prepared)) return prepared;
  mkdirSync(all, { recursive: true });
  for (const outdated of readdirSync(all)) removeDataFolder(join(all, outdated));
  const unfinished = makeDataFolder(join(all, 'unfinished'));
  const shop = new ShopProcess(port, { DATA_DIR: unfinished, MAIL_URL: '', SHOP_DEMO: 'on' });
  await shop.open().finally(() => shop.stop());
  renameSync(unfinished, prepared);
  return prepared;
}
