import { isOwnNumber } from './own-number.ts';

const maxLength = 40;

/**
 * Reads a waybill as people type, scan or paste it: without blanks, in capitals. Returns null for what no courier prints: words,
 * our own numbers, and numbers that a spreadsheet shortened (`8.49E+13`).
 */
export function readWaybill(text: string): string | null {
  if (text.length > 2 * maxLength) return null;
  const waybill = text.replaceAll(/\s/g, '').toUpperCase();
  const hasForm = /^[A-Z0-9](?:[A-Z0-9/_-]*[A-Z0-9])?$/.test(waybill) && waybill.length <= maxLength;
  const digits = waybill.replaceAll(/\D/g, '').length;
  if (!hasForm || digits < 5 || isOwnNumber(waybill)) return null;
  return waybill;
}

export type WaybillPair = { orderNumber: string; waybill: string };

/**
 * Reads pairs of order number and waybill from pasted or scanned lines: `AR-100001, EX123456789IN`, two cells of a sheet, or an order
 * number and its waybill on two lines, as a scanner types them. Returns the lines that are no pair as they are.
 */
export function readPairs(text: string): { pairs: WaybillPair[]; wrong: string[] } {
  const pairs: WaybillPair[] = [];
  const wrong: string[] = [];
  let waiting: string | null = null;
  const cells = (line: string) =>
    line
      .split(/[\t,;]|\s+/)
      .map((cell) => cell.replaceAll('"', '').trim())
      .filter(Boolean);
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const [first = '', ...rest] = cells(line);
    if (waiting !== null) {
      if (![first, ...rest].some(isOwnNumber)) {
        pairs.push({ orderNumber: waiting, waybill: [first, ...rest].join('') });
        waiting = null;
        continue;
      }
      wrong.push(waiting);
      waiting = null;
    }
    const at = [first, ...rest].findIndex(isOwnNumber);
    const others = [first, ...rest].filter((_, index) => index !== at);
    if (at === -1) wrong.push(line);
    else if (others.length === 0) waiting = first;
    else pairs.push({ orderNumber: at === 0 ? first : rest[at - 1]!, waybill: others.join('') });
  }
  return { pairs, wrong: waiting === null ? wrong : [...wrong, waiting] };
}
