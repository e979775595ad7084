import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { chooseOwner } from './choose-owner.ts';

type TestServer = { url: string; stop: () => Promise<void> };

/**
 * Starts an empty server with the programs in `folder`, such as those of Debian in /usr/lib/postgresql/15/bin. It is not safe
 * from crashes. `settings` are of the form `name=value`. `stop` removes its data.
 */
export async function startTestServer(
  folder: string,
  settings: string[] = [],
  givenPort?: number,
): Promise<TestServer> {
  const root = mkdtempSync(join(tmpdir(), 'aranya-postgres-'));
  const user = chooseOwner(root).switchTo;
  if (user) chownSync(root, user.uid, user.gid);
  const options = { ...user, cwd: '/', encoding: 'utf8' } as const;
  const data = join(root, 'data');
  const initdb = ['-D', data, '-A', 'trust', '-U', 'aranya', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const made = spawnSync(join(folder, 'initdb'), initdb, options);
  if (made.status !== 0) throw new Error(`initdb ended with ${made.status}: ${made.stderr}`);
  const port = givenPort ?? (await freePort());
  const fast = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
  const places = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const given = [...fast, ...places, 'timezone=UTC', ...settings].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(folder, 'postgres'), ['-D', data, ...given], { ...options, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const url = `postgres://aranya@127.0.0.1:${port}/postgres`;
  while (!(await isOpen(url))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.`);
    await pause(50);
  }
  return {
    url,
    stop: async () => {
      server.kill('SIGQUIT');
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function isOpen(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
