import { expect, it } from 'vitest';
import { fileOf, inspectCsv } from './read-csv.ts';

async function headersOf(text: string) {
  const bounds = { maxRows: 1_000, maxColumns: 100 };
  const { headers, headerRow, delimiter, examples } = await inspectCsv(fileOf(Buffer.from(text)), bounds);
  return { headers, headerRow, delimiter, examples };
}

const header = 'Order No,AWB,COD Amount,Remitted,UTR,Date';
const rows = [
  'AR-1000011,84900000000017,517,517,N309,2026-11-02',
  'AR-1000012,84900000000028,356,356,N309,2026-11-02',
];
const report = (titles: string[], all = [header, ...rows]) => [...titles, ...all].join('\n');

it.each([
  ['none', [], 1],
  ['a name', ['COD Remittance Report'], 2],
  ['a name with empty cells', ['COD Remittance Report,,,,,'], 2],
  ['a name, days and a blank line', ['Seller: Aranya', 'From,01-11-2026', ''], 4],
  ['an address with commas', ['Aranya Herbals', '"12, MG Road, Pune"', 'GSTIN,27AAAAA0000A1Z5', ',,,,,'], 5],
])('finds the headers below title lines: %s', async (_, titles, at) => {
  const look = await headersOf(report(titles));
  expect(look).toMatchObject({ headers: header.split(','), headerRow: at, delimiter: ',' });
  expect(look.examples[1]).toBe('84900000000017');
});

it('finds the headers and the delimiter below a title with commas', async () => {
  const text = report(['Report, November, 2026'], [header, ...rows]).replaceAll(/(?<! ),(?! )/g, ';');
  expect(await headersOf(text)).toMatchObject({ headerRow: 2, delimiter: ';' });
});

it.each([
  ['two columns', 'name,price\nAmla,95'],
  ['one row with commas too many', 'name,price\nAmla,95,a,b,c,d,e,f\nTulsi,40\nNeem,30\nHing,60'],
  ['columns without a name', 'name,price,,,,\nAmla,95,1,2,3,4\nTulsi,40,1,2,3,4'],
])('takes the first row as headers: %s', async (_, text) => {
  const look = await headersOf(text);
  expect(look.headerRow).toBe(1);
  expect(look.headers.slice(0, 2)).toEqual(['name', 'price']);
});

it('reads a file that is only title lines as no file with rows', async () => {
  await expect(headersOf('Report\nNovember')).rejects.toMatchObject({ status: 422 });
});
