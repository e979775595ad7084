import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../launch/root.mjs';

/** @typedef {'passed' | 'failed' | 'flaky' | 'skipped'} Outcome */
/** @typedef {{ file: string, name: string, seconds: number, outcome: Outcome }} Result */
/** @typedef {{ modules: Result[], journeys: Result[] }} Results */

const modulesFile = '.cache/modules.json';
/** playwright.config.ts writes results to this file. */
const journeysFile = '.cache/journeys.json';

/** Vitest also writes its results to a file. */
export const moduleReport = ['--reporter=default', '--reporter=json', `--outputFile.json=${modulesFile}`];

/** Deletes old results, so that they never count for this run. */
export function clearResults() {
  for (const file of [modulesFile, journeysFile]) rmSync(join(root, file), { force: true });
}

/** @returns {Results} the results of the last module tests and journeys */
export function readResults() {
  return {
    modules: moduleResults(read(modulesFile)),
    journeys: journeyResults(read(journeysFile)),
  };
}

/**
 * @param {any} report Vitest's JSON report, or an empty object
 * @returns {Result[]}
 */
export function moduleResults(report) {
  return (report.testResults ?? []).flatMap(fileResults);
}

/**
 * @param {any} file
 * @returns {Result[]}
 */
function fileResults(file) {
  const path = relative(root, file.name);
  /** @type {Result[]} */
  const results = file.assertionResults.map((/** @type {any} */ test) => ({
    file: path,
    name: `${path} › ${test.fullName}`,
    seconds: (test.duration ?? 0) / 1000,
    outcome: moduleOutcome(test),
  }));
  const broke = file.status === 'failed' && !results.some(({ outcome }) => outcome === 'failed');
  if (broke) results.push({ file: path, name: path, seconds: 0, outcome: 'failed' });
  return results;
}

/**
 * Vitest keeps the first failure of a test that passes when repeated.
 * @param {any} test
 * @returns {Outcome}
 */
function moduleOutcome({ status, failureMessages }) {
  if (status === 'passed') return failureMessages?.length ? 'flaky' : 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

/** @type {Record<string, Outcome>} */
const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' };

/**
 * @param {any} report Playwright's JSON report, or an empty object
 * @returns {Result[]}
 */
export function journeyResults(report) {
  return (report.suites ?? []).flatMap((/** @type {any} */ suite) => suiteResults(suite, []));
}

/**
 * @param {any} suite
 * @param {string[]} parents
 * @returns {Result[]}
 */
function suiteResults(suite, parents) {
  const titles = [...parents, suite.title];
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => ({
      file: `e2e/${titles[0]}`,
      name: `${[...titles, spec.title].join(' › ')} [${test.projectName}]`,
      seconds: sum(test.results.map((/** @type {any} */ { duration }) => duration)) / 1000,
      outcome: outcomes[test.status] ?? 'failed',
    })),
  );
  const inner = (suite.suites ?? []).flatMap((/** @type {any} */ one) => suiteResults(one, titles));
  return [...own, ...inner];
}

/**
 * @param {Result[]} results
 * @returns {{ passed: number, failed: number, flaky: number }} `passed` includes flaky tests
 */
export function countResults(results) {
  /** @param {Outcome} wanted */
  const count = (wanted) => results.filter(({ outcome }) => outcome === wanted).length;
  return { passed: count('passed') + count('flaky'), failed: count('failed'), flaky: count('flaky') };
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** @param {string} file */
function read(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
