import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { SettlementFile } from '../files.ts';
import { filesKey, readFiguresAgain } from './figures-after-file.ts';

const fileIn = (state: SettlementFile['state']) => ({ id: 1, state }) as SettlementFile;
const figures = [
  ['money'],
  ['staff-list', 'money-tasks', 'open'],
  ['settlements', 'way'],
  ['money-fees', '2026-11'],
];

/** Returns the figures that the page reads again when the list of files changes. */
async function readAgain(before: SettlementFile[] | undefined, now: SettlementFile[]) {
  const queries = new QueryClient();
  for (const key of figures) queries.setQueryData(key, 'old');
  queries.setQueryData(['account'], 'mine');
  if (before) queries.setQueryData(filesKey, before);
  await readFiguresAgain(queries, now);
  const all = [...figures, ['account']];
  return all.filter((key) => queries.getQueryState(key)!.isInvalidated);
}

it('reads every figure of money again once a settlement file is recorded', async () => {
  expect(await readAgain([fileIn('waiting')], [fileIn('recorded')])).toEqual(figures);
  expect(await readAgain([], [fileIn('recorded')])).toEqual(figures);
});

it('reads no figure again while a file waits, is refused or was recorded before', async () => {
  expect(await readAgain([], [fileIn('waiting')])).toEqual([]);
  expect(await readAgain([fileIn('waiting')], [fileIn('refused')])).toEqual([]);
  expect(await readAgain([fileIn('recorded')], [fileIn('recorded')])).toEqual([]);
  expect(await readAgain(undefined, [fileIn('recorded')])).toEqual([]);
});
