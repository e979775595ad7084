import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import type { Log } from '#platform/server/log.ts';
import { openDelhivery } from '#shop/shipping/server/shipments/delhivery.ts';
import { guardCourier, type GuardedCourier } from '#shop/shipping/server/shipments/guard-courier.ts';
import type { ShopConfig } from '../config.ts';

const startMs = 10_000;

type StartedCourier = { courier: GuardedCourier | null; stop: () => Promise<void> };
type StartCourier = (config: ShopConfig, log: Log) => StartedCourier | Promise<StartedCourier>;

const couriers = {
  manual: () => ({ courier: null, stop: async () => {} }),
  delhivery: (config, log) => {
    const url = config.DELHIVERY_URL;
    const courier = openDelhivery({ url, token: config.DELHIVERY_TOKEN ?? '', sender: senderOf(config) });
    return { courier: guardCourier(courier, log), stop: async () => {} };
  },
  simulator: startSimulator,
} satisfies Record<ShopConfig['COURIER'], StartCourier>;

/**
 * Starts the configured courier behind its breaker: Delhivery, or the simulator, a child process with the same protocol. Null
 * when the merchant hands over parcels by hand.
 */
export async function startCourier(config: ShopConfig, log: Log): Promise<StartedCourier> {
  return couriers[config.COURIER](config, log);
}

function senderOf({ PICKUP_LOCATION, SHOP_NAME }: ShopConfig) {
  return { pickupLocation: PICKUP_LOCATION, sellerName: SHOP_NAME };
}

async function startSimulator(config: ShopConfig, log: Log): Promise<StartedCourier> {
  const token = config.SIMULATOR_TOKEN ?? randomBytes(16).toString('hex');
  const simulator = fork(join('shop', 'shipping', 'simulator', 'simulate-courier.ts'), {
    env: {
      ...process.env,
      DATA_DIR: config.DATA_DIR,
      SIMULATOR_PORT: String(config.SIMULATOR_PORT),
      SIMULATOR_TOKEN: token,
      SIMULATOR_STEP_SECONDS: String(config.SIMULATOR_STEP_SECONDS),
    },
    detached: true,
  });
  const listening = once(simulator, 'message', { signal: AbortSignal.timeout(startMs) });
  const [{ port }] = (await listening.catch(() => {
    simulator.kill('SIGKILL');
    throw new StartRefusal('courier', 'The courier simulator did not start. Is DATA_DIR writable?');
  })) as [{ port: number }];
  const courier = openDelhivery({ url: `http://127.0.0.1:${port}`, token, sender: senderOf(config) });
  return {
    courier: guardCourier(courier, log),
    stop: async () => {
      if (simulator.exitCode !== null || simulator.signalCode !== null) return;
      simulator.kill('SIGTERM');
      await once(simulator, 'exit');
    },
  };
}
