import type { Parcel, ParcelItem } from '../../packing.ts';

/** Packs of each item that are in the parcel, in the sequence of its items. */
export type Ticks = readonly number[];

export type Scanned =
  | { outcome: 'ticked'; ticks: Ticks; text: string }
  | { outcome: 'refused'; ticks: Ticks; text: string };

export function noTicks({ items }: Pick<Parcel, 'items'>): Ticks {
  return items.map(() => 0);
}

export function isComplete({ items }: Pick<Parcel, 'items'>, ticks: Ticks): boolean {
  return items.every(({ units }, at) => ticks[at] === units);
}

/** Puts a scanned pack into the parcel. Says in words why another pack does not belong there. */
export function scanItem({ items, orderNumber, waybill }: Parcel, ticks: Ticks, code: string): Scanned {
  if ([orderNumber, waybill].includes(code.toUpperCase()))
    return { outcome: 'refused', ticks, text: 'This parcel is open already. Scan what belongs into it.' };
  const fitting = itemsOf(items, code);
  if (fitting.length === 0)
    return { outcome: 'refused', ticks, text: `Wrong item: ${code} does not belong into this parcel.` };
  const at = fitting.find((index) => ticks[index]! < items[index]!.units);
  if (at !== undefined) return { outcome: 'ticked', ...tick(items, ticks, { at, by: 1 }) };
  const { name } = items[fitting[0]!]!;
  return { outcome: 'refused', ticks, text: `One too many: all packs of ${name} are in the parcel.` };
}

/** Adds packs of an item, or takes them out with a minus, within what belongs into the parcel. */
export function tick(items: readonly ParcelItem[], ticks: Ticks, { at, by }: { at: number; by: number }) {
  const { units, name } = items[at]!;
  const count = Math.min(units, Math.max(0, ticks[at]! + by));
  return { ticks: ticks.with(at, count), text: `${name}: ${count} of ${units}` };
}

/** An article number goes first, since another product may have it as its number. */
function itemsOf(items: readonly ParcelItem[], code: string): number[] {
  const asked = code.toLowerCase();
  const indexes = items.map((_, at) => at);
  const byArticle = indexes.filter((at) =>
    items[at]!.codes.some((own) => own !== String(items[at]!.productId) && own.toLowerCase() === asked),
  );
  if (byArticle.length > 0) return byArticle;
  return indexes.filter((at) => String(items[at]!.productId) === asked);
}
