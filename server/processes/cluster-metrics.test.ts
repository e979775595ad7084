import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#database/embedded/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'aranya-metrics-'));
const hangsWhile = join(folder, 'hangs');
let shop: ChildProcess;
let ports: { web: number; metrics: number };

beforeAll(async () => {
  ports = { web: await freePort(), metrics: await freePort() };
  shop = spawn(process.execPath, [fileURLToPath(import.meta.resolve('./testing.ts'))], {
    env: {
      ...process.env,
      PORT: `${ports.web}`,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      METRICS_PORT: `${ports.metrics}`,
      HANGS_WHILE: hangsWhile,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(shop.stdout!, 'data');
});

afterAll(async () => {
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
});

/** Returns how many processes counted themselves, or the status of a response without metrics. */
async function counted(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${ports.metrics}/metrics`);
  const [, count] = /^test_processes (\d+)$/m.exec(await response.text()) ?? [];
  return response.ok ? Number(count) : -response.status;
}

async function pidOfOne(): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${ports.web}/`)).text());
}

it('metrics add up all processes', async () => {
  await expect.poll(counted).toBe(2);
});

it('metrics leave out a process that hangs', async () => {
  const pid = await pidOfOne();
  process.kill(pid, 'SIGSTOP');
  await expect.poll(counted).toBe(1);
  process.kill(pid, 'SIGCONT');
  await expect.poll(counted).toBe(2);
});

it('metrics go on while a process is replaced and its successor starts', async () => {
  writeFileSync(hangsWhile, '');
  process.kill(await pidOfOne(), 'SIGKILL');
  await expect.poll(() => existsSync(`${hangsWhile}.started`)).toBe(true);
  await expect.poll(counted).toBe(1);
  // The shop waits two seconds for each process that it asks.
  expect(existsSync(`${hangsWhile}.asked`)).toBe(false);
  rmSync(hangsWhile);
  await expect.poll(counted).toBe(2);
});
