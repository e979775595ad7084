import { cpus } from 'node:os';
import { expect, it } from 'vitest';
import { minuteMs } from '#platform/india-time.ts';
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

it('a run of over half an hour warns on an idle machine, and on no busy one', () => {
  const ended = { at: 31 * minuteMs, load: 3, busySeconds: 200 };
  expect(budgetWarnings(began, ended)).toHaveLength(1);
  expect(budgetWarnings({ ...began, load: cpus().length }, ended)).toEqual([]);
  expect(budgetWarnings(began, { ...ended, at: minuteMs })).toEqual([]);
  expect(budgetWarnings(began, { ...ended, at: minuteMs, busySeconds: 4_000 })).toHaveLength(1);
});

it('a look at the machine counts its processor seconds', () => {
  const before = lookAtMachine();
  const end = performance.now() + 100;
  while (performance.now() < end);
  expect(lookAtMachine().busySeconds).toBeGreaterThan(before.busySeconds);
});
