import { packageScript } from './package-script.mjs';
import { runCaptured } from '../launch/run-command.mjs';

const otherChecks = ['format --check', 'unused'];

export const staticChecks = ['lint', 'types', ...otherChecks];

/** The lint has read all types, so it checks them in half the time of the compiler. `npm test` asks the compiler itself. */
export const quickChecks = ['lint --type-check', ...otherChecks];

/**
 * Runs package scripts one after the other, and prints the output of those that fail.
 * @param {string} node
 * @param {string[]} names with their additional arguments
 * @param {(text: string) => void} [write]
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runLane(node, names, write = (text) => void process.stdout.write(text)) {
  const failed = [];
  for (const name of names) {
    const began = Date.now();
    const [script = '', ...more] = name.split(' ');
    const { code, output } = await runCaptured(packageScript(node, script, more));
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
