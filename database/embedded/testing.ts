import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** kill -9 of the postmaster in `dataDir` and of all its children, for a test. */
export function killServer(dataDir: string): void {
  const [pid = ''] = readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' });
  for (const one of [pid, ...children.trim().split(/\s+/)]) kill(Number(one));
}

/** A child may have ended between the list and its turn. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
