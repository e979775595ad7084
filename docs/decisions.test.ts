import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = join(import.meta.dirname, 'decisions');
const records = globSync('[0-9]*.md', { cwd: folder }).toSorted();
const numbers = records.map(numberOf);
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
/** The numbers of the README's tables: merged records and numbers that were never used. */
const withoutRecord = [...readme.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, row = '']) =>
  row.split(',').map(Number),
);

describe('a decision record', () => {
  it('says its number and the day of its acceptance', () => {
    expect(records.filter((file) => !begins(file))).toEqual([]);
  });

  it('has a number that is used once, also by a merged record', () => {
    const all = [...numbers, ...withoutRecord];
    expect(all.filter((number, at) => all.indexOf(number) !== at)).toEqual([]);
  });

  it('is there for each number that code and documents name', () => {
    const files = globSync(
      [
        '{api,app,bench,database,demo,docs,e2e,platform,public,scripts,server,shop}/**/*.{ts,tsx,mjs,js,md,css,tsv}',
        '*.{md,ts}',
        '.env.example',
      ],
      { cwd: root },
    ).filter((file) => !file.startsWith('database/migrations/') && !file.includes('node_modules'));
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((file) => missingIn(readFileSync(join(root, file), 'utf8'), file))).toEqual([]);
  });

  it('or is reported, by number or by file', () => {
    const text = 'decision 0, (record\n * 1), decisions 1 and 9990, docs/decisions/0000-x.md, [2](9991-y.md)';
    expect(missingIn(text, 'docs/x.md')).toEqual([
      'docs/x.md: 0',
      'docs/x.md: 9990',
      'docs/x.md: 0000-x.md',
      'docs/x.md: 9991-y.md',
    ]);
  });
});

function numberOf(file: string): number {
  return Number(file.slice(0, 4));
}

function begins(file: string): boolean {
  const [title = '', blank, accepted = ''] = readFileSync(join(folder, file), 'utf8').split('\n');
  return (
    title.startsWith(`# ${numberOf(file)}. `) &&
    blank === '' &&
    /^Accepted on 20\d\d-\d\d-\d\d\.$/.test(accepted)
  );
}

/** The records that a text names and that do not exist. */
function missingIn(text: string, file: string): string[] {
  if (file === 'docs/decisions.test.ts') return [];
  const mentions = text.matchAll(
    /\b(?:decisions?|records?)\s+(?:[*#]\s+|\/\/\s+)?(\d+(?:(?:,| and) \d+)*)\b/gi,
  );
  const named = [...mentions]
    .flatMap(([, list = '']) => list.split(/,| and /))
    .filter((number) => !numbers.includes(Number(number)));
  const linked = [...text.matchAll(/(?:decisions\/|\()(\d{4}-[a-z0-9-]+\.md)/g)]
    .map(([, path = '']) => basename(path))
    .filter((path) => !records.includes(path));
  return [...named, ...linked].map((mention) => `${file}: ${mention.trim()}`);
}
