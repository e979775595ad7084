import type { QueryClient } from '@tanstack/react-query';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import type { SettlementFile } from '../files.ts';

export const filesKey = ['money-files'];
export const taskList = 'money-tasks';

const figures = [
  ['money'],
  ['money-fees'],
  ['settlements'],
  ['settlement'],
  ['settlement-rows'],
  listKey(taskList),
  listKey('money-payments'),
];

/** Reads the figures of money again when a file of the list is recorded that was not before. */
export async function readFiguresAgain(queries: QueryClient, now: readonly SettlementFile[]): Promise<void> {
  const before = queries.getQueryData<SettlementFile[]>(filesKey);
  if (!before) return;
  const known = new Set(before.filter(({ state }) => state === 'recorded').map(({ id }) => id));
  const isNew = now.some(({ id, state }) => state === 'recorded' && !known.has(id));
  if (isNew) await Promise.all(figures.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
