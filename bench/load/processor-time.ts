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

/** Includes children, such as PostgreSQL with its connections: those that run, and those that have ended since, as connections do. */
export function cpuMsOfTree(pid: number | undefined): number {
  return childrenOf(pid).reduce((sum, child) => sum + cpuMsOf(child), cpuMsOf(pid) + endedMsOf(pid));
}

/** Linux counts it in hundredths of a second. */
function endedMsOf(pid: number | undefined): number {
  try {
    const [user, system] = fieldsOf(String(pid)).slice(13, 15).map(Number);
    return (user! + system!) * 10;
  } catch {
    return 0;
  }
}

export function childrenOf(pid: number | undefined): number[] {
  try {
    const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return running.filter((name) => parentOf(name) === pid).map(Number);
  } catch {
    return [];
  }
}

/** Memory of a process and all below it. A page that several share counts in parts, so the sum is what the machine gives. */
export function sharedMegabytesOfTree(pid: number): number {
  const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const byParent = Map.groupBy(running.map(Number), (one) => parentOf(String(one)));
  const sumOf = (of: number): number =>
    (byParent.get(of) ?? []).reduce((sum, child) => sum + sumOf(child), sharedMegabytesOf(of));
  return sumOf(pid);
}

/** A process that ended in the meantime has none. */
function sharedMegabytesOf(pid: number): number {
  try {
    const read = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
    return Number(read?.[1] ?? 0) / 1024;
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as { code?: string }).code ?? '')) return 0;
    throw error;
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
    return Number(fieldsOf(pid)[1]);
  } catch {
    return 0;
  }
}

/** The fields behind the name of the process, which may hold anything. */
function fieldsOf(pid: string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
