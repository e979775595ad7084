import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Log } from '#platform/server/log.ts';
import { watchResources } from './watch-resources.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

it('scarce files and memory are one line each, and plenty of both is none', async () => {
  const lines: string[] = [];
  const write = (event: string) => void lines.push(event);
  const log: Log = { info: write, warn: write, error: write };
  let [open, used] = [10, 10];
  const resources = { files: () => ({ open, limit: 100 }), heap: () => ({ used, limit: 100 }) };
  const { stop } = watchResources(log, resources);
  vi.advanceTimersByTime(20_000);
  expect(lines).toEqual([]);
  [open, used] = [95, 95];
  vi.advanceTimersByTime(20_000);
  expect(lines).toEqual([
    'open files are nearly at their limit',
    'memory is nearly used up: the process ends soon and is replaced',
  ]);
  await stop();
});

/** Opens files until the limit of the shell is reached, and then waits for the log. */
const program = `
  import { openSync } from 'node:fs';
  const { createLog } = await import(${JSON.stringify(import.meta.resolve('#platform/server/log.ts'))});
  const { watchResources } = await import(${JSON.stringify(import.meta.resolve('./watch-resources.ts'))});
  watchResources(createLog('info', { write: (line) => { process.stdout.write(line); process.exit(0); } }));
  try { for (;;) openSync('/dev/null'); } catch {}
  setTimeout(() => process.exit(1), 30_000);`;

it.skipIf(process.platform !== 'linux')('a process without a free file descriptor says so', async () => {
  const args = ['-c', 'ulimit -n 60; exec "$0" --input-type=module -e "$1"', process.execPath, program];
  const { stdout } = spawn('sh', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  expect(JSON.parse(await text(stdout))).toMatchObject({
    level: 50,
    event: 'no file or connection can be opened: the limit of open files is reached',
    code: 'EMFILE',
  });
});
