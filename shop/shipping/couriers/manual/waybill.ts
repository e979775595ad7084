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
