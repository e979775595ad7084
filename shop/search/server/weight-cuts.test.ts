import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { keysFrom, weightCuts } from './weight-cuts.ts';

const { db } = await testDatabase();

async function isIn(keys: number[], weight: number): Promise<boolean> {
  const { rows } = await db.execute<{ isIn: boolean }>(
    sql`select search_weight_keys(${weight}::real) && ${sql.param(keys)}::int[] as "isIn"`,
  );
  return rows[0]!.isIn;
}

const weight = fc.oneof(
  fc.integer({ min: 0, max: 5_000 }),
  fc.float({ min: 0, max: 2 ** 34, noNaN: true }).filter((it) => it === 0 || it > 1e-30),
);

it('names all higher weights by few keys, and none that is a hundredth lower', async () => {
  await fc.assert(
    fc.asyncProperty(weight, weight, async (cut, other) => {
      const keys = keysFrom(cut);
      expect(keys.length).toBeLessThanOrEqual(40);
      if (other >= cut * 1.01) expect(await isIn(keys, other)).toBe(true);
      if (1 + other < (1 + cut) / 1.01) expect(await isIn(keys, other)).toBe(false);
    }),
    { numRuns: 200 },
  );
});

it('names every weight from nothing on', async () => {
  for (const weight of [0, 1, 0.001, 3, 2 ** 34])
    expect(await isIn(keysFrom(0), weight), String(weight)).toBe(true);
});

it('cuts no small shop', async () => {
  expect(await weightCuts(db)).toEqual([]);
});
