import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { freePort } from '#database/embedded/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'aranya-processes-'));
const failsWhile = join(folder, 'fails');
let shop: ChildProcess;
let port: number;
let said = '';

beforeAll(async () => {
  port = await freePort();
  shop = spawn(
    process.execPath,
    ['--max-old-space-size=96', fileURLToPath(import.meta.resolve('./testing.ts'))],
    {
      env: {
        ...process.env,
        PORT: `${port}`,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        FAILS_WHILE: failsWhile,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const opened = once(shop.stdout!, 'data');
  shop.stdout?.on('data', (part: Buffer) => (said += part.toString()));
  await opened;
});

afterAll(async () => {
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  rmSync(folder, { recursive: true });
});

it('a killed process is replaced at once, and the log has one line about it', async () => {
  const before = await processes();
  expect(before.size).toBe(2);
  const [killed] = before;
  process.kill(killed!, 'SIGKILL');
  await says('"event":"process ended and is replaced","kind":"web","code":"SIGKILL"');
  await says('"durationMs":0');
  expect(said).toContain('The memory of the machine was used up');
  await expect.poll(async () => (await processes()).size).toBe(2);
  expect(await processes()).not.toContain(killed);
  expect(said.match(/is replaced/g)).toHaveLength(1);
});

it('a process that cannot start is tried again after growing pauses', async () => {
  writeFileSync(failsWhile, '');
  said = '';
  const [killed] = await processes();
  process.kill(killed!, 'SIGKILL');
  await says('"code":1,"durationMs":2000');
  expect(await processes()).toHaveProperty('size', 1);
  rmSync(failsWhile);
  await expect.poll(async () => (await processes()).size).toBe(2);
});

it('a replacement of all processes drops no request, on open and on new connections', async () => {
  const before = await processes();
  said = '';
  const load = openLoad();
  await expect.poll(() => load.responded).toEqual(before);
  shop.kill('SIGUSR2');
  await expect.poll(() => said.match(/replaced: true/g)?.length).toBe(2);
  await expect.poll(() => load.responded.size).toBe(4);
  expect(await load.end()).toEqual([]);
  const after = await processes();
  expect(after.size).toBe(2);
  expect(load.responded).toEqual(new Set([...before, ...after]));
});

it('a process that hangs is ended by force, so that a replacement goes on', async () => {
  said = '';
  const before = await processes();
  const [hung] = before;
  process.kill(hung!, 'SIGSTOP');
  shop.kill('SIGUSR2');
  await expect.poll(() => said.match(/replaced: true/g)?.length, { timeout: 60_000 }).toBe(2);
  expect([...(await processes())].filter((id) => before.has(id))).toEqual([]);
});

it('the old process stays when its successor does not start', async () => {
  writeFileSync(failsWhile, '');
  said = '';
  const before = await processes();
  shop.kill('SIGUSR2');
  await expect.poll(() => said.match(/replaced: false/g)?.length, { timeout: 60_000 }).toBe(2);
  expect(await processes()).toEqual(before);
  rmSync(failsWhile);
});

it('a process whose memory is used up is replaced, and the log says why', async () => {
  said = '';
  await expect(fetch(`http://127.0.0.1:${port}/fill`)).rejects.toThrow();
  await says('"code":"SIGABRT"');
  expect(said).toContain('The memory of the process was used up');
  await expect.poll(async () => (await processes()).size).toBe(2);
});

/**
 * Sends requests on kept connections, with pauses in which they are idle, and on new ones. `responded` holds the processes that
 * answered one, and `end` returns the failures.
 */
function openLoad() {
  const failures: string[] = [];
  const responded = new Set<number>();
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const lane = async (keepAlive: boolean, pauseMs: number) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    while (!ending.signal.aborted) {
      await ask(agent).then(
        (id) => responded.add(Number(id)),
        (error: NodeJS.ErrnoException) => failures.push(error.code ?? error.message),
      );
      await new Promise((done) => setTimeout(done, pauseMs));
    }
    agent.destroy();
  };
  const lanes = [lane(true, 5), lane(true, 300), lane(true, 1_000), lane(false, 5)];
  return {
    responded,
    end: async () => {
      ending.abort();
      await Promise.all(lanes);
      return failures;
    },
  };
}

/** Returns the ids of the processes that respond now. New connections go to them in turn, so no other load may run. */
async function processes(): Promise<Set<number>> {
  const ids = new Set<number>();
  for (let n = 0; n < 6; n += 1) ids.add(Number(await ask(new Agent())));
  return ids;
}

function ask(agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host: '127.0.0.1', agent }, (response) =>
      text(response).then(resolve, reject),
    );
    request.on('error', reject);
  });
}

function says(words: string) {
  return expect.poll(() => said, { timeout: 60_000 }).toContain(words);
}
