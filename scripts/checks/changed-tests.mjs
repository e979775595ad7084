import { packageScript } from './package-script.mjs';
import { PlainFailure } from '../launch/plain-failure.mjs';
import { runCaptured } from '../launch/run-command.mjs';

/** Tests that read files or start processes prove code that they do not import, so Vitest cannot name them for a change. */
const beyondImports = [
  { change: /./, tests: ['docs/'] },
  { change: /^scripts\//, tests: ['scripts/'] },
  { change: /^shop\/.*\.txt$/, tests: ['shop/search/', 'shop/claims/', 'shop/conditions/', 'bench/judge/'] },
  {
    change: /^(database|server|scripts|platform\/server)\//,
    tests: [
      'database/backup/',
      'database/embedded.test',
      'server/database-dies',
      'server/loaded-at-start',
      'server/processes/',
      'server/run-shop',
      '-command.test',
      '/killed-',
    ],
  },
];

/**
 * Returns the module tests that a change reaches, as filters for Vitest.
 * @param {string} node
 * @param {string} commit
 * @param {string[]} files that differ from the commit
 */
export async function changedTests(node, commit, files) {
  const list = packageScript(node, 'modules:list', [`--changed=${commit}`]);
  const { code, output } = await runCaptured(list);
  if (code !== 0) throw new PlainFailure(`The tests that the change reaches could not be found.\n${output}`);
  const imported = output.split('\n').filter((line) => /\.test\.tsx?$/.test(line));
  return [...imported, ...testsBeyondImports(files)];
}

/** @param {string[]} files */
export function testsBeyondImports(files) {
  return beyondImports
    .filter(({ change }) => files.some((file) => change.test(file)))
    .flatMap(({ tests }) => tests);
}
