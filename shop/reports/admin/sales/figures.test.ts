import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { salesFigureNames, salesFigures } from './figures.ts';
import { namedRanges, rangeBefore, rangeOf, sameDaysOfLastMonth } from './ranges.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/reports.md'), 'utf8');

it('docs/reports.md defines each figure in the words of the page', () => {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(salesFigureNames.map((name) => [salesFigures[name].label, salesFigures[name].says]));
});

it.each([
  ['today', { from: '2026-11-29', to: '2026-11-29' }, { from: '2026-11-28', to: '2026-11-28' }],
  ['week', { from: '2026-11-23', to: '2026-11-29' }, { from: '2026-11-16', to: '2026-11-22' }],
  ['month', { from: '2026-11-01', to: '2026-11-29' }, { from: '2026-10-03', to: '2026-10-31' }],
  ['lastMonth', { from: '2026-10-01', to: '2026-10-31' }, { from: '2026-09-01', to: '2026-09-30' }],
  ['thisYear', { from: '2026-01-01', to: '2026-11-29' }, { from: '2025-02-02', to: '2025-12-31' }],
  ['taxYear', { from: '2026-04-01', to: '2026-11-29' }, { from: '2025-08-01', to: '2026-03-31' }],
])('the range %s has as many days before it, and a whole month a whole month', (name, range, before) => {
  expect(namedRanges[name]!.of('2026-11-29')).toEqual(range);
  expect(rangeBefore(range)).toEqual(before);
});

it.each([
  ['2026-11-01', '2026-11-29', '2026-10-01', '2026-10-29'],
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['2027-01-01', '2027-01-01', '2026-12-01', '2026-12-01'],
])('%s to %s has the same days of the month before', (from, to, fromBefore, toBefore) => {
  expect(sameDaysOfLastMonth({ from, to })).toEqual({ from: fromBefore, to: toBefore });
});

it('a month is a range by its name, as far as it has come', () => {
  expect(rangeOf('2026-10', '2026-11-29')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(rangeOf('2026-11', '2026-11-29')).toEqual({ from: '2026-11-01', to: '2026-11-29' });
  for (const name of ['2026-12', '2026-13', 'days', '__proto__'])
    expect(rangeOf(name, '2026-11-29')).toBeUndefined();
});
