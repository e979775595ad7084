import { setImmediate as yieldTurn } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { partBytes } from '#platform/file-parts.ts';
import { makeCategory } from '../../../server/testing.ts';
import { ownColumns } from '../../bulk/targets.ts';
import { openImports } from '../bulk/testing/open-imports.ts';
import { announceFile, inspectUpload, savePart } from './upload-file.ts';

const { db } = await testDatabase();
const { check, look, upload, find } = openImports(db);
const message = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: Error) => error.message,
  );

beforeAll(async () => {
  await makeCategory(db, { slug: 'powders', name: 'Powders' });
});

describe('a hostile file', () => {
  it('is refused by a byte too many, as a workbook, as a zip and as no text', async () => {
    const announce = (name: string, bytes: number) => message(announceFile(db, { userId: 1, name, bytes }));
    expect(await announce('p.csv', 50 * 1024 * 1024)).toBe('accepted');
    expect(await announce('p.csv', 50 * 1024 * 1024 + 1)).toBe('A file may have 50 MB. Please split it.');
    expect(await announce('p.xlsx', 10)).toContain('save it as CSV');
    expect(await message(look(Buffer.from('PK\u0003\u0004 a workbook')))).toContain(
      'This is an Excel workbook or a zip file. Open it in your spreadsheet, and save it as CSV',
    );
    expect(await message(look(Buffer.from([1, 0, 2, 0])))).toContain('This is no text.');
  });

  it('names the row of a quote that never closes, and of a row that never ends', async () => {
    const rows = 'Slug,Name\na,A\nb,"B\n';
    const opened = await check(`${rows}${'c,C\n'.repeat(50)}`).catch((error: Error) => error.message);
    expect(opened).toBe('A quote opens after row 2 and never closes. Close it, or write it twice.');
    const long = await check(`Slug,Name\n${'a-1,A\n'.repeat(25)}b,"${'x'.repeat(500_000)}`);
    expect([long.state, long.problem]).toEqual([
      'failed',
      'Row 27 is too long. Please close the quote that opens there, or shorten the row.',
    ]);
  });

  it('may not have 20,001 rows or 10,000 columns', async () => {
    const file = (count: number) =>
      `Slug,Name,Category\n${Array.from({ length: count }, (_, at) => `x-${at},X,none\n`).join('')}`;
    expect((await check(file(20_001))).problem).toContain('more than 20,000 rows');
    const blank = Buffer.from(`Slug,Name\nx-1,X\n${'\n'.repeat(50_000)}x-2,X\n`);
    expect(await message(look(blank))).toContain('20,000 rows');
    const wide = Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(',');
    expect(await message(look(`${wide}\n1,2\n`))).toContain('10000 columns');
    const wideRow = await check(`Slug,Name\n${'x,X\n'.repeat(30)}${wide}\n`);
    expect(wideRow.problem).toContain('10000 columns');
  });

  it('cannot name a prototype, run a formula, or hide a character', async () => {
    const { list } = await check(
      [
        '__proto__,constructor,Slug,Name,Category,English name',
        'x,y,a-1,=1+1,powders,',
        "x,y,a-2,'=1+1,powders,",
        'x,y,a-3,A\u0000b,powders,',
        'x,y,a-4,A\u202eb,powders,',
        `x,y,a-5,A,powders,${'e'.repeat(5_000)}`,
        'x,y,a-6,A,powders,E,one,two',
        'x,y,a-7,="007",powders',
        '',
      ].join('\n'),
      { columns: [null, null, 'slug', 'name', 'category', 'english'] },
    );
    expect(list.map(({ result, problems }) => [result, problems[0]?.reason])).toEqual([
      ['refused', 'This is a formula. Save the file with values.'],
      ['create', undefined],
      ['refused', 'This cell contains a hidden character that is not allowed.'],
      ['refused', 'This cell contains a hidden character that is not allowed.'],
      ['refused', 'Please use at most 160 characters'],
      ['refused', expect.stringContaining('The row has 8 cells, and the header 6.')],
      ['create', undefined],
    ]);
    expect([list[1]!.fields.name, list[6]!.fields.name]).toEqual(['=1+1', '007']);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it('refuses the row of a cell over 20,000 characters, and no other', async () => {
    const text = (length: number) =>
      `Slug,Name,Category,Description\nlong-cell,A,powders,"${'x '.repeat(length / 2)}"\n`;
    const { list } = await check(`${text(20_002)}next-cell,B,powders,\n`);
    expect(list.map(({ result, problems }) => [result, problems[0]?.reason])).toEqual([
      ['refused', 'The cell in column 4 has 20,002 characters, and may have 20,000. Please shorten it.'],
      ['create', undefined],
    ]);
    expect((await check(text(20_000))).list[0]!.problems[0]!.reason).toBe(
      'Please use at most 10000 characters',
    );
    const unused = await check(text(30_000), { columns: ['slug', 'name', 'category', null] });
    expect(unused.list[0]!.result).toBe('create');
  });

  it('refuses 300,000 characters in each column, also in the first row', async () => {
    const headers = Object.values(ownColumns);
    const usual: Record<string, string> = { Slug: 'wide', Name: 'Wide', Category: 'powders' };
    const row = (long: number) =>
      headers.map((header, at) => (at === long ? '- '.repeat(150_000) : (usual[header] ?? '')));
    const rows = [headers, ...headers.map((_, at) => row(at))];
    const text = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
    const { list, problem } = await check(text);
    expect(problem).toBeNull();
    expect(list.map(({ result, problems }) => [result, problems[0]?.reason])).toEqual(
      headers.map((_, at) => [
        'refused',
        `The cell in column ${at + 1} has 3,00,000 characters, and may have 20,000. Please shorten it.`,
      ]),
    );
  });

  it('of lists without end is refused row by row', async () => {
    const list = (count: number) => Array.from({ length: count }, (_, at) => `p${at % 10}`).join('|');
    const columns = { Parts: 4_900, Concerns: 4_900, 'Other names': 4_900, Category: 4_900 };
    for (const [header, count] of Object.entries(columns)) {
      const rows = Array.from({ length: 50 }, (_, at) => `set-${at},Set,${list(count)}`);
      const { list: planned } = await check(`Slug,Name,${header}\n${rows.join('\n')}\n`);
      const reason = `The column ${header} lists 4,900 items, and may list 100.`;
      expect(planned.map(({ problems }) => problems[0]?.reason)).toEqual(rows.map(() => reason));
    }
  });

  it('takes parts twice, in any order, but none of other length, file or colleague', async () => {
    const bytes = Buffer.alloc(2 * partBytes + 10, 'a');
    bytes.write('Slug,Name\nfirst,');
    const id = await announceFile(db, { userId: 1, name: 'p.csv', bytes: bytes.length });
    const send = (number: number, content: Buffer, userId = 1) =>
      savePart(db, { userId, id, number, content });
    const part = (number: number) => bytes.subarray(number * partBytes, (number + 1) * partBytes);
    expect(await send(2, part(2))).toEqual([0, 1]);
    expect(await send(2, part(2))).toEqual([0, 1]);
    expect(await message(send(0, part(0), 2))).toBe('There is no such change of products.');
    expect(await message(send(0, part(2)))).toBe('This part does not belong to the file.');
    expect(await message(send(3, part(2)))).toBe('This part does not belong to the file.');
    expect(await message(inspectUpload(db, { userId: 1, id }))).toContain('has not arrived completely');
    expect((await find(id)).missingParts).toEqual([0, 1]);
    await send(1, part(1));
    expect(await send(0, part(0))).toEqual([]);
    await message(inspectUpload(db, { userId: 1, id }));
  });

  it('keeps three waiting files of a staff member at most', async () => {
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await upload('Slug,Name\na,b\n'));
    const known = await Promise.all(ids.map((id) => message(find(id))));
    expect(known).toEqual([
      ...Array.from({ length: 2 }, () => 'There is no such change of products.'),
      ...Array.from({ length: 3 }, () => 'accepted'),
    ]);
  });

  it('of 50 MB and 20,000 rows lets requests run while it is read', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `slug-${at},${'n'.repeat(2_600)}`);
    const text = ['Slug,Name', ...rows].join('\n');
    expect(text.length).toBeGreaterThan(49 * 1024 * 1024);
    /** Microseconds of the processor, since other programs may hold it. */
    let longest = 0;
    const reading = new AbortController();
    const watch = (async () => {
      while (!reading.signal.aborted) {
        const before = process.threadCpuUsage();
        await yieldTurn();
        const { user, system } = process.threadCpuUsage(before);
        longest = Math.max(longest, user + system);
      }
    })();
    const begun = process.threadCpuUsage();
    const { rows: counts } = await check(text);
    const { user, system } = process.threadCpuUsage(begun);
    reading.abort();
    await watch;
    expect(counts.refused).toBe(20_000);
    expect(longest).toBeLessThan((user + system) / 10);
  }, 120_000);
});
