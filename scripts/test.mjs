import { ensureChromium } from './checks/chromium.mjs';
import { countJourneys, countRooms, forgetResults, roomsArguments } from './checks/count-tests.mjs';
import { packageScript } from './checks/package-script.mjs';
import { ensureBuilt } from './launch/build.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { nodePath } from './launch/pinned-node.mjs';
import { PlainFailure, runMain } from './launch/plain-failure.mjs';
import { runOpenly } from './launch/run-command.mjs';

await runMain(async () => {
  await ensureInstalled();
  const node = nodePath();
  const chromium = await ensureChromium();
  forgetResults();
  const whole = await everyStepPasses(steps(node, chromium));
  return report(whole);
});

/**
 * @param {string} node
 * @param {string} chromium
 * @returns {[title: string, run: () => Promise<number>][]}
 */
function steps(node, chromium) {
  /** @type {(name: string, more?: string[]) => () => Promise<number>} */
  const script = (name, more) => () => runOpenly(packageScript(node, name, more));
  const journeys = packageScript(node, 'test:journeys');
  const env = { ...journeys.env, CHROMIUM_PATH: chromium };
  return [
    ['Lint', script('lint')],
    ['Format', script('format:check')],
    ['Types', script('types')],
    ['Unused code', script('unused')],
    ['Architecture, rules and rooms', script('test:rooms', roomsArguments)],
    ['Build', () => ensureBuilt(node).then(() => 0)],
    ['Journeys in the browser', () => runOpenly({ ...journeys, env })],
  ];
}

/** @param {ReturnType<typeof steps>} list */
async function everyStepPasses(list) {
  for (const [title, run] of list) {
    const began = Date.now();
    process.stdout.write(`\n== ${title}\n`);
    const code = await run().catch((error) => {
      if (!(error instanceof PlainFailure)) throw error;
      process.stderr.write(`${error.message}\n`);
      return 1;
    });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    process.stdout.write(`${title}: ${code === 0 ? 'good' : `failed with ${code}`} (${seconds} s)\n`);
    if (code !== 0) return false;
  }
  return true;
}

/**
 * The last line counts the tests that ran; a step that failed without a failing test counts as one, and so does a run
 * in which the rooms or the journeys had no test at all.
 * @param {boolean} whole
 */
function report(whole) {
  const rooms = countRooms();
  const journeys = countJourneys();
  const nothingRan = whole && (rooms.passed === 0 || journeys.passed === 0);
  if (nothingRan) process.stderr.write('\nNo test ran where there should be some.\n');
  const passed = rooms.passed + journeys.passed;
  const failed = Math.max(rooms.failed + journeys.failed, whole && !nothingRan ? 0 : 1);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}
