import type { Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '#platform/india-time.ts';
import { errorFields, type Log } from '#platform/server/log.ts';

/** The messages between the primary process and the processes that it starts. */
export const messages = { opening: 'opening', ready: 'ready', drain: 'drain' } as const;

const longestPauseMs = 30_000;
/** A process that lived this long had a good start, so its successor starts at once. */
const steadyMs = minuteMs;
/** A process that was asked to end closes within ten seconds. Later it hangs, and is ended by force. */
const maxEndMs = 20_000;

/** V8 aborts a process whose heap is full. The kernel kills a process when the machine has no memory left. */
const reasons: Record<string, string> = {
  SIGABRT: 'The memory of the process was used up, or Node failed.',
  SIGKILL: 'The memory of the machine was used up, or a person killed the process.',
};

function reasonOf(code: number | null, signal: string | null) {
  const error = signal && reasons[signal];
  return { code: signal ?? code ?? '', ...(error ? errorFields(error) : {}) };
}

type Running = {
  worker: Worker;
  startedAt: number;
  /** Whether the process opened its port or its jobs before it ended. */
  ready: Promise<boolean>;
  ended: Promise<void>;
};

export type KeptProcess = {
  ready: Promise<boolean>;
  /** Replaces the process. Returns whether the new one became ready; otherwise the old one stays. */
  replace: () => Promise<boolean>;
  close: () => Promise<void>;
};

type Options = {
  role: string;
  start: () => Worker;
  log: Log;
  /** Whether the old and the new process may run at the same time during a replacement. */
  overlaps: boolean;
  /** How long a process may take to end. */
  endMs?: number;
  onReplaced?: () => void;
};

/**
 * Starts a process. Once it was ready, it is replaced when it ends: at once, then with growing pauses. Each end is one line in
 * the log.
 */
export function keepRunning({
  role,
  start,
  log,
  overlaps,
  endMs = maxEndMs,
  onReplaced,
}: Options): KeptProcess {
  const closing = new AbortController();
  const alive = new Set<Running>();
  let wasReady = false;
  let pauseMs = 0;
  let current = launch();

  function launch(): Running {
    const worker = start();
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    const becameReady = new Promise<boolean>((resolve) =>
      worker.on('message', (message) => message === messages.ready && resolve(true)),
    );
    const ready = Promise.race([becameReady, ended.then(() => false)]);
    const running = { worker, startedAt: performance.now(), ready, ended };
    alive.add(running);
    worker.once('exit', (code, signal) => {
      alive.delete(running);
      void restart(running, code, signal);
    });
    return running;
  }

  async function restart(running: Running, code: number | null, signal: string | null): Promise<void> {
    if (running !== current || !wasReady || closing.signal.aborted) return;
    if (performance.now() - running.startedAt > steadyMs) pauseMs = 0;
    const fields = { kind: role, ...reasonOf(code, signal), durationMs: pauseMs };
    log.error('process ended and is replaced', fields);
    onReplaced?.();
    await pause(pauseMs, undefined, { signal: closing.signal }).catch(() => {});
    pauseMs = Math.min(Math.max(2 * pauseMs, 1_000), longestPauseMs);
    if (running === current && !closing.signal.aborted) current = launch();
  }

  async function replace(): Promise<boolean> {
    return overlaps ? replaceAlongside() : replaceAfter();
  }

  async function replaceAlongside(): Promise<boolean> {
    const fresh = launch();
    if (!(await fresh.ready)) return false;
    const old = current;
    current = fresh;
    if (old.worker.isConnected()) old.worker.send(messages.drain);
    await endOf(old, endMs);
    return true;
  }

  async function replaceAfter(): Promise<boolean> {
    const old = current;
    // The end of the old process is no accident.
    current = { ...old };
    old.worker.process.kill('SIGTERM');
    await endOf(old, endMs);
    if (closing.signal.aborted) return false;
    current = launch();
    return current.ready;
  }

  const ready = current.ready.then((isReady) => (wasReady = isReady));
  return {
    ready,
    replace,
    close: async () => {
      closing.abort();
      for (const { worker } of alive) worker.process.kill('SIGTERM');
      await Promise.all([...alive].map((running) => endOf(running, endMs)));
    },
  };
}

/** Waits until a process has ended, and ends it by force when it takes longer. */
async function endOf({ worker, ended }: Running, endMs: number): Promise<void> {
  const force = setTimeout(() => worker.process.kill('SIGKILL'), endMs);
  await ended;
  clearTimeout(force);
}
