import { parseArgs } from 'node:util';
import { PlainFailure } from '../launch/plain-failure.mjs';

/** @typedef {{ changed?: string, grep?: string, shard?: string, long?: boolean }} TestOptions */

const usage =
  'The options are --changed (or --changed=main), --grep <text>, --shard 1/3 and --long, such as: npm test -- --grep cart';

/**
 * Reads the options of `npm test`. `changed` is the commit to compare with, HEAD by default. `long` runs each long loop whole.
 * @param {string[]} args
 * @returns {TestOptions}
 */
export function readTestOptions(args) {
  const given = args.map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg));
  const values = parse(given);
  if (values.shard && !isShard(values.shard)) throw new PlainFailure(usage);
  return values;
}

/** @param {string[]} args */
function parse(args) {
  try {
    const text = /** @type {const} */ ({ type: 'string' });
    const long = /** @type {const} */ ({ type: 'boolean' });
    return { ...parseArgs({ args, options: { changed: text, grep: text, shard: text, long } }).values };
  } catch {
    throw new PlainFailure(usage);
  }
}

/** @param {string} shard */
function isShard(shard) {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(shard) ?? [];
  return Number(part) >= 1 && Number(part) <= Number(of);
}

/**
 * @param {TestOptions} options
 * @param {string[]} [changedTests] that the change reaches
 * @returns {string[]} the arguments for Vitest
 */
export function moduleArguments({ changed, grep, shard }, changedTests = []) {
  const chosen = [
    // Vitest would run all tests for an empty list. With `--changed` it runs none.
    ...(changed && changedTests.length === 0 ? [`--changed=${changed}`] : changedTests),
    ...(grep ? [`--testNamePattern=${grep}`] : []),
    ...(shard ? [`--shard=${shard}`] : []),
  ];
  return chosen.length > 0 ? [...chosen, '--passWithNoTests'] : [];
}

/**
 * A change of the shop may affect every journey, so `--changed` runs those that import what changed, and only the whole run tells all.
 * @param {TestOptions} options
 * @returns {string[]} the arguments for Playwright
 */
export function journeyArguments({ changed, grep, shard }) {
  const chosen = [
    ...(changed ? [`--only-changed=${changed}`] : []),
    ...(grep ? [`--grep=${grep}`] : []),
    ...(shard ? [`--shard=${shard}`] : []),
  ];
  return chosen.length > 0 ? [...chosen, '--pass-with-no-tests'] : [];
}

/** @param {string[]} changedFiles */
export function reachesJourneys(changedFiles) {
  return changedFiles.some((file) => /^e2e\/|^playwright\.config/.test(file));
}

/**
 * Returns what playwright.config.ts reads: the journeys that the change itself names come first.
 * @param {string[]} changedFiles
 */
export function journeyOrder(changedFiles) {
  const journeys = changedFiles.filter((file) => /^e2e\/.+\.spec\.ts$/.test(file));
  return { CHANGED_JOURNEYS: journeys.join(' ') };
}
