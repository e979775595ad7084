import { changedFiles } from './checks/changed-files.mjs';
import { changedTests } from './checks/changed-tests.mjs';
import { ensureChromium } from './checks/chromium.mjs';
import { packageScript } from './checks/package-script.mjs';
import { reportOf } from './checks/report.mjs';
import { runLane, secondsSince, staticChecks } from './checks/run-lane.mjs';
import { journeyArguments, moduleArguments, readTestOptions } from './checks/test-options.mjs';
import { clearResults, moduleReport, readResults } from './checks/test-results.mjs';
import { ensureBuilt } from './launch/build.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { nodePath } from './launch/pinned-node.mjs';
import { PlainFailure, runMain } from './launch/plain-failure.mjs';
import { runOpenly } from './launch/run-command.mjs';

/** @typedef {import('./checks/test-options.mjs').TestOptions} TestOptions */

await runMain(async () => {
  const options = readTestOptions(process.argv.slice(2));
  await ensureInstalled();
  const node = nodePath();
  const chromium = await ensureChromium();
  clearResults();
  const files = options.changed ? changedFiles(options.changed) : [];
  const tests = options.changed ? await changedTests(node, options.changed, files) : [];
  const failedSteps = await runUntilFailure(steps({ node, chromium, options, files, tests }));
  const mustRun = mustRunOf(options);
  const { text, failed } = reportOf(readResults(), { failedSteps, mustRun });
  process.stdout.write(`\n${text}\n`);
  return failed === 0 ? 0 : 1;
});

/** @param {TestOptions} options */
function mustRunOf({ changed, grep, shard }) {
  if (changed) return 'none';
  return grep || shard ? 'any' : 'each';
}

/**
 * The static checks run beside the module tests, which wait for the database part of the time. `--grep` runs only some tests,
 * so it skips checks of the whole code. The output of the checks comes after the tests, near the end of a log.
 * @param {{ node: string, chromium: string, options: TestOptions, files: string[], tests: string[] }} what `files` are changed, and
 * the change reaches `tests`
 * @returns {[title: string, run: () => Promise<string[]>][]} `run` returns the names of what failed
 */
function steps({ node, chromium, options, files, tests }) {
  const modules = packageScript(node, 'modules', [...moduleReport, ...moduleArguments(options, tests)]);
  const journeys = packageScript(node, 'journeys', journeyArguments(options, files));
  const env = { ...journeys.env, CHROMIUM_PATH: chromium };
  const codeAndModules = async () => {
    let printed = '';
    const failedChecks = runLane(node, options.grep ? [] : staticChecks, (text) => {
      printed += text;
    });
    const failedModules = await failureOf('module tests', runOpenly(modules));
    const failed = [...(await failedChecks), ...failedModules];
    process.stdout.write(`\n${printed}`);
    return failed;
  };
  return [
    ['Rules, architecture and modules', codeAndModules],
    ['Build', () => ensureBuilt(node).then(() => [])],
    ['Journeys in the browser', () => failureOf('journeys', runOpenly({ ...journeys, env }))],
  ];
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
    const began = Date.now();
    process.stdout.write(`\n== ${title}\n`);
    const failed = await run().catch((error) => {
      if (!(error instanceof PlainFailure)) throw error;
      process.stderr.write(`${error.message}\n`);
      return [title];
    });
    const outcome = failed.length === 0 ? 'good' : `failed: ${failed.join(', ')}`;
    process.stdout.write(`${title}: ${outcome} (${secondsSince(began)} s)\n`);
    if (failed.length > 0) return failed;
  }
  return [];
}
