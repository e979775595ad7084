import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { cpuMsOf } from './load/processor-time.ts';
import { memoryEnvironment, nodeArguments } from '../scripts/launch/memory.mjs';

export const shopPort = 4090;
export const barePort = 4091;
export const limitedPort = 4092;
export const webPort = 4093;
export const shopUrl = `http://127.0.0.1:${shopPort}`;

type Settings = Record<string, string>;

/** Limits are off in most measurements. `on` lifts the caps on orders and sets the network by a proxy header. */
export const limitSettings: Record<'on' | 'off', Settings> = {
  off: { RATE_LIMITS: 'off' },
  on: {
    RATE_LIMITS: 'on',
    TRUSTED_PROXY: 'loopback',
    MAX_OPEN_ORDERS_PER_CUSTOMER: '10000',
    MAX_OPEN_ORDERS_PER_PHONE: '10000',
    MAX_ORDERS_PER_DAY: '10000',
    MAX_OPEN_LINES_PER_PRODUCT: '10000',
    MAX_NEW_CASH_ORDERS_PER_NETWORK: '10000',
    MAX_OPEN_NEW_CASH_ORDERS: '100000',
  },
};

type Databases = { databaseUrl: string; ownerUrl: string };

type Opened = Databases & { pid: number; postgresPid: number; close: () => Promise<void> };

type Place = { port?: number; dataDir?: string };

/** Opens the built shop on its own embedded database, which the benchmark reaches too. `onLog` receives its log. */
export async function openShop(
  settings: Settings = limitSettings.off,
  onLog?: (text: string) => void,
  { port = shopPort, dataDir = '.cache/bench' }: Place = {},
): Promise<Opened> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const urls = { databaseUrl: postgres.shopUrl, ownerUrl: postgres.ownerUrl };
  const shop = await startShop({ port, dataDir, ...urls, settings, onLog });
  return {
    ...urls,
    pid: shop.pid!,
    postgresPid: Number(readFileSync(`${dataDir}/postgres/data/postmaster.pid`, 'utf8').split('\n')[0]),
    close: async () => {
      await end(shop);
      await postgres.stop();
    },
  };
}

type Web = {
  pid: number;
  /** Seconds until it was ready, and the processor time that took, in milliseconds. */
  start: { seconds: number; cpuMs: number };
  close: () => Promise<void>;
};

/** Opens another process of the shop on the same database, which runs no jobs, with its limits on. */
export function openLimitedShop(urls: Databases): Promise<Web> {
  return openWeb(urls, { port: limitedPort, settings: limitSettings.on });
}

/** Opens another process of the shop on the same database, which runs no jobs. */
export function openWebShop(urls: Databases): Promise<Web> {
  return openWeb(urls, { port: webPort, settings: limitSettings.off });
}

async function openWeb(
  { databaseUrl, ownerUrl }: Databases,
  own: Pick<Start, 'port' | 'settings'>,
): Promise<Web> {
  const began = performance.now();
  const shop = await startShop({ ...own, databaseUrl, ownerUrl, dataDir: '.cache/bench', role: 'web' });
  const start = { seconds: (performance.now() - began) / 1000, cpuMs: cpuMsOf(shop.pid) };
  return { pid: shop.pid!, start, close: () => end(shop) };
}

type Start = Databases & {
  port: number;
  dataDir: string;
  settings: Settings;
  role?: 'web' | 'all';
  onLog?: ((text: string) => void) | undefined;
};

async function startShop({
  port,
  dataDir,
  databaseUrl,
  ownerUrl,
  settings,
  role = 'all',
  onLog,
}: Start): Promise<ChildProcess> {
  const shop = spawn(process.execPath, [...nodeArguments, 'build/server/index.js', '--role', role], {
    stdio: ['ignore', onLog ? 'pipe' : 'ignore', 'inherit'],
    env: {
      ...memoryEnvironment,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: `${dataDir}/shop-${port}`,
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: ownerUrl,
      LOG_LEVEL: onLog ? 'info' : 'error',
      DEMO_ORDERS: 'off',
      ...settings,
    },
  });
  if (onLog) shop.stdout?.setEncoding('utf8').on('data', onLog);
  await untilReady(shop, `http://127.0.0.1:${port}`);
  return shop;
}

export async function openBareServer(recorded: object): Promise<{ pid: number; close: () => Promise<void> }> {
  const bare = spawn(process.execPath, ['bench/bare-server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(barePort) },
  });
  bare.send(recorded);
  await once(bare, 'message');
  return { pid: bare.pid!, close: () => end(bare) };
}

async function untilReady(shop: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (shop.exitCode !== null) throw new Error('The shop did not start.');
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The shop was not ready within two minutes.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
