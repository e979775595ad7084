import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from '#platform/server/secrets/child-environment.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { isEmpty } from './is-empty.ts';

type Options = { url: string; say: (line: string) => void; demo: boolean; orders?: boolean };

const demoFolder = join('demo', 'seeding');

const program = join('database', 'seeding', 'seed-child.ts');

/**
 * Fills an empty database as `seedIfEmpty` does, in a process of its own. A shop that did it would hold the memory of all
 * sample data and pincodes until its end. The process ends with the shop.
 */
export async function seedInChild(db: Db, { url, say, demo, orders = false }: Options): Promise<void> {
  if (!(await isEmpty(db))) return;
  if (demo && !existsSync(demoFolder))
    throw new StartRefusal('setting', 'SHOP_DEMO is on, but this release has no demo. Set SHOP_DEMO=off.');
  const env = childEnvironment({
    DATABASE_URL: url,
    SHOP_DEMO: demo ? 'on' : 'off',
    DEMO_ORDERS: orders ? 'on' : 'off',
  });
  const child = fork(program, { execArgv: [], env });
  child.on('message', (line) => say(line as string));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The demo shop could not be filled (exit code ${code}).`);
}
