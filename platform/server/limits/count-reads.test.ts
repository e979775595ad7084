import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { countReads } from './count-reads.ts';
import type { RateLimit } from './limit-rate.ts';

const { db } = await testDatabase();
const limitFor = (subject: string): RateLimit => ({ name: 'search', subject, limit: 40, windowSeconds: 60 });

/** Returns how many of `tries` uses pass, when each use reaches the process that `pick` names. */
async function passed(processes: number, pick: (use: number) => number, subject: string, tries = 200) {
  const counts = Array.from({ length: processes }, () => countReads({ db, processes }));
  let ok = 0;
  for (let use = 0; use < tries; use += 1)
    await counts[pick(use)]!(limitFor(subject)).then(
      () => (ok += 1),
      (error: unknown) => expect(error).toMatchObject({ status: 429, code: 'too_many' }),
    );
  return ok;
}

it('a client that goes from process to process gets no more than the limit', async () => {
  expect(await passed(4, (use) => use % 4, '203.0.113.1')).toBe(40);
});

it('a client that always reaches the same process has at least half of the limit', async () => {
  const uses = await passed(4, () => 0, '203.0.113.2');
  expect(uses).toBeGreaterThanOrEqual(20);
  expect(uses).toBeLessThanOrEqual(40);
});

it('a shop with one process allows exactly the limit', async () => {
  expect(await passed(1, () => 0, '203.0.113.3')).toBe(40);
});

it('a refused client costs no further query, and the refusal says how long it lasts', async () => {
  let queries = 0;
  const counting = new Proxy(db, {
    get: (of, name: keyof typeof db) => {
      if (name === 'insert') queries += 1;
      return of[name];
    },
  });
  const count = countReads({ db: counting, processes: 2 });
  for (let use = 0; use < 300; use += 1) await count(limitFor('203.0.113.4')).catch(() => {});
  expect(queries).toBe(21);
  const refused = { extra: { retryAfterSeconds: expect.any(Number) as number } };
  await expect(count(limitFor('203.0.113.4'))).rejects.toMatchObject(refused);
  await count(limitFor('203.0.113.4'), Date.now() + 61_000);
});
