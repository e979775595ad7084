import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stateWords } from '#shop/ordering/order-words.ts';
import { canCancel, orderMoves, type OrderState, orderStates } from '#shop/ordering/order.ts';

const text = readFileSync(join(import.meta.dirname, 'order-states.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()));

test('the table of states says what the code does', () => {
  const inCode = orderStates.map((state) => [
    state,
    stateWords[state].name,
    orderMoves[state].join(', '),
    canCancel(state) ? 'yes' : 'no',
  ]);
  expect(rows).toEqual(inCode);
});

test('every state can be reached from placed', () => {
  const reached = new Set<OrderState>(['placed']);
  for (const state of reached) for (const next of orderMoves[state]) reached.add(next);
  expect(reached).toEqual(new Set(orderStates));
});
