import { cpus } from 'node:os';
import { expect, it } from 'vitest';
import { budgetWarnings, describeRun, lookAtMachine } from './machine.mjs';

const began = { at: 0, load: 0, busySeconds: 100 };

it('a run says with what it ran, and how long', () => {
  const ended = { at: 90_000, load: 3, busySeconds: 220 };
  expect(describeRun(process.execPath, began, ended)).toEqual([
    `Browser: ${process.version}`,
    expect.stringMatching(/^Processors: \d+ × .+, Node \d/),
    'Load: 0.0 at the beginning, 3.0 at the end',
    'The run took 1.5 minutes, 120 processor seconds of the machine',
  ]);
});

it('a run of more than half an hour on an idle machine warns, and on a busy one it does not', () => {
  const ended = { at: 31 * 60_000, load: 3, busySeconds: 200 };
  expect(budgetWarnings(began, ended)).toHaveLength(1);
  expect(budgetWarnings({ ...began, load: cpus().length }, ended)).toEqual([]);
  expect(budgetWarnings(began, { ...ended, at: 60_000 })).toEqual([]);
  expect(budgetWarnings(began, { ...ended, at: 60_000, busySeconds: 4_000 })).toHaveLength(1);
});

it('a look at the machine counts its processor seconds', () => {
  const before = lookAtMachine();
  const end = performance.now() + 100;
  while (performance.now() < end);
  expect(lookAtMachine().busySeconds).toBeGreaterThan(before.busySeconds);
});
