import { expect, it } from 'vitest';
import type { LogFields } from '../log.ts';
import { rarely } from './rarely.ts';

it('an event that repeats for an hour is one line a minute, with its count', () => {
  const lines: [string, LogFields | undefined][] = [];
  const write = (event: string, fields?: LogFields) => void lines.push([event, fields]);
  let now = 0;
  const complain = rarely({ info: write, warn: write, error: write }, 'error', 'queue failed', () => now);
  for (let second = 0; second < 3_600; second += 1)
    for (let time = 0; time < 12; time += 1) {
      now = second * 1_000 + time * 80;
      complain({ code: 'ECONNREFUSED' });
    }
  expect(lines).toHaveLength(60);
  expect(lines.slice(0, 2)).toEqual([
    ['queue failed', { code: 'ECONNREFUSED', count: 1 }],
    ['queue failed', { code: 'ECONNREFUSED', count: 720 }],
  ]);
});
