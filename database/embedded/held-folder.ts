import { closeSync, mkdirSync, openSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const name = 'in-use';

/** Keeps a file of `dataDir` open until the returned function is called. The system closes it when the process ends. */
export function holdFolder(dataDir: string): () => void {
  const file = join(dataDir, name);
  const handle = openSync(file, 'w');
  return () => {
    closeSync(handle);
    rmSync(file, { force: true });
  };
}

/**
 * Returns the process that holds `dataDir`, even when every file there was deleted and so the lock too. Only Linux can tell,
 * and only of processes of the same user, unless root asks.
 */
export function findHolder(dataDir: string): number | undefined {
  if (process.platform !== 'linux') return undefined;
  mkdirSync(dataDir, { recursive: true });
  const file = join(realpathSync(dataDir), name);
  const isHeld = (link: string) => link === file || link === `${file} (deleted)`;
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const pid = pids.find((one) => openFiles(one).some(isHeld));
  return pid === undefined ? undefined : Number(pid);
}

/** Empty for a process of another user, or for a process that has ended in the meantime. */
function openFiles(pid: string): string[] {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).map((handle) => readLink(join(folder, handle)));
  } catch {
    return [];
  }
}

function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
