import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trackingStatusMap, wayBetween } from '#shop/orders/tracking/tracking-status-map.ts';
import { canCancel, type OrderState, orderStateNames, orderStates } from '#shop/orders/states.ts';

const text = readFileSync(join(import.meta.dirname, 'order-states.md'), 'utf8');
const [states = '', scans = ''] = text.split('## What the courier');
const rows = rowsOf(states);

function rowsOf(part: string): string[][] {
  return part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll('\\*', '*')));
}

test('the table of states matches the code', () => {
  const inCode = orderStateNames.map((state) => [
    state,
    orderStates[state].label,
    orderStates[state].next.join(', '),
    canCancel(state) ? 'yes' : 'no',
    orderStates[state].email ?? '',
    trackingStatusMap.some(({ means }) => means === state) ? 'yes' : 'no',
  ]);
  expect(rows).toEqual(inCode);
});

test('every state can be reached from placed', () => {
  const reached = new Set<OrderState>(['placed']);
  for (const state of reached) for (const next of orderStates[state].next) reached.add(next);
  expect(reached).toEqual(new Set(orderStateNames));
});

test('the table of scans matches the code', () => {
  const inCode = trackingStatusMap.map(({ type, status, code, means }) => [
    type,
    status,
    code,
    means ?? 'nothing new',
  ]);
  expect(rowsOf(scans)).toEqual(inCode);
});

test('no scan means packed, as the page says, and none needs it', () => {
  expect(scans).toContain('No scan means `packed`');
  expect(trackingStatusMap.map(({ means }) => means)).not.toContain('packed');
  expect(wayBetween('placed', 'delivered')).not.toContain('packed');
});

test('the states of scans can be reached without a cancellation', () => {
  for (const { means } of trackingStatusMap) if (means) expect(wayBetween('placed', means)).not.toBeNull();
});
