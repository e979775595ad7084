import { besideBusyLoops } from './checks/busy-loops.mjs';
import { ensureChromium } from './checks/chromium.mjs';
import { packageScript } from './checks/package-script.mjs';
import { readSteadyOptions } from './checks/steady-options.mjs';
import { codeId, keepRuns, keptRuns, missingRuns } from './checks/steady-runs.mjs';
import { isSteady, redTests, steadyTable } from './checks/steady-table.mjs';
import { countResults, clearResults, moduleReport, readResults } from './checks/test-results.mjs';
import { ensureBuilt } from './launch/build.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { nodePath } from './launch/pinned-node.mjs';
import { runMain } from './launch/plain-failure.mjs';
import { runOpenly } from './launch/run-command.mjs';

/** @typedef {import('./checks/steady-table.mjs').Kind} Kind */
/** @typedef {import('./checks/steady-table.mjs').Run} Run */
/** @typedef {() => Promise<number>} Step */

const busyLoops = 4;

/**
 * Repeats the tests on the idle machine and beside busy loops, and shows every failure. All runs together take hours, so finished
 * runs are kept: the next call goes on after them while the committed code is the same. `--again` forgets them.
 */
await runMain(async () => {
  const { quiet, loaded, only, again } = readSteadyOptions(process.argv.slice(2));
  await ensureInstalled();
  const steps = await stepsOf(only);
  const code = only ? null : codeId();
  const runs = again ? [] : keptRuns(code);
  if (runs.length > 0) process.stdout.write(`Kept runs of this code:\n${steadyTable(runs)}\n`);
  /** @param {Kind} kind */
  const runOnce = async (kind) => {
    runs.push(await run(kind, steps));
    keepRuns(code, runs);
  };
  for (let left = missingRuns('quiet', quiet, runs); left > 0; left -= 1) await runOnce('quiet');
  const beside = missingRuns('loaded', loaded, runs);
  await besideBusyLoops(beside > 0 ? busyLoops : 0, async () => {
    for (let left = beside; left > 0; left -= 1) await runOnce('loaded');
  });
  process.stdout.write(`\n${steadyTable(runs)}\n${redTests(runs)}\n`);
  return isSteady(runs) ? 0 : 1;
});

/**
 * @param {'modules' | 'journeys' | undefined} only
 * @returns {Promise<Step[]>}
 */
async function stepsOf(only) {
  const node = nodePath();
  const steps = [];
  if (only !== 'journeys') steps.push(() => runOpenly(packageScript(node, 'test:modules', moduleReport)));
  if (only !== 'modules') {
    const chromium = await ensureChromium();
    await ensureBuilt(node);
    const journeys = packageScript(node, 'test:journeys');
    const env = { ...journeys.env, CHROMIUM_PATH: chromium };
    steps.push(() => runOpenly({ ...journeys, env }));
  }
  return steps;
}

/**
 * A failed step without a failing test counts as one failure.
 * @param {Kind} kind
 * @param {Step[]} steps
 * @returns {Promise<Run>}
 */
async function run(kind, steps) {
  clearResults();
  const began = Date.now();
  let broken = 0;
  for (const step of steps) if ((await step()) !== 0) broken = 1;
  const minutes = (Date.now() - began) / 60_000;
  const { modules, journeys } = readResults();
  const results = [...modules, ...journeys];
  const { passed, failed, flaky } = countResults(results);
  const red = results.filter(({ outcome }) => outcome === 'failed' || outcome === 'flaky');
  /** @type {Run} */
  const done = {
    kind,
    passed,
    failed: Math.max(failed, broken),
    flaky,
    minutes,
    red: red.map(({ name }) => name),
  };
  process.stdout.write(`\n${steadyTable([done])}\n`);
  return done;
}
