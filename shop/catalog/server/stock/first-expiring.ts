import type { Day } from '#platform/india-time.ts';

type StockedBatch = { id: number; bestBefore: Day | null; units: number };

export type BatchUnits = { batchId: number; units: number; orderLineId?: number | null };

/**
 * Chooses units first-expiring-first. Unknown dates go first, since that stock is the oldest. Batches past their best-before day
 * go last: a parcel gets them only when nothing else is left. Returns fewer units than asked when the batches hold fewer.
 */
export function firstExpiring(batches: readonly StockedBatch[], units: number, today: Day): BatchUnits[] {
  const chosen: BatchUnits[] = [];
  let missing = units;
  for (const batch of inOrder(batches, today)) {
    const taken = Math.min(missing, batch.units);
    if (taken > 0) chosen.push({ batchId: batch.id, units: taken });
    missing -= taken;
  }
  return chosen;
}

/** Returns the same units as a loss. */
export function takenOf(chosen: BatchUnits[]): BatchUnits[] {
  return chosen.map(({ batchId, units }) => ({ batchId, units: -units }));
}

/** Returns the batches in the order in which their units leave. */
export function inOrder<B extends StockedBatch>(batches: readonly B[], today: Day): B[] {
  const keyOf = ({ bestBefore }: StockedBatch) => `${isPast(bestBefore, today) ? 1 : 0} ${bestBefore ?? ''}`;
  return batches.toSorted((one, other) => compare(keyOf(one), keyOf(other)) || one.id - other.id);
}

function isPast(bestBefore: Day | null, today: Day): boolean {
  return bestBefore !== null && bestBefore < today;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
