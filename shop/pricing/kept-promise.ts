import type { Delivery } from './delivery.ts';

const kind = String.raw`(?:(?:home|door(?:step)?|standard|express|fast|all[ -]india|pan[ -]india) )?`;
const service = String.raw`(?:shipping|delivery|postage|courier)`;
const charges = String.raw`(?: (?:charges?|fees?))?`;
const before = String.raw`(?:free|zero|no)(?:[ -]of[ -]charge)?[ -]${kind}${service}${charges}`;
const after = String.raw`${service}${charges}(?: is| are|:)?(?: always)? (?:free|on us|on the house)`;
const english = `${before}|${after}`;
const hindi = String.raw`(?:मुफ्त|मुफ़्त|फ्री|निःशुल्क|muft|free) ?(?:होम |home )?(?:डिलीवरी|शिपिंग|delivery|shipping)|(?:डिलीवरी|शिपिंग) ?(?:मुफ्त|मुफ़्त|फ्री|निःशुल्क)`;
const promise = new RegExp(
  String.raw`(?<![\p{L}])(?:${english}|${hindi})(?![\p{L}])(?:(?: (?:on|for) (?:all )?orders)? (from|above|over) (?:₹|rs\.?|inr) ?(\d[\d,]{0,9})(?:\.00)?(?![\d.]))?`,
  'giu',
);
/** No order pays more because it is paid in cash. */
const cash =
  /(?<![\p{L}])(?:free|zero|no)(?:[ -](?:extra|additional))?[ -](?:cod|cash on delivery)(?: (?:charges?|fees?))?(?![\p{L}])/giu;

/**
 * Returns a short line without the promises of free delivery that the shop keeps. Without a charge the shop keeps each. With a charge it
 * keeps a promise that names its threshold. Cash costs nothing in either case.
 */
export function withoutKeptPromise(line: string, delivery: Delivery | undefined): string {
  return line.replaceAll(cash, '').replaceAll(promise, (words: string, rule?: string, rupees?: string) => {
    const paise = rupees === undefined ? null : Number(rupees.replaceAll(',', '')) * 100;
    if (!delivery) return paise === null ? '' : words;
    const { free } = delivery;
    const isKept = free && paise === free.paise && (rule?.toLowerCase() === 'from') === free.isIncluded;
    return isKept ? '' : words;
  });
}
