import cluster from 'node:cluster';
import type { ServerBuild } from 'react-router';
import { messages } from './processes/keep-running.ts';
import { readRole } from './processes/role.ts';
import { runShop } from './run-shop.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

await runShop(async (config, log, onLost, env) => {
  const role = readRole(process.argv.slice(2), config);
  if (cluster.isPrimary && role !== 'worker' && config.WEB_WORKERS > 1) {
    const { runCluster } = await import('./processes/run-cluster.ts');
    return runCluster(config, log, { role, say, onLost });
  }
  if (cluster.isPrimary)
    process.on('SIGUSR2', () => log.warn('only WEB_WORKERS=2 or more can be replaced without a gap'));
  const { startShop } = await import('./start-shop.ts');
  let pages: Promise<ServerBuild> | undefined;
  const shop = await startShop(config, log, {
    assets: 'build/client',
    loadPages: () => (pages ??= import('virtual:react-router/server-build')),
    role,
    env,
    say,
    onLost,
  });
  if (cluster.isWorker) process.send?.(messages.ready);
  return shop;
});
