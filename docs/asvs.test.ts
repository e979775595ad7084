import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

it('every chapter of the security standard has a verdict per row', () => {
  const chapters = [...text.matchAll(/^## V(\d+) /gm)].map(([, number]) => Number(number));
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
  const rows = text.split('\n').filter((line) => /^\| \d/.test(line));
  const unclear = rows.filter((row) => !/\| (held|not applicable|exception) +\|/.test(row));
  expect([rows.length > 60, unclear]).toEqual([true, []]);
});

it('the security standard names only files that exist', () => {
  const paths = [...text.matchAll(/`([\w./-]+\/[\w./-]+\.(?:ts|tsx|mjs|md))`/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('a row that holds names its proof', () => {
  const rows = text.split('\n').filter((line) => /^\| \d.*\| held +\|/.test(line));
  const unproved = rows.filter((row) => !/`|\bNo\b|None|Only|JavaScript/.test(row));
  expect(unproved).toEqual([]);
});
