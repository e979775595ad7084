import { spawnSync } from 'node:child_process';
import { PlainFailure } from '../launch/plain-failure.mjs';
import { root } from '../launch/root.mjs';

/**
 * Lists the files that differ from a commit, new files included.
 * @param {string} commit
 */
export function changedFiles(commit) {
  const changed = git(['diff', '--name-only', commit, '--']);
  const added = git(['ls-files', '--others', '--exclude-standard']);
  return [...changed, ...added];
}

/** @param {string[]} args */
function git(args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0)
    throw new PlainFailure(`--changed needs git: ${(stderr ?? 'it is not installed').trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}
