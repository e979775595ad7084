import type { Parcel, ParcelItem } from '../../packing.ts';
import { noteOnPack, whyNotPack } from '../../scanned/compare-batch.ts';
import { readScan, type Scan } from '../../scanned/read-scan.ts';

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
  const scan = readScan(code);
  const refused = (text: string): Scanned => ({ outcome: 'refused', ticks, text });
  if ([orderNumber, waybill].includes(scan.text.toUpperCase()))
    return refused('This parcel is open already. Scan what belongs into it.');
  const fitting = itemsOf(items, scan);
  if (fitting.length === 0) return refused(whyForeign(items, scan));
  const at = fitting.find((index) => ticks[index]! < items[index]!.units);
  const { name } = items[at ?? fitting[0]!]!;
  if (at === undefined) return refused(`One too many: all packs of ${name} are in the parcel.`);
  const why = whyNotPack(items[at]!, scan);
  if (why) return refused(why);
  const { ticks: next, text } = tick(items, ticks, { at, by: 1 });
  return {
    outcome: 'ticked',
    ticks: next,
    text: [text, noteOnPack(items[at]!, scan)].filter(Boolean).join('. '),
  };
}

/** Adds packs of an item, or takes them out with a minus, within what belongs into the parcel. */
export function tick(items: readonly ParcelItem[], ticks: Ticks, { at, by }: { at: number; by: number }) {
  const { units, name } = items[at]!;
  const count = Math.min(units, Math.max(0, ticks[at]! + by));
  return { ticks: ticks.with(at, count), text: `${name}: ${count} of ${units}` };
}

/** An article number goes first, since another product may have it as its number. */
function itemsOf(items: readonly ParcelItem[], { text, gtins, holdsPacks }: Scan): number[] {
  const asked = text.toLowerCase();
  const having = (isMeant: (item: ParcelItem) => boolean) =>
    items.flatMap((item, at) => (isMeant(item) ? [at] : []));
  const byArticle = having(({ codes, productId }) =>
    codes.some((own) => own !== String(productId) && own.toLowerCase() === asked),
  );
  if (byArticle.length > 0) return byArticle;
  const byGtin = holdsPacks
    ? []
    : having(({ gtin }) => gtin !== '' && gtins.includes(gtin.padStart(14, '0')));
  return byGtin.length > 0 ? byGtin : having(({ productId }) => String(productId) === asked);
}

function whyForeign(items: readonly ParcelItem[], { text, gtins, holdsPacks }: Scan): string {
  if (gtins.length === 0 && holdsPacks)
    return 'This is the number of a parcel or a pallet of your supplier. Scan the pack itself.';
  const inside = holdsPacks ? gtins : gtins.filter((each) => !each.startsWith('0'));
  const held = items.find(({ gtin }) => gtin !== '' && inside.some((each) => bodyOf(each) === bodyOf(gtin)));
  if (held) return `This is a carton of ${held.name}, not a pack. Scan a pack out of it, or tap the packs.`;
  return inside.length > 0
    ? `Wrong item: ${text} is a carton of goods that do not belong into this parcel.`
    : `Wrong item: ${text} does not belong into this parcel.`;
}

/** A carton has the twelve digits of its pack between a first digit and a check digit of its own. */
function bodyOf(gtin: string): string {
  return gtin.padStart(14, '0').slice(1, -1);
}
