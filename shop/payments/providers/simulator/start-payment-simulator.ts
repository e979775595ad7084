import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { childEnvironment } from '#platform/server/secrets/child-environment.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { notePaymentSimulator } from './find-payment-simulator.ts';

const startMs = 10_000;

export type PaymentSimulatorSettings = {
  DATA_DIR: string;
  PAYMENT_SIMULATOR_PORT: number;
  PAYMENT_SIMULATOR_TOKEN?: string | undefined;
};

/** Starts the simulator of payments, a child process, and notes its address for the other processes. Throws a `StartRefusal` when it does not start. */
export async function startPaymentSimulator(
  config: PaymentSimulatorSettings,
): Promise<{ stop: () => Promise<void> }> {
  const secret = randomBytes(16).toString('hex');
  const simulator = fork(join('shop', 'payments', 'providers', 'simulator', 'simulate-payments.ts'), {
    env: childEnvironment({
      DATA_DIR: config.DATA_DIR,
      PAYMENT_SIMULATOR_PORT: String(config.PAYMENT_SIMULATOR_PORT),
      PAYMENT_SIMULATOR_SECRET: secret,
      PAYMENT_SIMULATOR_TOKEN: config.PAYMENT_SIMULATOR_TOKEN ?? randomBytes(16).toString('hex'),
    }),
    detached: true,
  });
  const listening = once(simulator, 'message', { signal: AbortSignal.timeout(startMs) });
  const [{ port }] = (await listening.catch(() => {
    simulator.kill('SIGKILL');
    throw new StartRefusal('payments', 'The simulator of payments did not start. Is DATA_DIR writable?');
  })) as [{ port: number }];
  notePaymentSimulator(config, { url: `http://127.0.0.1:${port}`, secret });
  return {
    stop: async () => {
      if (simulator.exitCode !== null || simulator.signalCode !== null) return;
      simulator.kill('SIGTERM');
      await once(simulator, 'exit');
    },
  };
}
