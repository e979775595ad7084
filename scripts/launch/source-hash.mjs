import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const notBuilt = new Set(
  'node_modules build docs e2e bench scripts test-results playwright-report pictures'.split(' '),
);
const rootFiles = /^(package-lock\.json|package\.json|tsconfig\.json|[\w.-]+\.config\.ts)$/;

/**
 * Returns a hash of every file that can reach the build.
 * @param {string} root
 */
export function sourceHash(root) {
  const hash = createHash('sha256');
  for (const file of sourceFiles(root)) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(root, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} root */
function sourceFiles(root) {
  const entries = readdirSync(root, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const files = entries
    .filter((entry) => entry.isFile() && rootFiles.test(entry.name))
    .map(({ name }) => name);
  const folders = entries.filter((entry) => entry.isDirectory() && !notBuilt.has(entry.name));
  return [...files, ...folders.flatMap(({ name }) => filesIn(root, name))].toSorted((a, b) =>
    a < b ? -1 : 1,
  );
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(root, path);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
