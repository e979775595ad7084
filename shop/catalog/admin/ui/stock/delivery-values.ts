import type { Resolver, ResolverResult } from 'react-hook-form';
import { newId } from '#platform/admin/ui/form/new-id.ts';
import type { AskedDelivery } from '../../stock-change.ts';

/** The texts of a row. Its id stays with the draft, so that a repeated save counts once. */
export type DeliveredRow = {
  id: string;
  productId: number;
  name: string;
  number: string;
  units: string;
  madeOn: string;
  bestBefore: string;
};

export type DeliveryValues = { rows: DeliveredRow[]; note: string };

export const emptyDelivery: DeliveryValues = { rows: [], note: '' };

/** Returns an empty row of a product. A second batch of it is a row of its own. */
export function rowOf({ id: productId, name }: { id: number; name: string }): DeliveredRow {
  return { id: newId(), productId, name, number: '', units: '', madeOn: '', bestBefore: '' };
}

export type RowErrors = Partial<Record<'number' | 'units', string>>;

export function errorsOf({ number, units }: DeliveredRow): RowErrors {
  return {
    ...(number.trim() === '' ? { number: 'Type the number on the label.' } : {}),
    ...(/^\d{1,6}$/.test(units.trim()) && Number(units) > 0 ? {} : { units: 'Type how many units.' }),
  };
}

export const deliveryResolver: Resolver<DeliveryValues> = (typed): ResolverResult<DeliveryValues> => {
  const message = wrongOf(typed);
  if (message === null) return { values: typed, errors: {} };
  return { values: {}, errors: { rows: { type: 'typed', message } } };
};

function wrongOf({ rows }: DeliveryValues): string | null {
  if (rows.length === 0) return 'Add a product.';
  const isWhole = rows.every((row) => Object.keys(errorsOf(row)).length === 0);
  return isWhole ? null : 'Each row needs the number on the label, and its units.';
}

export function toDelivery({ rows, note }: DeliveryValues): AskedDelivery {
  return {
    note,
    rows: rows.map(({ id, productId, number, units, madeOn, bestBefore }) => ({
      id,
      productId,
      number,
      units: Number(units),
      madeOn: madeOn || null,
      bestBefore: bestBefore || null,
    })),
  };
}
