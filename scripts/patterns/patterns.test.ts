import { expect, test } from 'vitest';
import { listProblems } from './check-patterns.ts';
import { findPatterns, patternsIn } from './find-patterns.ts';
import { growsTooMuch, measureGrowth } from './measure-growth.ts';

test('the list names every regular expression of the code', () => {
  expect(listProblems(findPatterns())).toEqual([]);
});

test('a regular expression that is not listed is a problem', () => {
  const code = 'export const is = (text: string) => /^x+$/u.test(text) || new RegExp(`a${text}`).test(text);';
  const patterns = patternsIn(code, 'platform/new-file.ts');
  const found = listProblems([...findPatterns(), ...patterns]);
  expect(found).toEqual([
    expect.stringContaining('platform/new-file.ts: /^x+$/u is not listed'),
    expect.stringContaining('platform/new-file.ts: new RegExp(`a${text}`) is not listed'),
  ]);
});

test('a listed regular expression that the code lost is a problem', () => {
  const patterns = findPatterns().filter(({ file }) => file !== 'shop/shipping/courier-file/plain-cell.ts');
  expect(listProblems(patterns)).toContainEqual(expect.stringMatching(/plain-cell\.ts: .* listed and gone/));
});

/** Patterns that the shop had until their growth was measured, and the usual bad ones. */
test.each([
  ['blanks before a sign', /\s*%$/],
  ['signs at an end', /\D*$/],
  ['one of two ends', /^-+|-+$/g],
  ['a last word', /\s+\S*$/],
  ['digits before an ending', /(\d{6,})\.0{1,2}$/],
  ['an opening that never closes', /<Contents>[^]*?<\/Contents>/g],
  ['strings of JSON', /"[^"\\]*(?:\\.[^"\\]*)*"\s*(:)?/g],
  ['one digit among all', /^\S*\d\S*$/],
  ['two greedy parts', /^(.*?)\s*(?:\(([^)]*)\))?$/],
  ['a repetition in a repetition', /^(a+)+$/],
  ['words with an optional blank', /^(\w+\s?)*$/],
  ['the same letter twice', /^(?:a|a)*b$/],
])('measures too much growth for %s', (_, { source, flags }) => {
  expect(growsTooMuch(measureGrowth(source, flags))).toBe(true);
});

test.each([
  ['a class', /\D/g],
  ['blanks at an end, begun once', /(?<!\s)\s+$/],
  ['a bounded part', /already.{0,200}cancelled/i],
  ['an anchored list', /^[a-z]+(?:-[a-z]+)*$/],
])('measures no growth for %s', (_, { source, flags }) => {
  expect(growsTooMuch(measureGrowth(source, flags))).toBe(false);
});
