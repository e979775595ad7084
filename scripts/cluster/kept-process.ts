import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { childEnvironment } from '#platform/server/secrets/child-environment.ts';
import { minuteMs } from '#platform/india-time.ts';
import { searchPath } from './programs.ts';

const endMs = 15_000;

type Options = {
  name: string;
  command: string[];
  /** Receives what the process writes. */
  logFile: string;
  user?: { uid: number; gid: number } | undefined;
  env?: Record<string, string>;
  cwd?: string;
  /** Pause before the process restarts after its end, as systemd does. */
  restartMs?: number;
};

/**
 * A server program that restarts when it ends, like a unit of systemd. It has its own process group, since Ctrl-C must reach only
 * the command, and it ends when the command is killed.
 */
export class KeptProcess {
  readonly name: string;
  readonly #options: Options;
  #child: ChildProcess | undefined;
  #isKept = false;

  constructor(options: Options) {
    this.name = options.name;
    this.#options = options;
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  start(): void {
    this.#isKept = true;
    this.#launch();
  }

  #launch(): void {
    const { command, logFile, user, env = {}, cwd = '/', restartMs = 1_000 } = this.#options;
    const log = openSync(logFile, 'a');
    const child = spawn('setpriv', ['--pdeathsig', 'TERM', '--', ...command], {
      ...user,
      cwd,
      env: childEnvironment({ PATH: searchPath, ...env }),
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    this.#child = child;
    child.on('error', () => {});
    child.once('exit', async () => {
      await pause(restartMs);
      if (this.#isKept && this.#child === child) this.#launch();
    });
  }

  /** kill -9. The process restarts after its pause, unless `stays` is set. */
  kill({ stays = false } = {}): void {
    if (stays) this.#isKept = false;
    this.#child?.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    this.#isKept = false;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), endMs);
    await ended;
    clearTimeout(force);
  }

  /** The end of what the process wrote. */
  lastLines(): string {
    return readFileSync(this.#options.logFile, 'utf8').split('\n').slice(-15).join('\n');
  }
}

/** Repeats a check until it is true. Throws after `patienceMs`. */
export async function until(
  what: string,
  check: () => Promise<boolean>,
  patienceMs = minuteMs,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await check().catch(() => false))) {
    if (performance.now() > deadline)
      throw new Error(`${what} did not come within ${patienceMs / 1_000} seconds.`);
    await pause(200);
  }
}
