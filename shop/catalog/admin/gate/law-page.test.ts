import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { productClasses } from '../../facts.ts';
import { gateRules, labelOf } from './check-gate.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/law.md'), 'utf8');
const [, table = ''] = page.split('\n## What the gate asks\n');
const rowsOfPage = table
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

it('lists each demand of the gate in docs/law.md with its rule', () => {
  const classNames = Object.keys(productClasses);
  const asked = [...new Set(classNames.flatMap((name) => gateRules(name, '2026-11-26')))];
  const lines = (cells: string[][]) => new Set(cells.map((row) => row.join(' | ')));
  const rows = asked.map(({ field, classes, law, of = '', isOptional }) => [
    labelOf(field),
    classes.includes('all') ? 'all' : classes.join(', '),
    of || (isOptional ? 'where it is given' : ''),
    law,
  ]);
  expect(lines(rowsOfPage)).toEqual(lines(rows));
  expect(rowsOfPage.length).toBe(rows.length);
});
