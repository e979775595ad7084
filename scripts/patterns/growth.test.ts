import { expect, test } from 'vitest';
import { outsidePatterns } from './check-patterns.ts';
import { findPatterns } from './find-patterns.ts';
import { growsTooMuch, measureGrowth } from './measure-growth.ts';

const patterns = await outsidePatterns(findPatterns());

test('no pattern that meets outside text takes over six times as long for four times the text', () => {
  expect(patterns.length).toBeGreaterThan(400);
  const grown = patterns.filter(({ source, flags }) => growsTooMuch(measureGrowth(source, flags)));
  expect(grown.map(({ file, source, flags }) => `${file}: /${source}/${flags}`)).toEqual([]);
});
