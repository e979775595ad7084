import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { childEnvironment } from '#platform/server/secrets/child-environment.ts';
import type { Folder } from '../open-folder.ts';
import { isAlive } from '../start-mark.ts';

/** Ends a PostgreSQL that outlived its shop, and drops a stale note. Call it only while holding the folder's lock. */
export async function stopLeftover({ folder, log }: { folder: Folder; log: (sentence: string) => void }) {
  const pid = notedPid(folder);
  if (pid === undefined) return;
  if (isPostmasterOf(pid, folder)) {
    log('Ending the database server that an earlier Aranya left running');
    await endPostmaster(pid);
  }
  rmSync(folder.postmasterPid, { force: true });
}

/** Shuts down fast. After 7 s it shuts down at once; the next start recovers from the write-ahead log. */
export async function endPostmaster(pid: number) {
  signal(pid, 'SIGINT');
  if (await isGoneWithin(pid, 7_000)) return;
  signal(pid, 'SIGQUIT');
  if (await isGoneWithin(pid, 5_000)) return;
  signal(pid, 'SIGKILL');
  await isGoneWithin(pid, 2_000);
}

function notedPid(folder: Folder) {
  try {
    const pid = Number.parseInt(readFileSync(folder.postmasterPid, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isPostmasterOf(pid: number, folder: Folder) {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') return workingFolder(pid) === folder.data;
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], {
    encoding: 'utf8',
    env: childEnvironment(),
  });
  return stdout.includes(folder.data);
}

function workingFolder(pid: number) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function isGoneWithin(pid: number, milliseconds: number) {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (!isAlive(pid)) return true;
    await pause(10);
  }
  return false;
}
