import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { memoryEnvironment, nodeArguments } from '../launch/memory.mjs';
import { root } from '../launch/root.mjs';
import { type KeptProcess, until } from './kept-process.ts';
import { type ClusterDatabase, openClusterDatabase } from './open-database.ts';
import { frontUrl, nginx, webAddresses, webPort } from './places.ts';
import { missingPackages } from './programs.ts';
import type { Starter } from './starter.ts';

export type Cluster = {
  url: string;
  database: ClusterDatabase;
  web: KeptProcess[];
  worker: KeptProcess;
  pgbouncer: KeptProcess;
};

type Options = {
  say: (line: string) => void;
  settings?: Record<string, string>;
  /** Fills the empty database before the shop starts. */
  prepare?: (urls: ClusterDatabase['urls']) => Promise<void>;
};

/** Returns one sentence that says why the cluster cannot start, or undefined. */
export function whyNot(): string | undefined {
  if (!existsSync(join(root, 'build/server/index.js')))
    return 'The shop is not built: run npm run build first.';
  return missingPackages();
}

/** Starts the whole cluster: the database, two web processes, a worker and nginx in front. */
export async function openCluster(
  starter: Starter,
  { say, settings = {}, prepare }: Options,
): Promise<Cluster> {
  say('Starting etcd, three PostgreSQL servers with Patroni, HAProxy and PgBouncer …');
  const database = await openClusterDatabase(starter);
  await prepare?.(database.urls);
  const common = {
    ...memoryEnvironment,
    NODE_ENV: 'production',
    WEB_WORKERS: '1',
    DATABASE_URL: database.urls.pooled,
    DATABASE_DIRECT_URL: database.urls.direct,
    DATABASE_OWNER_URL: database.urls.owner,
    DATABASE_READ_URL: database.urls.read,
    PREPARED_STATEMENTS: 'off',
    SERVER_KEY: randomBytes(32).toString('hex'),
    PUBLIC_URL: frontUrl,
    TRUSTED_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const startShop = (name: string, role: 'web' | 'worker', own: Record<string, string> = {}) =>
    starter.startOwn(name, [[process.execPath, ...nodeArguments, 'build/server/index.js', '--role', role]], {
      cwd: root,
      env: { ...common, DATA_DIR: starter.folder(name), ...own },
    });
  say('Starting a worker, two web processes and nginx …');
  const worker = startShop('worker', 'worker');
  const web = webAddresses.map((address, at) =>
    startShop(`web${at + 1}`, 'web', { HOST: address, PORT: String(webPort) }),
  );
  const servers = webAddresses.map((address) => `server ${address}:${webPort} max_fails=1 fail_timeout=2s;`);
  const values = { address: nginx, webServers: servers.join('\n    ') };
  const file = starter.settings('nginx', 'nginx.conf', values);
  starter.start('nginx', [['nginx', '-e', 'stderr', '-c', file]]);
  for (const address of [...webAddresses.map((one) => `http://${one}:${webPort}`), frontUrl])
    await until(address, async () => (await fetch(`${address}/readyz`)).ok, 120_000);
  const pgbouncer = starter.processOf('pgbouncer');
  return { url: frontUrl, database, web, worker, pgbouncer };
}
