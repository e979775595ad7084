import { expect, it } from 'vitest';
import { newerParts } from './old-browsers.ts';

it.each([
  ['const a = /(?<=x)y/;', '(?<=x)y'],
  ['const a = new RegExp(`(?<!${b})c`);', '(?<!'],
  ["const a = RegExp('(?<!a)b', 'u');", '(?<!a)b'],
  ['const a = /[a&&b]/v;', '/[a&&b]/v'],
  ['class A { static { this.b = 1; } }', 'StaticBlock'],
  ['const all = Array.fromAsync(x);', '.fromAsync'],
  ['const all = words.values().map(f);', "an iterator's .map"],
  ['const all = "a".matchAll(b).toArray();', "an iterator's .toArray"],
  ['RegExp.escape(a);', '.escape'],
])('the build stops at what old browsers cannot use: %s', (code, part) => {
  expect(newerParts(code, 'one.js').join()).toContain(part);
});

it.each([
  'const a = /(?<year>\\d{4})(?:-(?!x))/u;',
  'const all = Object.values(a).map(f);',
  'const sorted = [1, 2].toSorted();',
  'const found = CSS.escape(a);',
  'class A { #b = 1; c() { return this?.d ?? (this.e ||= 2); } }',
])('the build takes what they can: %s', (code) => {
  expect(newerParts(code, 'one.js')).toEqual([]);
});
