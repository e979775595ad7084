import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const clock = /^platform\/(india-time|time-spans)|^docs\/one-clock|sample-data|node_modules/;
const files = globSync(
  '{*.ts,{api,app,bench,database,demo,docs,e2e,platform,scripts,server,shop}/**/*.{ts,tsx,mjs}}',
  {
    cwd: root,
  },
).filter((file) => !clock.test(file));

const durations = /86_?400_?000|\b3_?600_?000\b|\b60 \* 60\b|\b24 \* 60\b|60 \* 1_?000|\* 60_000|Ms = 60_000/;
const dates =
  /DateTimeFormat|toLocale(Date|Time)String|\.get(UTC)?(Date|Day|Month|FullYear|Hours)\(|Asia\/Kolkata/;
/** A test may write a moment: `2026-11-21T10:00:00+05:30`. */
const dayTexts = /\+05:?30|T00:00:00[Z$+]|toISOString\(\)\.(slice|split|substring)/;

const isTest = (file: string) => /\.(test|spec)\.ts|\/testing\.ts$|^e2e\//.test(file);
const found = (file: string) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => durations.test(line) || dates.test(line) || (!isTest(file) && dayTexts.test(line)))
    .map((line) => `${file}: ${line.trim()} (use platform/india-time.ts)`);

test('only the clock knows durations, days and formats of dates', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(found)).toEqual([]);
});

test('the clock itself contains each pattern that other files must not', () => {
  const lines = readFileSync(join(root, 'platform/india-time.ts'), 'utf8');
  expect(lines).toMatch(dates);
  expect(lines).toMatch(dayTexts);
  expect('const keptMs = 12 * 60 * 60 * 1000').toMatch(durations);
});
