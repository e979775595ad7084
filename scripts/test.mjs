import { beginningOfWork, changedFiles } from './checks/changed-files.mjs';
import { changedTests } from './checks/changed-tests.mjs';
import { ensureChromium } from './checks/chromium.mjs';
import { longLoops } from './checks/long-loops.mjs';
import { budgetWarnings, describeRun, lookAtMachine, spent } from './checks/machine.mjs';
import { packageScript } from './checks/package-script.mjs';
import { reportOf } from './checks/report.mjs';
import { checksOfChange, runLane, staticChecks } from './checks/run-lane.mjs';
import {
  journeyArguments,
  journeyOrder,
  moduleArguments,
  reachesJourneys,
  readTestOptions,
} from './checks/test-options.mjs';
import { clearResults, moduleReport, readResults } from './checks/test-results.mjs';
import { ensureBuilt } from './launch/build.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { nodePath } from './launch/pinned-node.mjs';
import { PlainFailure, runMain } from './launch/plain-failure.mjs';
import { runOpenly } from './launch/run-command.mjs';

/** @typedef {import('./checks/test-options.mjs').TestOptions} TestOptions */
/** @typedef {{ files: string[], tests: string[] }} Change */

/** @type {Change} */
const noChange = { files: [], tests: [] };

await runMain(async () => {
  const options = readTestOptions(process.argv.slice(2));
  await ensureInstalled();
  const node = nodePath();
  const chromium = await ensureChromium();
  clearResults();
  const began = lookAtMachine();
  const change = options.changed
    ? await readChange(node, options.changed)
    : await readChange(node, beginningOfWork()).catch(() => noChange);
  const failedSteps = await runUntilFailure(steps({ node, chromium, options, change }));
  const mustRun = mustRunOf(options);
  const ended = lookAtMachine();
  const warnings = mustRun === 'each' ? budgetWarnings(began, ended) : [];
  const machine = [...describeRun(chromium, began, ended), ...warnings];
  const { text, failed } = reportOf(readResults(), { failedSteps, mustRun, machine });
  process.stdout.write(`\n${text}\n`);
  return failed === 0 ? 0 : 1;
});

/**
 * @param {string} node
 * @param {string | undefined} commit
 * @returns {Promise<Change>} the files that differ from a commit, and the module tests that they reach
 */
async function readChange(node, commit) {
  if (!commit) return noChange;
  const files = changedFiles(commit);
  return { files, tests: await changedTests(node, commit, files) };
}

/** @param {TestOptions} options */
function mustRunOf({ changed, grep, shard }) {
  if (changed) return 'none';
  return grep || shard ? 'any' : 'each';
}

/**
 * The static checks run beside the module tests, which wait for the database part of the time. `--grep` runs only some tests,
 * so it skips checks of the whole code. A whole run begins with what the change reaches.
 * @param {{ node: string, chromium: string, options: TestOptions, change: Change }} what
 * @returns {[title: string, run: () => Promise<string[]>][]} `run` returns the names of what failed
 */
function steps({ node, chromium, options, change: { files, tests } }) {
  const reached = options.changed ? tests : [];
  const modules = packageScript(node, 'modules', [...moduleReport, ...moduleArguments(options, reached)]);
  const journeys = packageScript(node, 'journeys', journeyArguments(options));
  const loops = options.long ? longLoops : {};
  const moduleEnv = { ...modules.env, ...loops, REACHED_TESTS: tests.join(' ') };
  const journeyEnv = { ...journeys.env, ...loops, ...journeyOrder(files), CHROMIUM_PATH: chromium };
  const codeAndModules = async () => {
    const failedChecks = runLane(node, checksOf(options, files));
    const failedModules = await failureOf('module tests', runOpenly({ ...modules, env: moduleEnv }));
    return [...(await failedChecks), ...failedModules];
  };
  /** @type {ReturnType<typeof steps>} */
  const code = [['Rules, architecture and modules', codeAndModules]];
  if (options.changed && !reachesJourneys(files)) return code;
  return [
    ...code,
    ['Build', () => ensureBuilt(node).then(() => [])],
    ['Journeys in the browser', () => failureOf('journeys', runOpenly({ ...journeys, env: journeyEnv }))],
  ];
}

/**
 * @param {TestOptions} options
 * @param {string[]} files
 */
function checksOf({ changed, grep }, files) {
  if (grep) return [];
  return changed ? checksOfChange(files) : staticChecks;
}

/**
 * @param {string} name
 * @param {Promise<number>} code
 */
async function failureOf(name, code) {
  return (await code) === 0 ? [] : [name];
}

/** @param {ReturnType<typeof steps>} list */
async function runUntilFailure(list) {
  for (const [title, run] of list) {
    const began = lookAtMachine();
    process.stdout.write(`\n== ${title}\n`);
    const failed = await run().catch((error) => {
      if (!(error instanceof PlainFailure)) throw error;
      process.stderr.write(`${error.message}\n`);
      return [title];
    });
    const outcome = failed.length === 0 ? 'good' : `failed: ${failed.join(', ')}`;
    process.stdout.write(`${title}: ${outcome} (${spent(began)})\n`);
    if (failed.length > 0) return failed;
  }
  return [];
}
