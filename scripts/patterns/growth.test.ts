import { expect, test } from 'vitest';
import { outsidePatterns } from './check-patterns.ts';
import { findPatterns } from './find-patterns.ts';
import { growsTooMuch, measureGrowth } from './measure-growth.ts';
import { measuredList, readMeasured, unmeasuredPatterns } from './measured-patterns.ts';

/** `PATTERNS=all` also measures those that `npm run patterns` has measured. */
const isWhole = process.env.PATTERNS === 'all';
const patterns = await outsidePatterns(findPatterns());

/** All take half a minute of processor time, which a busy machine stretches. */
const timeout = 600_000;

test('no pattern takes over six times as long for four times the text', { timeout }, () => {
  expect(patterns.length).toBeGreaterThan(400);
  const grown = (isWhole ? patterns : unmeasuredPatterns(patterns)).filter(({ source, flags }) =>
    growsTooMuch(measureGrowth(source, flags)),
  );
  expect(grown.map(({ file, source, flags }) => `${file}: /${source}/${flags}`)).toEqual([]);
});

test('a changed pattern, and each after a change of the way to measure, is measured', () => {
  const written = measuredList(patterns);
  expect(unmeasuredPatterns(patterns, written)).toEqual([]);
  const [first, ...others] = patterns;
  const changed = { ...first!, source: `${first!.source}+` };
  const moved = { ...first!, file: 'platform/other-file.ts' };
  expect(unmeasuredPatterns([changed, moved, ...others], written)).toEqual([changed, moved]);
  expect(unmeasuredPatterns(patterns, written.replace(/^./, 'x'))).toEqual(patterns);
});

if (isWhole)
  test('the list of measured patterns is the one that npm run patterns writes', () => {
    expect(readMeasured()).toBe(measuredList(patterns));
  });
