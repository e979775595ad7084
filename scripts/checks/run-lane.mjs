import { packageScript } from './package-script.mjs';
import { runCaptured } from '../launch/run-command.mjs';

/** The checks of the whole code that run no test. The lint checks types too; `npm test` asks the compiler itself as well. */
export const staticChecks = ['lint', 'format:check', 'unused'];

/**
 * Runs package scripts one after the other, and prints the output of those that fail.
 * @param {string} node
 * @param {string[]} names
 * @param {(text: string) => void} [write]
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runLane(node, names, write = (text) => void process.stdout.write(text)) {
  const failed = [];
  for (const name of names) {
    const began = Date.now();
    const { code, output } = await runCaptured(packageScript(node, name));
    write(`${name}: ${code === 0 ? 'good' : 'failed'} (${secondsSince(began)} s)\n`);
    if (code === 0) continue;
    write(`${output.trim()}\n\n`);
    failed.push(name);
  }
  return failed;
}

/** @param {number} began */
export function secondsSince(began) {
  return ((Date.now() - began) / 1000).toFixed(1);
}
