import { setImmediate as yieldTurn } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import type { CsvLook } from '../../csv.ts';
import { type CsvFile, inspectCsv, readCsv } from './read-csv.ts';
import { RecordSplitter } from './split-records.ts';

const bounds = { maxRows: 20_000, maxColumns: 200 };
const partBytes = 1024 * 1024;
const look: CsvLook = {
  encoding: 'utf-8',
  delimiter: ',',
  headerRow: 1,
  headers: ['Slug', 'Name'],
  examples: [],
};

/** A file whose every part after the header is the same. Counts the parts that were read. */
function endless(
  filler: string,
  megabytes: number,
): CsvFile & { read: () => AsyncGenerator<Uint8Array> } & {
  parts: () => number;
} {
  let count = 0;
  const part = Buffer.from(filler.repeat(Math.ceil(partBytes / Buffer.byteLength(filler))));
  return {
    bytes: megabytes * partBytes,
    parts: () => count,
    async *read() {
      yield Buffer.from('Slug,Name\n');
      for (let at = 0; at < megabytes; at += 1) {
        count += 1;
        yield part;
      }
    },
  };
}

const said = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: Error) => error.message,
  );

async function countRows(file: CsvFile): Promise<number> {
  let count = 0;
  for await (const _ of readCsv(file, look, bounds)) count += 1;
  return count;
}

/** Milliseconds of this thread's processor that the longest turn took. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const ended = new AbortController();
  const working = work().finally(() => ended.abort());
  while (!ended.signal.aborted) {
    const before = process.threadCpuUsage();
    await yieldTurn();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
  }
  await working;
  return longest;
}

const tooMany = 'The file has more than 20,000 rows. Please split it.';
const tooLong = (row: number) =>
  `Row ${row} is too long. Please close the quote that opens there, or shorten the row.`;

it.each([
  ['line ends', '\n', tooMany],
  ['line ends of Windows', '\r\n', tooMany],
  ['blank rows with commas', ',,\n', tooMany],
  ['quoted blanks', '" "\n', tooMany],
  ['commas', ',', tooLong(2)],
  ['quotes', '"', tooLong(2)],
  ['one cell', 'x', tooLong(2)],
  ['one quoted cell', '"x', tooLong(2)],
  ['rows of 300 cells', `${','.repeat(299)}\n`, 'The file has 300 columns in a row, and may have 200.'],
])('refuses a file of %s before it is read to its end', async (_, filler, reason) => {
  for (const megabytes of [1, 8]) {
    const file = endless(filler, megabytes);
    expect(await said(inspectCsv(file, bounds))).toBe(reason);
    const before = file.parts();
    expect(await said(countRows(file))).toBe(reason);
    // A thread asks for one part ahead at most.
    expect(file.parts() - before).toBeLessThanOrEqual(2);
  }
});

it('holds no turn for 50 ms, whatever a file holds', async () => {
  for (const filler of ['\n', ',,\n', `${'a,b\n'.repeat(3)}\n\n\n`, `${'"x""y"'.repeat(50)},"\n"\n`])
    for (const megabytes of [1, 4]) {
      const read = async () => {
        const file = endless(filler, megabytes);
        await said(inspectCsv(file, bounds));
        await said(countRows(file));
      };
      // The collector of the garbage of earlier tests takes a turn too. A turn that a reader holds comes with each reading.
      const turns = [await longestTurn(read), await longestTurn(read), await longestTurn(read)];
      expect(Math.min(...turns)).toBeLessThan(50);
    }
});

it('reads a large file as a small one', async () => {
  const rows = Array.from({ length: 19_999 }, (_, at) => `slug-${at},"${'n'.repeat(120)}, ""${at}"""`);
  const text = Buffer.from(`Slug,Name\r\n${rows.join('\r\n')}`);
  const file: CsvFile = {
    bytes: text.length,
    async *read() {
      for (let at = 0; at < text.length; at += 99_991) yield text.subarray(at, at + 99_991);
    },
  };
  expect(file.bytes).toBeGreaterThan(2 * partBytes);
  expect(await inspectCsv(file, bounds)).toMatchObject({ headers: ['Slug', 'Name'], headerRow: 1 });
  const read = [];
  for await (const { number, cells } of readCsv(file, look, bounds)) read.push([number, ...cells]);
  expect(read).toHaveLength(19_999);
  expect(read.at(-1)).toEqual([20_000, 'slug-19998', `${'n'.repeat(120)}, "19998"`]);
});

it('ends the thread of a file that nobody reads on', async () => {
  const file = endless('a,b\n', 4);
  for await (const { number } of readCsv(file, look, bounds)) if (number === 150) break;
  expect(file.parts()).toBe(1);
});

it('splits any text as the parser that is known everywhere', () => {
  const signs = ['a', 'b c', '"', '"', '""', ',', ',', '\n', '\r\n', ' ', 'क', '😀'];
  const wide = { maxRows: 1_000, maxColumns: 1_000 };
  for (let round = 0; round < 3_000; round += 1) {
    const end = round % 2 === 0 ? '\n' : '\r\n';
    const body = Array.from({ length: round % 40 }, () => signs[Math.floor(Math.random() * signs.length)]!);
    const text = `h${end}${body.map((sign) => (/\n/.test(sign) ? end : sign)).join('')}`;
    const splitter = new RecordSplitter(',', wide);
    let own: string[][] | string;
    try {
      const cut = Math.floor(Math.random() * text.length);
      own = [...splitter.take(text.slice(0, cut)), ...splitter.take(text.slice(cut)), ...splitter.end()].map(
        ({ cells }) => cells,
      );
    } catch {
      own = 'refused';
    }
    let other: string[][] | string;
    try {
      other = parse(text, { relax_column_count: true, relax_quotes: true });
    } catch {
      other = 'refused';
    }
    expect([text, own]).toEqual([text, other]);
  }
});

it.each([
  ['returns alone', 'a,b\rc,d\r\re,f'],
  ['line ends of two kinds', 'a,b\r\nc,d\n\ne,f'],
])('reads %s', (_, text) => {
  const splitter = new RecordSplitter(',', bounds);
  const records = [...Array.from(text).flatMap((sign) => splitter.take(sign)), ...splitter.end()];
  expect(records.map(({ cells }) => cells.join())).toEqual(['a,b', 'c,d', '', 'e,f']);
});
