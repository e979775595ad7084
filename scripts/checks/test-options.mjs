import { parseArgs } from 'node:util';
import { PlainFailure } from '../launch/plain-failure.mjs';

/** @typedef {{ changed?: string, grep?: string, shard?: string }} TestOptions */

const usage =
  'The options are --changed (or --changed=main), --grep <text> and --shard 1/3, such as: npm test -- --grep cart';

/**
 * Reads the options of `npm test`. `changed` is the commit to compare with, HEAD by default.
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
    return { ...parseArgs({ args, options: { changed: text, grep: text, shard: text } }).values };
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
 * @param {TestOptions} options
 * @param {string[]} changedFiles
 * @returns {string[]} the arguments for Playwright
 */
export function journeyArguments({ changed, grep, shard }, changedFiles) {
  const chosen = [
    ...(changed && !reachesShop(changedFiles) ? [`--only-changed=${changed}`] : []),
    ...(grep ? [`--grep=${grep}`] : []),
    ...(shard ? [`--shard=${shard}`] : []),
  ];
  return chosen.length > 0 ? [...chosen, '--pass-with-no-tests'] : [];
}

/**
 * A change of the shop may affect every journey. A change of tests, docs or tooling affects only journeys that import it.
 * @param {string[]} files
 */
function reachesShop(files) {
  const isApart = /^(e2e|docs|bench|scripts)\/|\.(test|spec)\.tsx?$|(^|\/)testing\.ts$|\.md$/;
  return files.some((file) => !isApart.test(file));
}
