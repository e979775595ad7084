import { afterEach, expect, it, vi } from 'vitest';
import type { Log, LogFields } from '../log.ts';
import { logFailure } from './log-failure.ts';
import { warnCounted } from './counted-warning.ts';

afterEach(() => void vi.useRealTimers());

function openLog() {
  const lines: [string, string, LogFields][] = [];
  const write =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      void lines.push([level, event, fields]);
  const log: Log = { info: write('info'), warn: write('warn'), error: write('error') };
  return { log, lines };
}

it('a flood is one warning at once, and one with the rest of the count', () => {
  vi.useFakeTimers();
  const { log, lines } = openLog();
  for (let n = 0; n < 500; n += 1) warnCounted(log, 'requests turned away');
  expect(lines).toEqual([['warn', 'requests turned away', { count: 1 }]]);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toEqual([['warn', 'requests turned away', { count: 499 }]]);
  warnCounted(log, 'requests turned away');
  expect(lines.at(-1)).toEqual(['warn', 'requests turned away', { count: 1 }]);
});

it('a busy database is a counted warning; another error keeps its stack', () => {
  vi.useFakeTimers();
  const { log, lines } = openLog();
  for (let n = 0; n < 40; n += 1)
    logFailure(log, 'call failed', new Error('timeout exceeded when trying to connect'), { method: 'GET' });
  vi.advanceTimersByTime(10_000);
  expect(lines.map(([level, , { count, stack }]) => [level, count, stack])).toEqual([
    ['warn', 1, undefined],
    ['warn', 39, undefined],
  ]);
  logFailure(log, 'call failed', new Error('x is not a function'), { method: 'GET' });
  expect(lines.at(-1)).toMatchObject([
    'error',
    'call failed',
    { method: 'GET', stack: expect.stringContaining('x is not') },
  ]);
});
