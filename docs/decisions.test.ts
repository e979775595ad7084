import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'decisions');
const records = globSync('[0-9]*.md', { cwd: folder }).toSorted();
const numbers = records.map((file) => Number(file.slice(0, 4)));

describe('a decision record', () => {
  it('says its number and the day of its acceptance', () => {
    expect(records.filter((file) => !begins(file))).toEqual([]);
  });

  it('has a number of its own', () => {
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('is there for each number, or the list says why not', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const rows = [...readme.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, row = '']) => row.split(','));
    const explained = rows.map(Number);
    const missing = Array.from({ length: Math.max(...numbers) }, (_, at) => at + 1).filter(
      (number) => !numbers.includes(number),
    );
    expect(explained).toEqual(missing);
  });
});

function begins(file: string): boolean {
  const [title = '', blank, accepted = ''] = readFileSync(join(folder, file), 'utf8').split('\n');
  return (
    title.startsWith(`# ${Number(file.slice(0, 4))}. `) &&
    blank === '' &&
    /^Accepted on 20\d\d-\d\d-\d\d\.$/.test(accepted)
  );
}
