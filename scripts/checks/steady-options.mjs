import { parseArgs } from 'node:util';
import { PlainFailure } from '../launch/plain-failure.mjs';

/** @typedef {{ quiet: number, loaded: number, only?: 'modules' | 'journeys' }} SteadyOptions */

const usage =
  'The options are --quiet 5, --loaded 3 and --only modules or journeys, such as: npm run test:steady -- --quiet 2 --loaded 1';

/**
 * @param {string[]} args
 * @returns {SteadyOptions}
 */
export function readSteadyOptions(args) {
  const { quiet = '5', loaded = '3', only } = parse(args);
  if (!/^\d{1,2}$/.test(quiet) || !/^\d{1,2}$/.test(loaded)) throw new PlainFailure(usage);
  if (only !== undefined && only !== 'modules' && only !== 'journeys') throw new PlainFailure(usage);
  return { quiet: Number(quiet), loaded: Number(loaded), ...(only ? { only } : {}) };
}

/** @param {string[]} args */
function parse(args) {
  try {
    const text = /** @type {const} */ ({ type: 'string' });
    return parseArgs({ args, options: { quiet: text, loaded: text, only: text } }).values;
  } catch {
    throw new PlainFailure(usage);
  }
}
