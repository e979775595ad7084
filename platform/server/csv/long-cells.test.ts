import { expect, it } from 'vitest';
import { type CsvFile, fileOf as fileOfBytes, inspectCsv, readCsv } from './read-csv.ts';
import { problemOfCells } from './read-records.ts';

const header = ['Slug', 'Name', 'Price', 'Note'];
const usual = ['amla', 'Amla', '95', 'sour'];
const columns = header.map((_, at) => (at === 3 ? null : at));
const fillers = { letters: 'x', blanks: ' ', lines: '\n', commas: ',' };

const bounds = { maxRows: 1_000, maxColumns: 100 };
const fileOf = (...rows: string[][]): CsvFile =>
  fileOfBytes(Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')));
const withLong = (row: string[], column: number, filler: string) =>
  row.map((cell, at) => (at === column ? filler.repeat(300_000) : cell));

async function problemsOf(file: CsvFile) {
  const look = await inspectCsv(file, bounds);
  expect(look).toMatchObject({ headers: header, headerRow: 1, delimiter: ',' });
  const problems: (string | null)[] = [];
  for await (const { longCells } of readCsv(file, look, bounds))
    problems.push(problemOfCells(longCells, columns));
  return problems;
}

it.each(Object.entries(fillers))('names the column of 300,000 %s, in each row', async (_, filler) => {
  for (const at of header.keys()) {
    const said =
      columns[at] === null ? null : expect.stringMatching(`^The cell in column ${at + 1} has 3,00,000`);
    const long = withLong(usual, at, filler);
    expect(await problemsOf(fileOf(header, long))).toEqual([said]);
    expect(await problemsOf(fileOf(header, usual, long, usual))).toEqual([null, said, null]);
  }
});

it('counts a row that holds nothing but a long cell, and one beyond the header', async () => {
  const none = ['', '', '', ''];
  expect(await problemsOf(fileOf(header, withLong(none, 0, 'x')))).toEqual([
    expect.stringContaining('column 1'),
  ]);
  expect(await problemsOf(fileOf(header, withLong(none, 3, 'x')))).toEqual([null]);
  expect(await problemsOf(fileOf(header, [...usual, 'x'.repeat(20_001)]))).toEqual([
    'The cell in column 5 has 20,001 characters, and may have 20,000. Please shorten it.',
  ]);
});

it('names the cell that a column uses, not a longer one before it', async () => {
  const both = withLong(['', 'Amla', '95', ''], 3, 'x').toSpliced(2, 1, 'y'.repeat(20_001));
  expect(await problemsOf(fileOf(header, both))).toEqual([expect.stringContaining('column 3')]);
});

it('refuses a file with a long name of a column, or whose every cell is long', async () => {
  const refused = (file: CsvFile) =>
    inspectCsv(file, bounds).then(
      () => 'accepted',
      (error: Error) => error.message,
    );
  for (const at of header.keys())
    expect(await refused(fileOf(withLong(header, at, 'x'), usual))).toBe(
      'The name of a column is too long. Please shorten it.',
    );
  // A letter of India has three bytes.
  for (const row of [usual.map(() => 'x'.repeat(300_000)), withLong(usual, 1, 'क')])
    expect(await refused(fileOf(header, row))).toBe(
      'Row 2 is too long. Please close the quote that opens there, or shorten the row.',
    );
});

it('finds the header below a title when the first row is long', async () => {
  const long = withLong(usual, 1, 'x');
  const look = await inspectCsv(fileOf(['My products'], header, long), bounds);
  expect(look).toMatchObject({ headerRow: 2, headers: header });
});
