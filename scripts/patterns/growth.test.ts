import { expect, test } from 'vitest';
import { outsidePatterns } from './check-patterns.ts';
import { findPatterns } from './find-patterns.ts';
import { growsTooMuch, measureGrowth } from './measure-growth.ts';

const patterns = await outsidePatterns(findPatterns());

/** Half a minute of processor time, which a busy machine stretches. */
const timeout = 600_000;

test('no pattern takes over six times as long for four times the text', { timeout }, () => {
  expect(patterns.length).toBeGreaterThan(400);
  const grown = patterns.filter(({ source, flags }) => growsTooMuch(measureGrowth(source, flags)));
  expect(grown.map(({ file, source, flags }) => `${file}: /${source}/${flags}`)).toEqual([]);
});
