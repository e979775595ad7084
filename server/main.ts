import { existsSync } from 'node:fs';
import { readConfig } from '#platform/server/config.ts';
import { createLog, errorFields } from '#platform/server/log.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { startShop } from './start-shop.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', errorFields(error)));
  let shop: Awaited<ReturnType<typeof startShop>> | undefined;
  let ending: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      ending ??= (shop?.close() ?? Promise.resolve()).then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('shutdown failed', errorFields(error));
          process.exit(1);
        },
      );
    });
  shop = await startShop(config, log, {
    assets: 'build/client',
    loadPages: () => import('virtual:react-router/server-build'),
    say: (line) => process.stdout.write(`${line}\n`),
  });
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}
