import { expect, it } from 'vitest';
import { nilWords, titleOf } from './nil-lines.ts';

const line = (percent: number, paidPaise = 100) => ({ percent, paidPaise });

it.each([
  [[line(18), line(5)], 'Tax Invoice', 0],
  [[line(0), line(18)], 'Invoice-cum-Bill of Supply', 1],
  [[line(0), line(18, 0)], 'Bill of Supply', 1],
  [[line(18, 0)], 'Tax Invoice', 0],
])('names a document by its paid lines, case %#', (lines, title, words) => {
  expect([titleOf(lines), nilWords(lines).length]).toEqual([title, words]);
});
