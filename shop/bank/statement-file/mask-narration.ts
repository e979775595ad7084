import { cutText } from '#platform/text/cut-text.ts';
/** Words that say how money came, and name nobody. */
const shown = new Set(
  [
    'upi neft rtgs imps ach nach ecs cms inb mmt p2a p2m cr dr by to transfer trf from fund cod remittance remit',
    'settlement settlements payment payments paid pay order orders phone for rev reversal reversed return returned',
    'refund credit debit deposit cash bank inward ref utr no number courier delhivery shiprocket ithink bluedart',
    'dtdc ekart xpressbees razorpay cashfree phonepe payu paytm interest int charges gst',
  ].flatMap((line) => line.split(' ')),
);
const maxNote = 160;

/**
 * Returns a narration without names, UPI IDs, phones and accounts, for staff who look for its order. It keeps words of banks, the reference,
 * and short numbers such as that of an order.
 */
export function maskNarration(narration: string, reference: string | null): string {
  return cutText(
    cutText(narration, 400)
      .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .replaceAll(/[\p{L}\p{M}\p{N}._]+(@[\p{L}\p{M}\p{N}._]*)?/gu, (word, handle: string | undefined) =>
        handle === undefined ? maskWord(word, reference) : '•••@•••',
      )
      .trim(),
    maxNote,
  );
}

function maskWord(word: string, reference: string | null): string {
  if (shown.has(word.toLowerCase()) || /^[A-Za-z]{0,4}\d{1,8}$/.test(word)) return word;
  if (reference !== null && word.toUpperCase().replace(/^0+/, '') === reference) return word;
  return /^\d+$/.test(word) ? `••${word.slice(-2)}` : `${String.fromCodePoint(word.codePointAt(0)!)}•••`;
}

/** Returns whether a masked narration names an order, such as `AR1000011` and `ORDER AR 1000011` for `AR-1000011`. */
export function namesOrder(note: string, orderNumber: string): boolean {
  const digits = /\d{1,20}$/.exec(orderNumber)?.[0] ?? '';
  return digits.length > 3 && [...note.matchAll(/\d+/g)].some(([number]) => number === digits);
}
