import { execFileSync, spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { csvText } from './write-csv.ts';

/** Every kind of text that a reader of CSV could split or join. */
const rows = [
  ['Name', 'Text', 'Number'],
  ['a bare\nline feed', 'a bare\rreturn', '1'],
  ['both\r\nof them', 'a "quote"', ''],
  ['comma, and; semicolon', ' blanks around ', '-2.50'],
  ['\u0085next\u2028line\u2029', 'tab\tand\vothers\f', "'"],
  ['', '', ''],
  ['भृंगराज तेल', '"', '\n'],
];

const python = `import csv, io, json, sys
text = sys.stdin.buffer.read().decode('utf-8')
print(json.dumps(list(csv.reader(io.StringIO(text, newline=''), strict=True))))`;

const hasPython = spawnSync('python3', ['--version']).status === 0;

it.skipIf(!hasPython).each([false, true])(
  'is read back by the strict reader of Python (every cell quoted: %s)',
  (quoted) => {
    const text = csvText(rows, { quoted });
    const read = execFileSync('python3', ['-c', python], { input: text, encoding: 'utf8' });
    expect(JSON.parse(read)).toEqual(rows);
  },
);

it.each([
  ['=HYPERLINK("https://x.example")', `"'=HYPERLINK(""https://x.example"")"`],
  ['+91 98765', "'+91 98765"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['＝1+1', "'＝1+1"],
  ['-2.50', '-2.50'],
])('lets no spreadsheet run %s', (cell, written) => {
  expect(csvText([[cell, 'Blue Dart']])).toBe(`${written},Blue Dart\r\n`);
});

it('ends each record in CRLF, and quotes every cell when it is asked to', () => {
  expect(csvText([['a', 'b\nc']])).toBe('a,"b\nc"\r\n');
  expect(csvText([['a', '']], { quoted: true })).toBe('"a",""\r\n');
});
