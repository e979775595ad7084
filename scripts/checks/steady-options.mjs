import { parseArgs } from 'node:util';
import { PlainFailure } from '../launch/plain-failure.mjs';

/** @typedef {{ quiet: number, loaded: number, only?: 'modules' | 'journeys', again?: true }} SteadyOptions */

const usage =
  'The options are --quiet 5, --loaded 3, --only modules or journeys, and --again, such as: npm run test:steady -- --quiet 2 --loaded 1';

/**
 * @param {string[]} args
 * @returns {SteadyOptions}
 */
export function readSteadyOptions(args) {
  const { quiet = '5', loaded = '3', only, again } = parse(args);
  if (!/^\d{1,2}$/.test(quiet) || !/^\d{1,2}$/.test(loaded)) throw new PlainFailure(usage);
  if (only !== undefined && only !== 'modules' && only !== 'journeys') throw new PlainFailure(usage);
  return {
    quiet: Number(quiet),
    loaded: Number(loaded),
    ...(only ? { only } : {}),
    ...(again ? { again } : {}),
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    const text = /** @type {const} */ ({ type: 'string' });
    const flag = /** @type {const} */ ({ type: 'boolean' });
    return parseArgs({ args, options: { quiet: text, loaded: text, only: text, again: flag } }).values;
  } catch {
    throw new PlainFailure(usage);
  }
}
