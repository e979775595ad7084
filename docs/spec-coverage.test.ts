import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { liveTitles } from './live-tests.ts';

const root = join(import.meta.dirname, '..');
const sections = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const rows = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| *\d/.test(line))
  .map((line) => {
    const [section = '', what = '', proof = ''] = line
      .slice(1)
      .split('|')
      .map((cell) => cell.trim());
    return { section, what, proof, files: [...proof.matchAll(/`([^`]+)`(?: "([^"]+)")?/g)] };
  });

describe('the coverage of the specification', () => {
  it('has rows for every section', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(sections);
  });

  it('names a test, or the issue that will bring one, in every row', () => {
    const without = rows.filter(({ proof, files }) => files.length === 0 && !/issue \d/.test(proof));
    expect(without).toEqual([]);
  });

  it('names only running tests, by parts of their titles', () => {
    const wrong = rows.flatMap(({ files }) =>
      files.flatMap(([, file = '', title = '']) => {
        if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(join(root, file)))
          return [`${file} is no test`];
        if (!titlesOf(file).some((running) => running.includes(title)))
          return [`${file} runs no test "${title}"`];
        return [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

const known = new Map<string, string[]>();

function titlesOf(file: string): string[] {
  const titles = known.get(file) ?? liveTitles(readFileSync(join(root, file), 'utf8'), file);
  known.set(file, titles);
  return titles;
}
