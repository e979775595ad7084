import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../launch/root.mjs';

/** Files that the shop, its commands and the installation need at run time. */
const parts = [
  [
    'package.json',
    'package-lock.json',
    '.env.example',
    'LICENSE',
    'README.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'CONTRIBUTING.md',
    'STYLE.md',
  ],
  ['build', 'public', 'platform', 'shop', 'database', 'docs'],
  ['scripts/start.mjs', 'scripts/launch', 'scripts/deploy'],
].flat();

/** A release for a real shop does without them. */
const ofDemo = ['demo/art/pictures', 'demo/sample-data', 'demo/seeding'];

/** @typedef {{ dev?: boolean }} Entry */

/**
 * Copies the parts of a release and its production packages into an empty folder.
 * @param {string} folder
 * @param {{ demo: boolean }} wish
 */
export function copyRelease(folder, { demo }) {
  for (const part of [...parts, ...(demo ? ofDemo : []), ...productionPackages()]) {
    mkdirSync(dirname(join(folder, part)), { recursive: true });
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isWanted,
    });
  }
}

/**
 * Tests stay out, what a build leaves for the next build, and settings with secrets of the machine that makes the release.
 * @param {string} path
 */
export function isWanted(path) {
  return !/\.test\.tsx?$|\/(shop)?\.env$|\.source-hash$|\/node_modules\/\.(bin|cache|vite)|\/node-linux-\w+\/(include|share)\b/.test(
    path,
  );
}

/** Packages inside another package come with it. The lock names packages of other systems too. */
function productionPackages() {
  /** @type {Record<string, Entry>} */
  const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(packages)
    .filter(([path, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev)
    .map(([path]) => path)
    .filter((path) => existsSync(join(root, path)));
}
