import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from './plain-failure.mjs';
import { root } from './root.mjs';
import { runQuietly } from './run-command.mjs';
import { sourceHash } from './source-hash.mjs';

const hashFile = join(root, 'build/.source-hash');
const results = ['build/server/index.js', 'build/client'].map((path) => join(root, path));

/**
 * Builds the shop unless a build of exactly these sources exists. It writes the hash last, so that an interrupted build never
 * counts.
 * @param {string} node
 */
export async function ensureBuilt(node) {
  const hash = sourceHash(root);
  if (builtHash() === hash && results.every((path) => existsSync(path))) return;
  rmSync(hashFile, { force: true });
  const result = await runQuietly({
    doing: 'Building the shop',
    done: 'The shop is built',
    command: node,
    args: [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.code !== 0) {
    process.stderr.write(`\n${result.output.trim()}\n`);
    throw new PlainFailure('The shop could not be built: the reason stands above.');
  }
  writeFileSync(hashFile, hash);
}

function builtHash() {
  return existsSync(hashFile) ? readFileSync(hashFile, 'utf8') : '';
}
