// §8 a database that is away at the start is waited for, with a line each ten seconds; `/healthz` answers and `/readyz` says 503
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, inject, it, onTestFinished } from 'vitest';
import { findBinaries } from '#database/embedded/binaries.ts';
import { chooseOwner } from '#database/embedded/choose-owner.ts';
import { freePort, startTestServer } from '#database/embedded/test-server.ts';
import { type LogFields, silentLog } from '#platform/server/log.ts';
import { readShopConfig } from './config.ts';
import { startShop } from './start-shop.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'aranya-waits-'));
const children: ChildProcess[] = [];
const settings = async (databasePort: number) => {
  const port = await freePort();
  return {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: `${port}`,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: `postgres://aranya@127.0.0.1:${databasePort}/postgres`,
  };
};

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it('waits for a database that comes later, and says that it lives', async () => {
  const databasePort = await freePort();
  const given = await settings(databasePort);
  const statusOf = (path: string) =>
    fetch(`${given.PUBLIC_URL}${path}`).then(
      ({ status }) => status,
      () => 0,
    );
  const lines: LogFields[] = [];
  const log = {
    ...silentLog,
    warn: (event: string, fields: LogFields = {}) => void (event.includes('waits') && lines.push(fields)),
  };
  const opening = startShop(readShopConfig(given), log, {
    env: given,
    loadPages: () => Promise.reject(new Error('no page')),
    say: () => {},
  });
  await expect.poll(() => statusOf('/healthz'), { timeout: 20_000 }).toBe(200);
  expect(await statusOf('/readyz')).toBe(503);
  const page = await fetch(`${given.PUBLIC_URL}/products`, { method: 'POST' });
  expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  await expect.poll(() => lines.length, { timeout: 15_000 }).toBeGreaterThan(1);
  expect(lines[1]!.durationMs).toBeGreaterThan(9_900);
  expect(lines[1]!.durationMs).toBeLessThan(15_000);

  const programs = dirname(findBinaries(chooseOwner(dataDir)).postgres);
  const server = await startTestServer(programs, [], databasePort);
  onTestFinished(server.stop);
  const shop = await opening;
  onTestFinished(() => shop.close());
  expect(await statusOf('/readyz')).toBe(200);
  expect(await statusOf('/healthz')).toBe(200);
});

it.skipIf(!new URL(inject('postgresUrl')).password)('ends at once for a wrong password', async () => {
  const given = await settings(1);
  const url = Object.assign(new URL(inject('postgresUrl')), { password: 'of another' });
  const opening = startShop(readShopConfig({ ...given, DATABASE_URL: url.href }), silentLog, {
    env: { ...given, DATABASE_URL: url.href },
    loadPages: () => Promise.reject(new Error('no page')),
    say: () => {},
  });
  await expect(opening).rejects.toThrow(/password authentication failed.*Check DATABASE_URL/);
});

it('ends with a signal while it waits', async () => {
  const given = await settings(await freePort());
  const shop = run(given);
  await expect
    .poll(
      () =>
        fetch(`${given.PUBLIC_URL}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  const beganAt = performance.now();
  shop.child.kill('SIGTERM');
  expect(await shop.code).toBe(0);
  expect(performance.now() - beganAt).toBeLessThan(5_000);
});

it('ends at once when another program has its port', async () => {
  const given = await settings(await freePort());
  const first = run(given);
  await expect
    .poll(
      () =>
        fetch(`${given.PUBLIC_URL}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  const second = run(given);
  expect(await second.code).toBe(1);
  expect(second.complaint()).toContain(`Port ${given.PORT} is in use`);
  first.child.kill('SIGTERM');
  await first.code;
});

/** The start up to the database, as a process. */
function run(given: Record<string, string>) {
  const moduleOf = (path: string) => JSON.stringify(import.meta.resolve(path));
  const script = `
    const { runShop } = await import(${moduleOf('./run-shop.ts')});
    const { waitForDatabase } = await import(${moduleOf('./processes/wait-for-database.ts')});
    const { openPostgres } = await import(${moduleOf('./processes/open-postgres.ts')});
    await runShop(async (config, log, onLost) => {
      const options = { log, say: () => {}, onLost };
      await waitForDatabase(config, { log, opensPort: true }).until(() => openPostgres(config, options));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, ...given, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  let complaint = '';
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
  return {
    child,
    code: once(child, 'exit').then(([ended]) => ended as number | null),
    complaint: () => complaint,
  };
}
