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

/**
 * Returns the commit that this work began at: where its branch left `main`, otherwise the last commit but one. A tree without git has
 * none.
 */
export function beginningOfWork() {
  const head = tryGit(['rev-parse', 'HEAD']);
  const forks = ['origin/main', 'main'].map((branch) => tryGit(['merge-base', 'HEAD', branch]));
  return forks.find((commit) => commit && commit !== head) ?? tryGit(['rev-parse', 'HEAD~1']);
}

/** @param {string[]} args */
function tryGit(args) {
  try {
    return git(args)[0];
  } catch (error) {
    if (error instanceof PlainFailure) return undefined;
    throw error;
  }
}

/** @param {string[]} args */
function git(args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0)
    throw new PlainFailure(`--changed needs git: ${(stderr ?? 'it is not installed').trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}
