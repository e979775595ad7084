import { countResults } from './test-results.mjs';

/** @typedef {import('./test-results.mjs').Results} Results */
/** @typedef {import('./test-results.mjs').Outcome} Outcome */

const maxFlaky = 3;
const slowest = 10;
/** A file that takes longer costs every run, and a failure in it is told late. */
const maxFileSeconds = 60;

/**
 * Returns the end of a test run. A failed step without a failing test counts as a failure. So do too many flaky journeys, and
 * a whole run without module tests or journeys.
 * @param {Results} results
 * @param {{ failedSteps: readonly string[], mustRun: 'each' | 'any' | 'none', machine?: string[] }} run `mustRun` names the required
 * tests: module tests and journeys, either of them, or none for a change that may reach no test; `machine` describes where it ran
 * @returns {{ text: string, failed: number }} the text ends with the line that CI reads
 */
export function reportOf({ modules, journeys }, { failedSteps, mustRun, machine = [] }) {
  const stepsPassed = failedSteps.length === 0;
  const all = [...modules, ...journeys];
  const { passed, failed: failures, flaky } = countResults(all);
  const nothingRan =
    mustRun === 'each' ? isEmpty(modules) || isEmpty(journeys) : mustRun === 'any' && isEmpty(all);
  const sayNothingRan = stepsPassed && nothingRan;
  const tooFlaky = flaky > maxFlaky;
  const failed = Math.max(failures, stepsPassed && !nothingRan && !tooFlaky ? 0 : 1);
  const lines = [
    ...slowestOf(all),
    ...(machine.length > 0 ? [...machine, ''] : []),
    ...namesOf(all, 'flaky', 'Flaky tests, which passed only when repeated:'),
    ...(mustRun === 'each' ? namesOf(all, 'skipped', 'Tests that this machine cannot run:') : []),
    ...(tooFlaky ? [`More than ${maxFlaky} flaky tests fail the run.`, ''] : []),
    ...(sayNothingRan ? ['No test ran where there should be some.', ''] : []),
    ...(stepsPassed ? [] : [`Failed steps: ${failedSteps.join(', ')}`, '']),
    `${passed} passed, ${failed} failed`,
  ];
  return { text: lines.join('\n'), failed };
}

/** @param {Results['modules']} results */
function isEmpty(results) {
  return countResults(results).passed === 0;
}

/** @param {Results['modules']} results */
function slowestOf(results) {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const { file, seconds, outcome } of results)
    if (outcome !== 'skipped') files.set(file, (files.get(file) ?? 0) + seconds);
  const top = [...files].toSorted(([, one], [, other]) => other - one);
  if (top.length === 0) return [];
  const lines = top
    .slice(0, slowest)
    .map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
  const tooSlow = top.filter(([, seconds]) => seconds > maxFileSeconds).map(([file]) => file);
  const warning = `Warning: ${tooSlow.length} files took more than ${maxFileSeconds} s.`;
  return ['The slowest files:', ...lines, ...(tooSlow.length > 0 ? [warning] : []), ''];
}

/**
 * @param {Results['modules']} results
 * @param {Outcome} wanted
 * @param {string} heading
 */
function namesOf(results, wanted, heading) {
  const names = results.filter(({ outcome }) => outcome === wanted).map(({ name }) => `  ${name}`);
  return names.length === 0 ? [] : [heading, ...names, ''];
}
