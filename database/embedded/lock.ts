import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { startMark } from './start-mark.ts';

const prefix = 'running-';

/**
 * Locks a folder for one process. Each process writes its name first and then looks for other living names, so two never both
 * continue. Names of ended processes are dropped.
 */
export async function takeLock(folder: string) {
  let other: number | undefined;
  for (let attempt = 0; attempt < 4; attempt++) {
    const lock = tryLock(folder);
    if ('release' in lock) return lock;
    other = lock.other;
    await pause(50 + Math.random() * 200);
  }
  throw new StartRefusal(
    'already-running',
    `Another Aranya is already running on this data folder (process ${other}). Stop it, or set DATA_DIR to another folder.`,
  );
}

function tryLock(folder: string): { release: () => void } | { other: number } {
  const mine = `${prefix}${process.pid}-${startMark(process.pid)}`;
  if (readdirSync(folder).includes(mine)) return { other: process.pid };
  writeFileSync(join(folder, mine), '');
  const release = () => rmSync(join(folder, mine), { force: true });
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || name === mine) continue;
    const [pid = '', mark = ''] = name.slice(prefix.length).split(/-(.*)/);
    if (startMark(Number(pid)) !== mark) {
      rmSync(join(folder, name), { force: true });
      continue;
    }
    release();
    return { other: Number(pid) };
  }
  return { release };
}
