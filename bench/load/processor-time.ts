import { readdirSync, readFileSync } from 'node:fs';

/** Returns the processor milliseconds of all threads of a process. Linux only, otherwise 0. */
export function cpuMsOf(pid: number | undefined): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
      const [onCpu] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      return sum + Number(onCpu) / 1e6;
    }, 0);
  } catch {
    return 0;
  }
}

/** Includes running children, such as PostgreSQL with its connections. */
export function cpuMsOfTree(pid: number | undefined): number {
  return childrenOf(pid).reduce((sum, child) => sum + cpuMsOf(child), cpuMsOf(pid));
}

export function childrenOf(pid: number | undefined): number[] {
  try {
    const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return running.filter((name) => parentOf(name) === pid).map(Number);
  } catch {
    return [];
  }
}

export function megabytesOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
