import { orderKeys } from './parcel-keys.ts';
import { plainCell } from './plain-cell.ts';
import { wordsOf } from './words-of.ts';

/** The kinds of the cells of a column. A column without cells may be anything. */
export type NumberColumn = { words: string; isNumber: boolean; isOfOrders: boolean };

/** Returns whether the cells of a column are numbers, and whether they are order numbers of the shop. */
export function describeNumbers(header: string, cells: readonly string[]): NumberColumn {
  const filled = cells.filter((cell) => cell.trim() !== '').map((cell) => plainCell(cell.slice(0, 200)));
  const share = (test: (cell: string) => boolean) =>
    filled.length === 0 ? 1 : filled.filter(test).length / filled.length;
  return {
    words: wordsOf(header),
    isNumber: share((cell) => /\d/.test(cell) && !isDate(cell)) >= 0.5,
    isOfOrders: filled.length > 0 && share((cell) => orderKeys(cell).isOurs) >= 0.5,
  };
}

function isDate(cell: string): boolean {
  return /^(?:\d{1,2}|\d{4})[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ,]+\d{2,4}\b/i.test(cell);
}

const neverNumber =
  /\b(?:date|time|day|days|status|type|mode|weight|wt|qty|quantity|count|amount|value|total|price|charge|charges|fee|url|link|name|company|partner|created|created at|placed|items?|channel name|zone|city|state|pin|pincode|phone|mobile|email)\b/;

/** Headers of waybills that are written in one word. */
const gluedWaybills = new Set(
  'cnno cnnumber docketno docketnumber lrno consignmentno articleno awbno awbcode'.split(' '),
);

/** Returns how likely a column holds a waybill, an order number or the reference of a bank. Higher is likelier. 0 for none. */
export function scoreOf(
  target: 'waybill' | 'orderNumber' | 'reference',
  column: NumberColumn & { isAmount: boolean },
): number {
  const { words, isNumber, isAmount, isOfOrders } = column;
  if (target === 'orderNumber' && isOfOrders) return 20;
  if (!isNumber || isOfOrders || neverNumber.test(words)) return 0;
  const isNumbered = /\b(?:no|nos|number|num|id|code|ref)\b/.test(words) ? 2 : 0;
  if (target === 'waybill') {
    if (/\b(?:awb|awbs|waybill|way bill|airway ?bill|airwaybill)\b/.test(words)) return 8 + isNumbered;
    if (/\b(?:tracking|consignment|docket|lrn?|cn|cnote|connote)\b/.test(words)) return 4 + isNumbered;
    if (gluedWaybills.has(words)) return 6;
    return isNumbered && /\b(?:shipment|shipping|parcel|article|barcode)\b/.test(words) ? 4 : 0;
  }
  const isBank =
    /\b(?:utr|bank|txn|transaction|neft|imps|rtgs|payment|remittance|crf|settlement|payout|voucher)\b/.test(
      words,
    );
  if (target === 'reference') return /\butr\b/.test(words) ? 10 : isBank && (isNumbered || !isAmount) ? 4 : 0;
  if (isBank) return 0;
  if (/\b(?:order|orders|orderid|orderno|ord)\b/.test(words)) return 6 + isNumbered;
  return /\b(?:reference|ref|invoice|merchant|seller|client|customer)\b/.test(words) && isNumbered ? 3 : 0;
}
