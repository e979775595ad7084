/** How strongly a header speaks for the paid amount and the cash, or what else its amounts are. */
export type Meaning =
  | { is: 'cash'; paid: number; collected: number }
  | { is: 'charges'; isTotal: boolean; isTax: boolean; includesTax: boolean }
  | { is: 'corrections' }
  | { is: 'reversals' };

const neverMoney =
  /\b(?:date|time|day|days|status|type|mode|weight|wt|kg|gms?|qty|quantity|count|pieces|pcs|zone|pin|pincode|phone|mobile|percent|percentage|rate|gstin|hsn|balance|no|nos|number|id|code|ref|sl|sr|sno|year|month|age|prepaid)\b|(?:^|[^\d ]) ?%/;
const chargeWords =
  /\b(?:charges?|chgs?|freight|fees?|deduct\w*|commission|surcharge|levy|penalt\w+|cess|gst|igst|cgst|sgst|utgst|tax|taxes|tds|tcs|vat|shipping|handling|cost|insurance|fuel|fsc|recover\w*|debits?|kept|exp|expenses?|chg|svc)\b/;

/** Returns what the amounts under a header mean. Null for no money, or no word that says what it is for. */
export function moneyMeanings(words: string): Meaning | null {
  if (neverMoney.test(words)) return null;
  const has = (pattern: RegExp) => pattern.test(words);
  const isOfGoods = has(/\b(?:product|item|goods|declared|invoice|order|selling)\b/);
  const isCharge =
    has(chargeWords) &&
    !(
      isOfGoods &&
      has(/\b(?:cost|value|total|amount|price)\b/) &&
      !has(/charge|freight|fee|shipping|deduct/)
    );
  const isReversal = has(
    /\b(?:revers\w*|clawback|rto (?:amount|value|cod|recovery|adjust\w*|refund)|returned cod|cod returned?|recall\w*)\b/,
  );
  const isAfter = has(/\b(?:after|less|net of|minus|excluding|excl|post)\b/);
  const isBefore = has(/\b(?:before|gross|pre)\b/);
  const charges = {
    is: 'charges' as const,
    isTotal: has(/\b(?:totals?|overall|all)\b/),
    isTax:
      has(/\b(?:gst|igst|cgst|sgst|utgst|tax|taxes|vat)\b/) &&
      !has(/charge|freight|fee|shipping|deduct|handling/),
    includesTax: has(/\bincl\w*\b/),
  };
  if (has(/^less\b/)) return charges;
  if (isCharge && (isAfter || isBefore))
    return { is: 'cash', paid: isAfter ? 8 : 0, collected: isBefore ? 8 : 0 };
  if (isReversal && !isCharge && !has(/\brecover/)) return { is: 'reversals' };
  if (
    has(/\b(?:adjust\w*|corrections?|waivers?|rebates?|credit notes?|disputes?)\b/) ||
    (isReversal && isCharge)
  )
    return { is: 'corrections' };
  if (isCharge) return charges;
  const weigh = (signs: readonly (readonly [RegExp, number])[]) =>
    signs.reduce((sum, [pattern, weight]) => sum + (has(pattern) ? weight : 0), 0);
  const paid = weigh([
    [/\bnet\b/, 5],
    [/\b(?:remit\w*|settle\w*|payout|payable|disburs\w*|transfer\w*|credited|paid|released|receivable)\b/, 4],
    [/\b(?:received|recd)\b/, 3],
    [/\b(?:final|you|your|bank)\b/, 2],
  ]);
  const collected = weigh([
    [/\b(?:gross|before|from customer|by customer|collect\w*)\b/, 5],
    [/\b(?:cod|cash)\b/, 3],
    [/\b(?:order|invoice|product|declared|selling)\b/, 1],
    [/\b(?:price|mrp|amt|amounts?|value|total)\b/, 1],
  ]);
  return paid + collected > 0
    ? { is: 'cash', paid, collected: has(/\b(?:from|by) customer\b/) ? collected + 5 : collected }
    : null;
}
