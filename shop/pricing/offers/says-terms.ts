import type { OfferTerms } from './offer-terms.ts';

const percents = /(\d{1,3}(?:\.\d{1,2})?) ?(?:%|per ?cent|प्रतिशत|फीसदी)/gu;
const rupees = /(?:₹|(?<![\p{L}])(?:rs\.?|inr)) ?(\d[\d,]{0,9}(?:\.\d{1,2})?)/gu;
const delivery = /(?<![\p{L}])(?:shipping|delivery|postage|courier)(?![\p{L}])|डिलीवरी|शिपिंग/u;
const sets =
  /(?<![\p{L}\p{N}])(?:buy (\d{1,2}|one|two|three)[ ,]{1,2}(?:get|take) (\d{1,2}|one|two|three)|bogo|b1g1)/u;
const half = /half[ -](?:price|off)/u;
/** No offer of the shop gives these. */
const others =
  /(?<![\p{L}])(?:emis?|instal+ments?|pay ?later|bnpl|month by month|cash ?back|money[ -]back|gifts?|samples?|trial|vouchers?|rebates?)(?![\p{L}])|कैशबैक|किस्त|गिफ्ट|उपहार/u;
const numbers: Record<string, number> = { one: 1, two: 2, three: 3 };

/**
 * Returns whether a text promises nothing else than an offer gives: its percent, its rupees and the amount from which it applies, its units, free
 * delivery. A text without a number promises what the offer says. '100%' is a word of goods.
 */
export function saysTerms(written: string, terms: OfferTerms): boolean {
  const text = written.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
  const { kind, percent, paise, fromPaise, buy = 1, get = 1 } = terms;
  if (others.test(text) || (half.test(text) && percent !== 50)) return false;
  if (delivery.test(text) && kind !== 'free_delivery') return false;
  const said = [...text.matchAll(percents)].map(([, number]) => Number(number));
  if (said.some((number) => number !== 100 && (kind !== 'percent' || number !== percent))) return false;
  const amounts = [...text.matchAll(rupees)].map(([, number = '']) =>
    Math.round(Number(number.replaceAll(',', '')) * 100),
  );
  if (amounts.some((amount) => amount !== fromPaise && (kind !== 'rupees' || amount !== paise))) return false;
  const set = sets.exec(text);
  if (!set) return true;
  const [bought, got] = [set[1] ?? 'one', set[2] ?? 'one'].map((word) => numbers[word] ?? Number(word));
  return kind === 'buy_get' && bought === buy && got === get;
}
