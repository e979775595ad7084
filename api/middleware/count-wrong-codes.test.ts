import { expect, it } from 'vitest';
import { minuteMs } from '#platform/india-time.ts';
import { silentLog } from '#platform/server/log.ts';
import { wrongCodes } from '#platform/server/metrics.ts';
import { countWrongCodes, manyWrongCodes } from './count-wrong-codes.ts';

it('warns once when many sign-in codes of all emails are wrong in ten minutes', async () => {
  const warned: unknown[] = [];
  const log = { ...silentLog, warn: (event: string, fields: unknown) => void warned.push([event, fields]) };
  let now = 0;
  const count = countWrongCodes(() => now);
  const before = (await wrongCodes.get()).values[0]?.value ?? 0;
  const wrong = (times: number) => Array.from({ length: times }).forEach(() => count(log));
  wrong(manyWrongCodes - 1);
  expect(warned).toEqual([]);
  wrong(manyWrongCodes);
  expect(warned).toEqual([['security', { kind: 'many_wrong_codes', count: manyWrongCodes }]]);
  now = 11 * minuteMs;
  wrong(manyWrongCodes - 1);
  expect(warned).toHaveLength(1);
  wrong(1);
  expect(warned).toHaveLength(2);
  expect((await wrongCodes.get()).values[0]?.value).toBe(before + 3 * manyWrongCodes - 1);
});
