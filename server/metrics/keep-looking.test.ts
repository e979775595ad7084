import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hourMs, minuteMs } from '#platform/india-time.ts';
import { keepLooking } from './keep-looking.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a missing backup is looked for again in five minutes, a good one in an hour', async () => {
  const warnings: string[] = [];
  let looks = 0;
  let result: () => Promise<boolean> = async () => false;
  const stop = keepLooking({
    look: () => {
      looks += 1;
      return result();
    },
    log: { info: () => {}, warn: (event) => warnings.push(event), error: () => {} },
    failure: 'not looked at',
  });
  const looksIn = async (ms: number) => {
    looks = 0;
    await vi.advanceTimersByTimeAsync(ms);
    return looks;
  };
  expect(looks).toBe(1);
  expect(await looksIn(10 * minuteMs)).toBe(2);
  result = () => Promise.reject(new Error('the disk is away'));
  expect(await looksIn(5 * minuteMs)).toBe(1);
  expect(warnings).toEqual(['not looked at']);
  result = async () => true;
  expect(await looksIn(5 * minuteMs)).toBe(1);
  expect(await looksIn(hourMs - 1)).toBe(0);
  expect(await looksIn(1)).toBe(1);
  stop();
  expect(await looksIn(2 * hourMs)).toBe(0);
});
