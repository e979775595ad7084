import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { slowTests } from './slow-tests.mjs';

it('names slow tests that are there', () => {
  const named = slowTests.map((pattern) => [
    pattern,
    globSync(pattern).filter((file) => /\.test\.tsx?$/.test(file)).length,
  ]);
  expect(named.filter(([, files]) => files === 0)).toEqual([]);
});
