import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { childEnvironment } from '#platform/server/secrets/child-environment.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';

const startMs = 10_000;

export type SimulatorSettings = {
  DATA_DIR: string;
  SIMULATOR_PORT: number;
  SIMULATOR_TOKEN?: string | undefined;
  SIMULATOR_STEP_SECONDS: number;
};

type Running = { url: string; token: string; stop: () => Promise<void> };

/** Starts the simulator, a child process with Delhivery's protocol. Throws a `StartRefusal` when it does not start. */
export async function startSimulator(config: SimulatorSettings): Promise<Running> {
  const token = config.SIMULATOR_TOKEN ?? randomBytes(16).toString('hex');
  const simulator = fork(join('shop', 'shipping', 'couriers', 'simulator', 'simulate-courier.ts'), {
    env: childEnvironment({
      DATA_DIR: config.DATA_DIR,
      SIMULATOR_PORT: String(config.SIMULATOR_PORT),
      SIMULATOR_TOKEN: token,
      SIMULATOR_STEP_SECONDS: String(config.SIMULATOR_STEP_SECONDS),
    }),
    detached: true,
  });
  const listening = once(simulator, 'message', { signal: AbortSignal.timeout(startMs) });
  const [{ port }] = (await listening.catch(() => {
    simulator.kill('SIGKILL');
    throw new StartRefusal('courier', 'The courier simulator did not start. Is DATA_DIR writable?');
  })) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    token,
    stop: async () => {
      if (simulator.exitCode !== null || simulator.signalCode !== null) return;
      simulator.kill('SIGTERM');
      await once(simulator, 'exit');
    },
  };
}
