import { matchesGlob, relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { root } from '../launch/root.mjs';
import { slowTests } from './slow-tests.mjs';

/**
 * Tests that the change reaches come first, so that a run says early what fails. Of both kinds the slow ones come first, so that none of
 * them ends the run alone.
 */
export class TestOrder extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    // oxlint-disable-next-line unicorn/no-array-sort -- It sorts test files for Vitest, and no array.
    const usual = await super.sort(files);
    const reached = (process.env.REACHED_TESTS ?? '').split(' ').filter((path) => path !== '');
    /** @param {import('vitest/node').TestSpecification} file */
    const rank = ({ moduleId }) => rankOf(relative(root, moduleId), reached);
    return usual.toSorted((one, other) => rank(one) - rank(other));
  }
}

/**
 * @param {string} file
 * @param {string[]} reached parts of paths, as Vitest takes them
 */
export function rankOf(file, reached) {
  const isReached = reached.some((path) => file.includes(path));
  const isSlow = slowTests.some((pattern) => matchesGlob(file, pattern));
  return (isReached ? 0 : 2) + (isSlow ? 0 : 1);
}
