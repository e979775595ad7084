import cluster from 'node:cluster';
import { dirname, join } from 'node:path';
import { errorFields, type Log } from '#platform/server/log.ts';
import { openServerKey } from '#platform/server/secrets/server-key.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import type { ShopConfig } from '../config.ts';
import { refuseUnsafe } from '../refuse-unsafe.ts';
import { announce } from './announce.ts';
import { answerClusterMetrics } from './cluster-metrics.ts';
import { keepRunning, type KeptProcess, messages } from './keep-running.ts';
import { openPostgres } from './open-postgres.ts';
import type { Role } from './role.ts';
import { waitForDatabase } from './wait-for-database.ts';

type Options = {
  role: Exclude<Role, 'worker'>;
  say: (line: string) => void;
  onLost: (error: Error) => void;
};

/**
 * Opens the shop in several processes: this one keeps the embedded database and starts the others, WEB_WORKERS for customers
 * and with the role `all` one for jobs. The jobs process comes first, since it brings the database up to date.
 * SIGUSR2 replaces one process after the other, and no request is dropped. Throws a StartRefusal.
 */
export async function runCluster(
  config: ShopConfig,
  log: Log,
  { role, say, onLost }: Options,
): Promise<{ close: () => Promise<void> }> {
  refuseUnsafe(config);
  const processes: KeptProcess[] = [];
  let replacing: Promise<void> | undefined;
  process.on('SIGUSR2', () => {
    replacing ??= replaceInTurn(processes, log).finally(() => (replacing = undefined));
  });
  const waiting = waitForDatabase(config, { log, opensPort: true });
  cluster.on('message', (_worker, message) => message === messages.opening && waiting.close());
  const postgres = await waiting
    .until(() => openPostgres(config, { log, say, onLost }))
    .catch((error) => {
      waiting.close();
      throw error;
    });
  const stops = [postgres.stop, async () => waiting.close()];
  const close = async () => {
    await Promise.all(processes.map((one) => one.close()));
    for (const stop of stops.toReversed()) await stop();
  };
  try {
    openServerKey(config.DATA_DIR, config.SERVER_KEY);
    const metrics = await answerClusterMetrics(config, log);
    stops.push(metrics.stop);
    const keep = (kind: 'web' | 'worker') => {
      const start = () => startProcess(kind, postgres);
      const { onReplaced } = metrics;
      const kept = keepRunning({ role: kind, start, log, overlaps: kind === 'web', onReplaced });
      processes.push(kept);
      return kept.ready;
    };
    if (role === 'all') await isReady([keep('worker')]);
    await isReady(Array.from({ length: config.WEB_WORKERS }, () => keep('web')));
    announce(config, { say });
    return { close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

/** The process gives its own reason on stderr. */
async function isReady(started: Promise<boolean>[]): Promise<void> {
  const ready = await Promise.all(started);
  if (ready.includes(false)) throw new StartRefusal('process', 'A process of the shop did not start.');
}

/** An upgrade points the path of the shop to another folder. New processes then work there, and not where this one began. */
const home = join(dirname(process.argv[1] ?? '.'), '../..');

type Addresses = { url: string; ownerUrl: string | undefined };

function startProcess(role: 'web' | 'worker', { url, ownerUrl }: Addresses) {
  cluster.setupPrimary({ args: ['--role', role], cwd: home });
  return cluster.fork({ DATABASE_URL: url, ...(ownerUrl && { DATABASE_OWNER_URL: ownerUrl }) });
}

/** A process that does not start ends the replacement, and the old processes go on. */
async function replaceInTurn(processes: KeptProcess[], log: Log): Promise<void> {
  log.info('processes are replaced', { count: processes.length });
  try {
    for (const one of processes)
      if (!(await one.replace())) return log.error('a new process did not start, so the replacement ends');
    log.info('processes were replaced', { count: processes.length });
  } catch (error) {
    log.error('processes were not replaced', errorFields(error));
  }
}
