import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../launch/root.mjs';

/** @typedef {import('./steady-table.mjs').Kind} Kind */
/** @typedef {import('./steady-table.mjs').Run} Run */
/** @typedef {{ code: string, runs: Run[] }} Kept */

const file = join(root, '.cache/steady.json');

/**
 * Returns the id of the committed code. With changes that are not committed it returns null, since an id would not name them.
 * @returns {string | null}
 */
export function codeId() {
  const changes = git(['status', '--porcelain']);
  return changes === '' ? git(['rev-parse', 'HEAD^{tree}']) : null;
}

/**
 * Runs of other code prove nothing about this one.
 * @param {string | null} code
 * @param {string} [from]
 * @returns {Run[]}
 */
export function keptRuns(code, from = file) {
  if (code === null || !existsSync(from)) return [];
  /** @type {Kept} */
  const kept = JSON.parse(readFileSync(from, 'utf8'));
  return kept.code === code ? kept.runs : [];
}

/**
 * @param {string | null} code
 * @param {Run[]} runs
 * @param {string} [to]
 */
export function keepRuns(code, runs, to = file) {
  if (code === null) return;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, `${JSON.stringify({ code, runs })}\n`);
}

/**
 * @param {Kind} kind
 * @param {number} wanted
 * @param {Run[]} runs
 */
export function missingRuns(kind, wanted, runs) {
  return Math.max(0, wanted - runs.filter((run) => run.kind === kind).length);
}

/** @param {string[]} args */
function git(args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
