import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stateOfEvent, wayBetween } from '#shop/orders/tracking/state-of-event.ts';
import { scanEvents } from '#shop/shipping/couriers/delhivery/scan-events.ts';
import { canCancel, type OrderState, orderStateNames, orderStates } from '#shop/orders/states.ts';

const text = readFileSync(join(import.meta.dirname, 'order-states.md'), 'utf8');
const [states = '', scans = '', delhivery = ''] = text.split('\n## ');
const scanned = Object.values(stateOfEvent);
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
    scanned.includes(state) ? 'yes' : 'no',
  ]);
  expect(rows).toEqual(inCode);
});

test('every state can be reached from placed', () => {
  const reached = new Set<OrderState>(['placed']);
  for (const state of reached) for (const next of orderStates[state].next) reached.add(next);
  expect(reached).toEqual(new Set(orderStateNames));
});

test('the tables of events and of scans match the code', () => {
  expect(rowsOf(scans)).toEqual(Object.entries(stateOfEvent));
  const inCode = scanEvents.map(({ type, status, code, event }) => [
    type,
    status,
    code,
    event ?? 'nothing new',
  ]);
  expect(rowsOf(delhivery)).toEqual(inCode);
});

test('no scan means packed, as the page says, and none needs it', () => {
  expect(scans).toContain('No scan means `packed`');
  expect(scanned).not.toContain('packed');
  expect(wayBetween('placed', 'delivered')).not.toContain('packed');
});

test('the states of scans can be reached without a cancellation', () => {
  for (const state of scanned) expect(wayBetween('placed', state)).not.toBeNull();
});
