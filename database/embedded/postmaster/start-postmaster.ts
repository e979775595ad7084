import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { childEnvironment } from '#platform/server/secrets/child-environment.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import type { Binaries } from '../binaries.ts';
import type { Owner } from '../choose-owner.ts';
import { choosePort } from './choose-port.ts';
import { endPostmaster } from './leftover.ts';
import type { Folder } from '../open-folder.ts';
import { serverSettings } from './server-settings.ts';

type Start = {
  folder: Folder;
  binaries: Binaries;
  owner: Owner;
  durable: boolean;
  log: (sentence: string) => void;
  port?: number;
  patienceMs?: number;
};

export type Postmaster = {
  port: number;
  ended: Promise<unknown>;
  stop: () => Promise<void>;
};

const attempts = 5;
const largestLogBytes = 5_000_000;
const usualPatienceMs = 180_000;

/**
 * Starts PostgreSQL in its own process group, since Ctrl-C must reach only the shop, and waits until it accepts connections.
 */
export async function startPostmaster(start: Start): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const port = start.port ?? (await choosePort({ folder: start.folder, keep: attempt === 1 }));
    const logStart = openLog(start.folder);
    const child = launch(start, port);
    const ended = once(child, 'exit').catch(() => {});
    if (await isReady(child, start)) {
      writeFileSync(start.folder.port, String(port));
      return { port, ended, stop: () => stop(child) };
    }
    await stop(child);
    const complaint = readFileSync(start.folder.log).subarray(logStart).toString();
    if (attempt === attempts || !mayPass(complaint)) throw failure(start.folder, complaint);
    await pause(300);
  }
}

function openLog({ log }: Folder) {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size < largestLogBytes) return size;
  rmSync(log);
  return 0;
}

function launch({ folder, binaries, owner, durable }: Start, port: number) {
  const log = openSync(folder.log, 'a', 0o600);
  const child = spawn(binaries.postgres, ['-D', folder.data, ...serverSettings({ port, durable })], {
    ...owner.switchTo,
    cwd: '/',
    env: childEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.on('error', () => {});
  child.unref();
  endWithUs(child);
  return child;
}

/** Every end of this process except kill -9 stops the server, also in the middle of a start. */
function endWithUs(child: ChildProcess) {
  const end = () => child.kill('SIGINT');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

async function isReady(child: ChildProcess, { folder, log, patienceMs = usualPatienceMs }: Start) {
  const began = Date.now();
  let reported = began;
  while (hasNotEnded(child) && Date.now() - began < patienceMs) {
    if (postmasterStatus(folder, child.pid) === 'ready') return true;
    if (Date.now() - reported > 5_000) {
      reported = Date.now();
      log('The database is recovering from an interrupted run');
    }
    await pause(10);
  }
  return false;
}

function hasNotEnded(child: ChildProcess) {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** The eighth line of PostgreSQL's own note holds the status. */
function postmasterStatus(folder: Folder, pid: number | undefined) {
  try {
    const lines = readFileSync(folder.postmasterPid, 'utf8').split('\n');
    return Number(lines[0]) === pid ? lines[7]?.trim() : undefined;
  } catch {
    return undefined;
  }
}

async function stop(child: ChildProcess) {
  if (child.pid !== undefined && hasNotEnded(child)) await endPostmaster(child.pid);
}

/** Another process took the port in the meantime, or workers of a killed server are still ending. */
function mayPass(complaint: string) {
  return /could not bind|address already in use|shared memory block|could not create any TCP/i.test(
    complaint,
  );
}

function failure(folder: Folder, complaint: string) {
  const lines = complaint.split('\n').filter((line) => /FATAL|PANIC|ERROR/.test(line));
  const reason = lines.at(-1)?.replace(/^.*?(?:FATAL|PANIC|ERROR):\s*/, '') ?? 'it gave no reason';
  return new StartRefusal(
    'postgres-failed',
    `The embedded PostgreSQL did not start: ${reason} (its log is ${folder.log}).`,
  );
}
