import { z } from 'zod';
import { Refusal } from '#platform/refusal.ts';
import { outcomeNames, type UnitOutcome } from '../unit-outcomes.ts';

const count = z.int('Please enter a whole number').min(0, 'At least 0').max(100_000);

const unitKey = {
  orderLineId: z.int(),
  productId: z.int(),
  batchId: z.int().nullable().meta({ description: 'Null without a batch: the opening stock.' }),
};

const found = { sellable: count, damaged: count, missing: count };

export const foundUnits = z.array(z.object({ ...unitKey, ...found })).max(1_000);

export type FoundUnits = z.infer<typeof foundUnits>[number];

/** The units of a line, a product and a batch in a parcel that came back, with what staff found. */
export const inspectedUnits = z.array(
  z.object({
    ...unitKey,
    productName: z.string(),
    batch: z.string().meta({ description: 'Empty for the opening stock.' }),
    atMost: z.int().meta({ description: 'Units of this batch that the parcel may hold.' }),
    expected: z.int().meta({ description: 'Units of the line and product, over all batches.' }),
    ...found,
  }),
);

export type InspectedRow = z.infer<typeof inspectedUnits>[number];

type Key = Pick<InspectedRow, 'orderLineId' | 'productId' | 'batchId'>;

/** Names a row: the units of one line, product and batch. */
export function keyOf({ orderLineId, productId, batchId }: Key): string {
  return `${orderLineId} ${productId} ${batchId ?? ''}`;
}

export function sumOf(units: Record<UnitOutcome, number>): number {
  return outcomeNames.reduce((sum, outcome) => sum + units[outcome], 0);
}

type Row = Key & Pick<InspectedRow, 'atMost' | 'expected'>;

/** Returns how many units of the line and product of a row the parcel holds. */
export function heldOf(rows: readonly Row[], { orderLineId, productId, expected }: Row): number {
  const own = rows.filter((row) => row.orderLineId === orderLineId && row.productId === productId);
  const sum = own.reduce((units, { atMost }) => units + atMost, 0);
  return Math.min(expected, sum);
}

/** Whether the units of each line and product add up to what the parcel holds, and no batch gave more than it has. */
export function addUp(rows: readonly Row[], units: readonly FoundUnits[]): boolean {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  if (new Set(units.map(keyOf)).size < units.length) return false;
  if (units.some((unit) => sumOf(unit) > (byKey.get(keyOf(unit))?.atMost ?? 0))) return false;
  return rows.every((row) => {
    const own = units.filter(
      (unit) => unit.orderLineId === row.orderLineId && unit.productId === row.productId,
    );
    return own.reduce((sum, unit) => sum + sumOf(unit), 0) === heldOf(rows, row);
  });
}

export const inspectionRefusals = {
  unitsDiffer: () =>
    new Refusal('units_differ', 409, 'The units do not add up to what came back. Reload the page.'),
};
