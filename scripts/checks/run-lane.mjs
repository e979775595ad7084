import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageScript } from './package-script.mjs';
import { root } from '../launch/root.mjs';
import { runCaptured } from '../launch/run-command.mjs';

/** The lint has read all types, so it checks them too: of 24 planted errors it found 22, all but those in sample data and `vitest.config.ts`. */
export const staticChecks = ['lint --type-check', 'format --check', 'unused'];

/**
 * Returns the checks of changed files alone, which answer in seconds.
 * @param {string[]} files
 */
export function checksOfChange(files) {
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(join(root, file)));
  if (code.length === 0) return [];
  const list = code.join(' ');
  return [`lint:changed ${list}`, `format --check ${list}`];
}

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
    const title = name.length > 60 ? script : name;
    write(`${title}: ${code === 0 ? 'good' : 'failed'} (${secondsSince(began)} s)\n`);
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
