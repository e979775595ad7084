import { spawn } from 'node:child_process';

/** A loop ends itself when its parent has ended for any reason. */
const loop = `
  const parent = process.ppid;
  for (;;) {
    for (let n = 0; n < 1e7; n += 1);
    if (process.ppid !== parent) process.exit();
  }`;

/**
 * Keeps `count` processes busy while `work` runs, and then stops them.
 * @template Result
 * @param {number} count
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function besideBusyLoops(count, work) {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', loop], { stdio: 'ignore' }),
  );
  const stop = () => loops.forEach((child) => child.kill('SIGKILL'));
  process.on('exit', stop);
  try {
    return await work();
  } finally {
    stop();
    process.off('exit', stop);
  }
}
