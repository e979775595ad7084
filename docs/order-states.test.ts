// §4 order states and their moves
// §4 the courier's scans move an order, never back, each told of once
// §4 order states and their moves
// §4 the courier's scans move an order, never back, each told of once
// §4 order states and their moves
// §4 the courier's scans move an order, never back, each told of once

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stateOfEvent, wayBetween } from '#shop/orders/tracking/state-of-event.ts';
import { scanEvents } from '#shop/shipping/couriers/delhivery/scan-events.ts';
import { type OrderFact, usual } from '#shop/orders/state-record.ts';
import {
  canCancel,
  type OrderState,
  orderStateNames,
  orderStates,
  statesThat,
  statesWith,
} from '#shop/orders/states.ts';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/order-states.md'), 'utf8');
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

// §4 no scan means packed
// §4 no scan means packed
// §4 no scan means packed
test('no scan means packed, as the page says, and none needs it', () => {
  expect(scans).toContain('No scan means `packed`');
  expect(scanned).not.toContain('packed');
  expect(wayBetween('placed', 'delivered')).not.toContain('packed');
});

test('the states of scans can be reached without a cancellation', () => {
  for (const state of scanned) expect(wayBetween('placed', state)).not.toBeNull();
});

test('a parcel at the courier may be lost, and no other', () => {
  const mayBeLost = statesWith(({ next }) => next.includes('lost'));
  expect(statesThat('isAtCourier')).toEqual(mayBeLost);
});

test('each state has a fact of its own that tells it from the others', () => {
  const facts = (state: OrderState) =>
    Object.keys(usual).filter((fact) => orderStates[state][fact as OrderFact]);
  expect(new Set(orderStateNames.map((state) => facts(state).join(' '))).size).toBe(orderStateNames.length);
});

/** Files where the word means something else than the state of an order. */
const otherMeanings: [path: RegExp, words: string][] = [
  [/^shop\/catalog\//, 'packed cancelled returned'],
  [/^shop\/shipping\//, 'cancelled out_for_delivery delivered lost'],
  [/^shop\/cash\//, 'lost'],
  [/^shop\/subscriptions\//, 'cancelled'],
  [/^shop\/fulfilment\/admin\/courier-file\//, 'cancelled out_for_delivery delivered lost'],
  [/^shop\/fulfilment\/admin\/hand-steps\.ts$/, 'out_for_delivery'],
  [/^shop\/fulfilment\/admin\/server\/by-hand\/take-step\.ts$/, 'delivered'],
  [/^shop\/fulfilment\/admin\/ui\/station\/station\.ts$/, 'packed'],
  [/^shop\/checkout\/ui\/form\/use-sure-order\.ts$/, 'placed lost'],
  [/^shop\/orders\/state-record\.ts$/, 'delivered cancelled returned'],
  [/^shop\/orders\/admin\/server\/get-order-for-staff\.ts$/, 'cancelled'],
  [/^shop\/orders\/admin\/ui\/cards\/courier-card\.tsx$/, 'cancelled'],
  [/^database\/invariants\/stock\.ts$/, 'packed cancelled'],
  [/^shop\/returns\/(pickup\.ts|server\/pickups\/)/, 'cancelled lost'],
  [/^database\/backup\//, 'lost'],
];

const home = /^shop\/orders\/(states|tracking\/state-of-event)\.ts$/;
const quoted = new RegExp(`['"\`](${orderStateNames.join('|')})['"\`]`, 'g');
const ofOrder = new RegExp(
  `\\border(s|Events|_events)?\\??\\.state\\b[^;\\n]{0,60}['"\`](${orderStateNames.join('|')})['"\`]`,
);

function literalsOf(file: string, source: string): string[] {
  const code = source.replace(/^\s*(\/?\*|\/\/).*$/gm, '').replace(/^\s*name: .*$/gm, '');
  const allowed = new Set(
    otherMeanings.flatMap(([path, words]) => (path.test(file) ? words.split(' ') : [])),
  );
  const strange = [...code.matchAll(quoted)].map(([, word]) => word!).filter((word) => !allowed.has(word));
  const compared = code.split('\n').filter((line) => ofOrder.test(line));
  const partial = code.includes('Partial<Record<OrderState') ? ['Partial<Record<OrderState'] : [];
  return [...new Set([...strange, ...compared, ...partial])].map((what) => `${file}: ${what.trim()}`);
}

test('only the record of states names a state, in SQL too', () => {
  const files = globSync('{shop,api,app,server,database}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !home.test(file) && !/\.test\.|\/testing(\.ts|\/)|^database\/test-/.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.flatMap((file) => literalsOf(file, readFileSync(join(root, file), 'utf8')));
  expect(wrong).toEqual([]);
});

test('a new literal of a state is refused, in code and in SQL', () => {
  const found = (file: string, code: string) => literalsOf(file, code).length;
  expect(found('shop/returns/server/links.ts', `if (order?.state !== 'delivered') return;`)).toBe(2);
  expect(found('shop/reports/server/x.ts', "sql`o.state in ('returned')`")).toBe(1);
  expect(found('shop/subscriptions/server/x.ts', `eq(orders.state, 'cancelled')`)).toBe(1);
  expect(found('shop/orders/x.ts', 'const after: Partial<Record<OrderState, string>> = {};')).toBe(1);
  expect(found('shop/subscriptions/server/x.ts', `if (state === 'cancelled') return;`)).toBe(0);
  expect(found('shop/orders/x.ts', '/** Takes it back to `confirmed`. */')).toBe(0);
});
