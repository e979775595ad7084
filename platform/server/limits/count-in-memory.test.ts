// §7 every write has a limit per person and per network; a mobile network with thousands of customers does not notice
import { expect, it } from 'vitest';
import { countInMemory } from './count-in-memory.ts';

const limit = { name: 'search-network', subject: '203.0.113.9', limit: 3, windowSeconds: 60 };

it('a read is refused above its limit, and allowed after the window', () => {
  const count = countInMemory();
  for (let n = 0; n < 3; n += 1) count(limit, 1_000);
  const refused = { status: 429, code: 'too_many', extra: { retryAfterSeconds: 51 } };
  expect(() => count(limit, 10_000)).toThrow(expect.objectContaining(refused));
  count({ ...limit, subject: '198.51.100.7' }, 10_000);
  count(limit, 61_000);
});

it('a flood of subjects neither fills the memory nor frees a busy network', () => {
  const count = countInMemory(100);
  for (let n = 0; n < 3; n += 1) count(limit, 0);
  let refused = 0;
  for (let n = 0; n < 10_000; n += 1) {
    count({ ...limit, subject: `2001:db8:0:${n.toString(16)}::/64` }, 0);
    if (n % 50 === 0)
      try {
        count(limit, 0);
      } catch {
        refused += 1;
      }
  }
  expect(refused).toBe(200);
});
