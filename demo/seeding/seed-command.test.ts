import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const command = join(import.meta.dirname, 'seed-command.ts');

const seed = (...args: string[]) => run({}, args);
const seedRealShop = (...args: string[]) => run({ SHOP_DEMO: 'off' }, args);

function run(settings: Record<string, string>, args: string[]) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...settings },
  });
  return { status, stderr, stdout };
}

test('one sentence refuses an impossible number of products', () => {
  expect(seed('--products=0')).toEqual({
    status: 1,
    stdout: '',
    stderr:
      '--products must be a whole number from 1 to 1000000, such as: npm run seed -- --products 100000\n',
  });
});

test('one sentence names an unreachable database', () => {
  const { status, stderr } = seed('--products', '5');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The database cannot be reached .*Check DATABASE_URL\.\n$/);
});

test('the seed refuses to fill a real shop', () => {
  expect(seedRealShop('--products', '5')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'SHOP_DEMO is off: a real shop is never filled with demo products.\n',
  });
});
