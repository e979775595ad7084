import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { oldSources, sourcesOfTable } from './old-sources.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/law.md'), 'utf8');

it('reads a day from each rule of the page', () => {
  const sources = sourcesOfTable(page);
  expect(sources.length).toBeGreaterThan(12);
  expect(sources[0]!.rule).toContain('Legal Metrology');
  expect(() => sourcesOfTable('| rule | b |\n| -- | -- |\n| A | b | c | d | soon | f |\n')).toThrow(
    'row of A',
  );
});

it('lists what was read more than a year ago, the oldest first', () => {
  const source = (read: string) => ({ where: 'a', rule: read, read });
  const sources = ['2026-11-26', '2025-11-25', '2024-02-29', '2025-11-26'].map(source);
  const rules = oldSources(sources, '2026-11-26').map(({ rule }) => rule);
  expect(rules).toEqual(['2024-02-29', '2025-11-25']);
});
