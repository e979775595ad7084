import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childEnvironment } from '#platform/server/secrets/child-environment.ts';

/** Returns a mark that identifies a process beyond its reusable number; undefined after its end. */
export function startMark(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'linux') return linuxMark(pid);
  if (process.platform === 'win32') return 'alive';
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: childEnvironment(),
  });
  return stdout.trim().replace(/\W+/g, '_') || undefined;
}

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function linuxMark(pid: number) {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    const fields = afterName.split(' ');
    if (fields[0] === 'Z') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    return `${boot}-${fields[19]}`;
  } catch {
    return undefined;
  }
}
