import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import { rarely } from '#platform/server/limits/rarely.ts';
import type { Log } from '#platform/server/log.ts';

const everyMs = 5_000;
/** Above this share a process soon fails. */
const scarce = 0.9;

type Resources = {
  /** Open files and their limit. Null where the system does not say. */
  files: () => { open: number; limit: number } | null;
  heap: () => { used: number; limit: number };
};

/**
 * Looks at the open files and the heap of this process every five seconds. Warns in the log, at most once a minute, when either is
 * nearly used up. Node drops connections without a word when no file can be opened.
 */
export function watchResources(
  log: Log,
  resources: Resources = ofThisProcess,
): { stop: () => Promise<void> } {
  const noFile = rarely(
    log,
    'error',
    'no file or connection can be opened: the limit of open files is reached',
  );
  const fewFiles = rarely(log, 'warn', 'open files are nearly at their limit');
  const littleMemory = rarely(log, 'warn', 'memory is nearly used up: the process ends soon and is replaced');
  const check = () => {
    try {
      const files = resources.files();
      if (files && files.open > files.limit * scarce) fewFiles();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EMFILE' || code === 'ENFILE') noFile({ code });
    }
    const { used, limit } = resources.heap();
    if (used > limit * scarce) littleMemory();
  };
  const timer = setInterval(check, everyMs).unref();
  return { stop: async () => clearInterval(timer) };
}

const ofThisProcess: Resources = {
  files: () => {
    // Throws when no file can be opened, on every system.
    closeSync(openSync('.', 'r'));
    if (process.platform !== 'linux') return null;
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return { open: readdirSync('/proc/self/fd').length, limit: Number(limit ?? Infinity) };
  },
  heap: () => {
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    return { used, limit };
  },
};
