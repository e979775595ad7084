import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ProviderUnreachable } from '../../provider.ts';

const place = z.object({ url: z.string(), secret: z.string() });

type Place = z.infer<typeof place>;

const fileOf = ({ DATA_DIR }: { DATA_DIR: string }) => join(DATA_DIR, 'payment-simulator.json');

/** Notes where the simulator listens, so that each process of the shop finds it. */
export function notePaymentSimulator(config: { DATA_DIR: string }, { url, secret }: Place): void {
  writeFileSync(fileOf(config), JSON.stringify({ url, secret }), { mode: 0o600 });
}

/** Returns where the simulator listens. Throws `ProviderUnreachable` when none was started. */
export function findPaymentSimulator(config: { DATA_DIR: string }): Place {
  try {
    return place.parse(JSON.parse(readFileSync(fileOf(config), 'utf8')));
  } catch (error) {
    throw new ProviderUnreachable('The simulator of payments does not run.', { cause: error });
  }
}
