import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstExpiring } from './first-expiring.ts';

const today = '2026-11-23';
const batch = (id: number, bestBefore: string | null, units = 5) => ({ id, bestBefore, units });

it('takes unknown dates first, then what expires first, and stock past its day last', () => {
  const batches = [
    batch(1, '2026-11-22'),
    batch(2, '2027-06-01'),
    batch(3, null),
    batch(4, '2026-12-01'),
    batch(5, today),
  ];
  expect(firstExpiring(batches, 17, today)).toEqual([
    { batchId: 3, units: 5 },
    { batchId: 5, units: 5 },
    { batchId: 4, units: 5 },
    { batchId: 2, units: 2 },
  ]);
  expect(firstExpiring(batches, 21, today).at(-1)).toEqual({ batchId: 1, units: 1 });
});

it('takes the older delivery first when both expire on one day', () => {
  expect(firstExpiring([batch(8, today), batch(3, today)], 6, today)).toEqual([
    { batchId: 3, units: 5 },
    { batchId: 8, units: 1 },
  ]);
});

it('never takes more than a batch holds, nor more than is asked', () => {
  const days = fc.constantFrom(null, '2026-11-01', '2026-11-23', '2027-01-01');
  const held = fc.array(fc.record({ bestBefore: days, units: fc.nat(9) }), { maxLength: 6 });
  fc.assert(
    fc.property(held, fc.nat(40), (rows, units) => {
      const batches = rows.map((row, id) => ({ id, ...row }));
      const chosen = firstExpiring(batches, units, today);
      const total = chosen.reduce((sum, one) => sum + one.units, 0);
      expect(total).toBe(
        Math.min(
          units,
          batches.reduce((sum, one) => sum + one.units, 0),
        ),
      );
      for (const one of chosen) expect(one.units).toBeLessThanOrEqual(batches[one.batchId]!.units);
    }),
  );
});
