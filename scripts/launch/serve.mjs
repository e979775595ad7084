import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryEnvironment, nodeArguments } from './memory.mjs';
import { root } from './root.mjs';

const patienceMilliseconds = 10_000;
const sameSignalMilliseconds = 300;

/**
 * Runs the built shop until its end and returns its exit code. The shop has its own process group, so that Ctrl-C reaches it
 * once, through the launcher. It ends itself when the launcher is killed. A second signal ends it at once.
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function serve(node, args) {
  const endWithParent = fileURLToPath(new URL('end-with-parent.mjs', import.meta.url));
  const shop = spawn(
    node,
    [...nodeArguments, '--import', endWithParent, join(root, 'build/server/index.js'), ...args],
    {
      cwd: root,
      env: { ...memoryEnvironment, ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    },
  );
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    shop.kill('SIGTERM');
    setTimeout(() => shop.kill('SIGKILL'), patienceMilliseconds).unref();
  };
  let signalledAt = 0;
  const onSignal = () => {
    // npm repeats a signal that the terminal has sent already.
    if (ending && Date.now() - signalledAt > sameSignalMilliseconds) shop.kill('SIGTERM');
    signalledAt ||= Date.now();
    end();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onSignal);
  // Replaces the processes one after the other. SIGHUP cannot mean that, because a closed terminal sends it.
  process.on('SIGUSR2', () => shop.kill('SIGUSR2'));
  whenParentIsGone(end);
  return new Promise((resolve, reject) => {
    shop.on('error', reject);
    shop.on('exit', (code, signal) => resolve(code ?? exitCodeOf(signal)));
  });
}

/**
 * A killed npm does not tell its scripts, but their parent id changes. Without npm the parent is a shell, which may close and
 * leave the shop running.
 * @param {() => void} act
 */
function whenParentIsGone(act) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && act(), 300).unref();
}

/** @param {NodeJS.Signals | null} signal */
function exitCodeOf(signal) {
  return 128 + (signal ? constants.signals[signal] : 0);
}
