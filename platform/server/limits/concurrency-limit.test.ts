import { expect, it } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

/** Starts tasks that end when the test says so, and notes the order in which they start. */
function openLine(options: Parameters<typeof limitConcurrency>[0]) {
  const inTurn = limitConcurrency(options);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, isPatient = false) =>
    inTurn(
      () =>
        new Promise<void>((resolve) => {
          started.push(name);
          ends.set(name, resolve);
        }),
      { isPatient },
    );
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { started, start, end };
}

it('runs two tasks at once, and the others in order', async () => {
  const { started, start, end } = openLine({ atOnce: 2, maxWaiting: 5 });
  for (const name of ['a', 'b', 'c', 'd']) void start(name);
  expect(started).toEqual(['a', 'b']);
  await end('b');
  await end('a');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

it('refuses a task when too many wait, and none later', async () => {
  const { start, end } = openLine({ atOnce: 1, maxWaiting: 1 });
  void start('a');
  void start('b');
  await expect(start('c')).rejects.toMatchObject({ status: 503 });
  await end('a');
  void start('d');
  await end('b');
});

it('leaves a place free of patient tasks, and starts them after all others', async () => {
  const { started, start, end } = openLine({ atOnce: 2, maxWaiting: 5, maxPatient: 5 });
  void start('staff 1', true);
  void start('staff 2', true);
  void start('customer 1');
  void start('customer 2');
  expect(started).toEqual(['staff 1', 'customer 1']);
  await end('staff 1');
  expect(started).toEqual(['staff 1', 'customer 1', 'customer 2']);
  await end('customer 1');
  expect(started).not.toContain('staff 2');
  await end('customer 2');
  expect(started.at(-1)).toBe('staff 2');
});

it('refuses patient tasks by their own bound, and takes no place of the others', async () => {
  const { start, started } = openLine({ atOnce: 2, maxWaiting: 1, maxPatient: 1 });
  void start('staff 1', true);
  void start('staff 2', true);
  await expect(start('staff 3', true)).rejects.toMatchObject({ status: 503 });
  void start('customer 1');
  void start('customer 2');
  expect(started).toEqual(['staff 1', 'customer 1']);
  await expect(start('customer 3')).rejects.toMatchObject({ status: 503 });
});
