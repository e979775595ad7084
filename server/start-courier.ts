import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from '#platform/server/config.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import type { Courier } from '#shop/delivery/courier.ts';
import { openDelhivery } from '#shop/delivery/server/shipments/delhivery.ts';

const startMs = 10_000;

/** The courier the settings name: Delhivery, or the simulator, a child of this process that speaks the same protocol. */
export async function startCourier(config: Config): Promise<{ courier: Courier; stop: () => Promise<void> }> {
  const sender = { pickupLocation: config.PICKUP_LOCATION, sellerName: config.SHOP_NAME };
  if (config.COURIER === 'delhivery') {
    const courier = openDelhivery({ url: config.DELHIVERY_URL, token: config.DELHIVERY_TOKEN ?? '', sender });
    return { courier, stop: async () => {} };
  }
  const token = randomBytes(16).toString('hex');
  const simulator = fork(join('shop', 'delivery', 'simulator', 'simulate-courier.ts'), {
    env: { ...process.env, DATA_DIR: config.DATA_DIR, SIMULATOR_TOKEN: token },
    detached: true,
  });
  const listening = once(simulator, 'message', { signal: AbortSignal.timeout(startMs) });
  const [{ port }] = (await listening.catch(() => {
    simulator.kill('SIGKILL');
    throw new StartRefusal('courier', 'The courier simulator did not start. Is DATA_DIR writable?');
  })) as [{ port: number }];
  const courier = openDelhivery({ url: `http://127.0.0.1:${port}`, token, sender });
  return {
    courier,
    stop: async () => {
      if (simulator.exitCode !== null || simulator.signalCode !== null) return;
      simulator.kill('SIGTERM');
      await once(simulator, 'exit');
    },
  };
}
