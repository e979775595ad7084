import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { startEmbeddedPostgres } from '#database/embedded.ts';

export const shopPort = 4090;
export const barePort = 4091;
export const shopUrl = `http://127.0.0.1:${shopPort}`;
export const bareUrl = `http://127.0.0.1:${barePort}`;

/** The built shop on an embedded database of its own, which the benchmark reaches too. */
export async function openShop(): Promise<{ databaseUrl: string; close: () => Promise<void> }> {
  const postgres = await startEmbeddedPostgres({ dataDir: '.cache/bench' });
  const shop = spawn(process.execPath, ['build/server/index.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(shopPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: shopUrl,
      DATA_DIR: '.cache/bench/shop',
      DATABASE_URL: postgres.shopUrl,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  });
  await untilReady(shop);
  return {
    databaseUrl: postgres.shopUrl,
    close: async () => {
      await end(shop);
      await postgres.stop();
    },
  };
}

/** A bare server that repeats the given answers. */
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
