import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../launch/root.mjs';

/**
 * Returns the command of `npm run {name}`, with the installed tools and the pinned Node first in its path.
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
    args: ['-c', [scripts[name], ...more.map(quote)].join(' ')],
    env: { ...env, PATH: path },
  };
}

/** @param {string} argument */
function quote(argument) {
  return `'${argument.replaceAll("'", `'\\''`)}'`;
}
