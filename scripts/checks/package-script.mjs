import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../launch/root.mjs';

/**
 * Steps of the checks that need no npm script.
 * @type {Record<string, string>}
 */
const steps = {
  audit: 'npm audit --json --omit=dev --fetch-timeout=5000 --fetch-retries=0',
  journeys: 'playwright test',
  'lint:changed': 'react-router typegen && oxlint --type-aware --type-check --deny-warnings',
  modules: 'vitest run',
  'modules:list': 'vitest list --filesOnly',
  unused: 'knip',
};

/**
 * Returns the command of a step or of `npm run {name}`, with the installed tools and the pinned Node first in its path.
 * @param {string} node
 * @param {string} name
 * @param {string[]} [more] additional arguments
 */
export function packageScript(node, name, more = []) {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const path = [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH].join(delimiter);
  const { NODE_ENV: _, ...env } = process.env;
  return {
    command: 'sh',
    args: ['-c', [steps[name] ?? scripts[name], ...more.map(quote)].join(' ')],
    env: { ...env, PATH: path },
  };
}

/** @param {string} argument */
function quote(argument) {
  return `'${argument.replaceAll("'", `'\\''`)}'`;
}
