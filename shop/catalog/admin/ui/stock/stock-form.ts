import type { Resolver } from 'react-hook-form';
import { newId } from '#platform/admin/ui/form/new-id.ts';
import type { StockReason } from '../../../stock-reasons.ts';
import type { ProductStock } from '../../stock.ts';
import type { AskedChange, staffReasons } from '../../stock-change.ts';

/** The texts of the form's inputs. The id stays with the draft, so that a repeated save counts once. */
export type StockValues = {
  id: string;
  reason: (typeof staffReasons)[number];
  number: string;
  madeOn: string;
  bestBefore: string;
  units: string;
  counted: string;
  /** The units on the shelf that the form showed when the count was typed. */
  seen: number;
  batchId: string;
  orderNumber: string;
  note: string;
};

export function emptyForm(): StockValues {
  return {
    id: newId(),
    reason: 'received',
    number: '',
    madeOn: '',
    bestBefore: '',
    units: '',
    counted: '',
    seen: 0,
    batchId: '',
    orderNumber: '',
    note: '',
  };
}

/** Returns the units on the shelf that a count of this batch, or of all, is compared with. */
export function expectedUnits({ onShelf, batches }: ProductStock, batchId: string): number {
  if (batchId === '') return onShelf;
  return batches.find(({ id }) => String(id) === batchId)?.units ?? 0;
}

type Errors = { [field in keyof StockValues]?: { type: 'typed'; message: string } };

const wanted: Record<StockValues['reason'], readonly (keyof StockValues)[]> = {
  received: ['number', 'units'],
  counted: ['counted'],
  damaged: ['units'],
  given_away: ['units'],
  expired: ['units'],
  returned: ['units', 'orderNumber'],
};

const missing: Partial<Record<keyof StockValues, string>> = {
  number: 'Type the number on the label.',
  units: 'Type how many units.',
  counted: 'Type how many units you counted.',
  orderNumber: 'Type the order number.',
};

export const stockResolver: Resolver<StockValues> = (typed) => {
  const errors: Errors = {};
  for (const field of wanted[typed.reason]) {
    const value = String(typed[field]).trim();
    const isNumber = field === 'units' || field === 'counted';
    if (value === '') errors[field] = { type: 'typed', message: missing[field]! };
    else if (isNumber && !/^\d{1,6}$/.test(value))
      errors[field] = { type: 'typed', message: 'Type a whole number.' };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} };
};

export function toRequest(typed: StockValues): AskedChange {
  const { id, note, reason } = typed;
  const units = Number(typed.units);
  const batchId = typed.batchId === '' ? null : Number(typed.batchId);
  const always = { id, note };
  if (reason === 'received') {
    const days = { madeOn: typed.madeOn || null, bestBefore: typed.bestBefore || null };
    return { reason, ...always, number: typed.number, ...days, units };
  }
  if (reason === 'counted')
    return { reason, ...always, counted: Number(typed.counted), seen: typed.seen, batchId };
  if (reason === 'returned') return { reason, ...always, units, orderNumber: typed.orderNumber };
  return { reason, ...always, units, batchId };
}

export const reasonLabels: Record<StockValues['reason'], string> = {
  received: 'Receive a delivery',
  counted: 'Count the shelf',
  damaged: 'Damaged',
  given_away: 'Given away',
  expired: 'Too old',
  returned: 'A parcel came back',
} satisfies Partial<Record<StockReason, string>>;
