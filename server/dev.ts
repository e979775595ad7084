import { existsSync } from 'node:fs';
import { createServer } from 'vite';
import { readConfig } from '#platform/server/config.ts';
import { createLog } from '#platform/server/log.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import type { startShop as startShopType } from './start-shop.ts';

/** `npm run dev`: the same shop, its code loaded through Vite, so that a change is seen at once. */
process.env.NODE_ENV = 'development';
if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const config = readConfig(process.env);
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const { startShop } = (await vite.ssrLoadModule('/server/start-shop.ts')) as {
    startShop: typeof startShopType;
  };
  const shop = await startShop(config, createLog(config.LOG_LEVEL), {
    loadPages: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
    inFront: vite.middlewares,
    say: (line) => process.stdout.write(`${line}\n`),
  });
  const end = () => void Promise.all([shop.close(), vite.close()]).then(() => process.exit(0));
  process.once('SIGINT', end).once('SIGTERM', end);
} catch (error) {
  if (!(error instanceof Error && error.name === StartRefusal.name)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}
