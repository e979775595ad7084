import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { startEmbeddedPostgres } from '#database/embedded.ts';

export const shopPort = 4090;
export const barePort = 4091;
export const shopUrl = `http://127.0.0.1:${shopPort}`;
export const bareUrl = `http://127.0.0.1:${barePort}`;

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
  },
};

type Opened = { databaseUrl: string; close: () => Promise<void> };

/** Opens the built shop on its own embedded database, which the benchmark reaches too. `onLog` receives its log. */
export async function openShop(
  settings: Settings = limitSettings.off,
  onLog?: (text: string) => void,
): Promise<Opened> {
  const postgres = await startEmbeddedPostgres({ dataDir: '.cache/bench' });
  const shop = spawn(process.execPath, ['build/server/index.js'], {
    stdio: ['ignore', onLog ? 'pipe' : 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(shopPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: shopUrl,
      DATA_DIR: '.cache/bench/shop',
      DATABASE_URL: postgres.shopUrl,
      LOG_LEVEL: onLog ? 'info' : 'error',
      ...settings,
    },
  });
  if (onLog) shop.stdout?.setEncoding('utf8').on('data', onLog);
  await untilReady(shop);
  return {
    databaseUrl: postgres.shopUrl,
    close: async () => {
      await end(shop);
      await postgres.stop();
    },
  };
}

/** Starts a bare server that repeats the recorded responses. */
export async function openBareServer(recorded: object): Promise<() => Promise<void>> {
  const bare = spawn(process.execPath, ['bench/bare-server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(barePort) },
  });
  bare.send(recorded);
  await once(bare, 'message');
  return () => end(bare);
}

async function untilReady(shop: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (shop.exitCode !== null) throw new Error('The shop did not start.');
    const ready = await fetch(`${shopUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The shop was not ready within 30 seconds.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
