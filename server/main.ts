import { runShop } from './run-shop.ts';
import { startShop } from './start-shop.ts';

await runShop((config, log, onLost) =>
  startShop(config, log, {
    assets: 'build/client',
    loadPages: () => import('virtual:react-router/server-build'),
    say: (line) => process.stdout.write(`${line}\n`),
    onLost,
  }),
);
