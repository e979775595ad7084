import type { Delivery } from './delivery.ts';

const always = String.raw`(?:free|zero|no)(?:[ -]of[ -]charge)?[ -](?:shipping|delivery|postage|courier)(?: charges?)?|(?:shipping|delivery|postage|courier)(?: charges?)?(?: is| are|:)? (?:free|on us|on the house)`;
const promise = new RegExp(
  String.raw`(?<![\p{L}])(?:${always})(?![\p{L}])(?: (from|above|over) (?:₹|rs\.?|inr) ?(\d[\d,]{0,9})(?:\.00)?(?![\d.]))?`,
  'giu',
);

/**
 * Returns a short line without the promises of free delivery that the shop keeps. Without a charge the shop keeps each. With a charge it
 * keeps a promise that names its threshold.
 */
export function withoutKeptPromise(line: string, delivery: Delivery | undefined): string {
  return line.replaceAll(promise, (words: string, rule?: string, rupees?: string) => {
    const paise = rupees === undefined ? null : Number(rupees.replaceAll(',', '')) * 100;
    if (!delivery) return paise === null ? '' : words;
    const { free } = delivery;
    const isKept = free && paise === free.paise && (rule?.toLowerCase() === 'from') === free.isIncluded;
    return isKept ? '' : words;
  });
}
