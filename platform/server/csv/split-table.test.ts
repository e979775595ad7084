import { expect, it } from 'vitest';
import { TableSplitter } from './split-table.ts';

const bounds = { maxColumns: 10, maxRows: 100 };
const cellsOf = (...parts: string[]) => {
  const splitter = new TableSplitter(bounds);
  return [...parts.flatMap((part) => splitter.take(part)), ...splitter.end()].map(({ cells }) => cells);
};

it('a table is read across parts, without scripts, comments and long tags', () => {
  expect(
    cellsOf('<TR><td colspan=2>A&amp;', 'B</TD><!-- <td>no --', '><script>"</td>"</SCR', 'IPT><td>2</table>'),
  ).toEqual([['A&B', '', '2']]);
});
