import { createServer } from 'vite';
import { runShop } from './run-shop.ts';
import type { startShop as startShopType } from './start-shop.ts';

/** `npm run dev` loads the code through Vite, so that a change shows at once. */
process.env.NODE_ENV = 'development';

await runShop(async (config, log, onLost, env) => {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const { startShop } = (await vite.ssrLoadModule('/server/start-shop.ts')) as {
    startShop: typeof startShopType;
  };
  const shop = await startShop(config, log, {
    loadPages: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
    inFront: vite.middlewares,
    say: (line) => process.stdout.write(`${line}\n`),
    onLost,
    env,
  });
  return { close: async () => void (await Promise.all([shop.close(), vite.close()])) };
});
