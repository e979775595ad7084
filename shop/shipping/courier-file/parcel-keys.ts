import { cutText } from '#platform/text/cut-text.ts';
import { plainCell } from './plain-cell.ts';

/** Longer than any waybill or order number. */
const maxLength = 60;

const label =
  /^(?:awb|waybill|airway bill|tracking|consignment|docket|shipment)(?:\b|(?=\d{6}))[\s.:#-]*(?:(?:no|number|id|code)\b[\s.:#-]*)?/i;
const compact = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the spellings under which a waybill of a file may stand in the shop: without the marks, blanks, hyphens and decimals that
 * programs add to it. None for a text whose digits are lost.
 */
export function waybillKeys(text: string): string[] {
  if (text.length > maxLength || isShortened(text) || isMasked(text)) return [];
  const cell = plainCell(text);
  const bare = wholeNumber(cell.replace(label, ''));
  const spellings = [cell, bare, compact(bare)];
  return [...new Set(spellings.flatMap((key) => [key, key.toUpperCase()]))].filter((key) => /\d/.test(key));
}

/** Returns a waybill without what programs put around it, for a text that `waybillProblem` trusts. */
export function bareWaybill(text: string): string {
  return wholeNumber(plainCell(cutText(text, maxLength)).replace(label, ''));
}

/** Returns `8.4900000000017E+13` and `84900000000017.0` as the whole number that they are. */
function wholeNumber(text: string): string {
  const power = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i.exec(text);
  if (!power) return text.replace(/^([\d\s-]+)[.,]0+$/, '$1');
  const [, first = '', rest = '', zeros = '0'] = power;
  return first + rest.padEnd(Number(zeros), '0');
}

/** A spreadsheet writes a long number as a power of ten, and mostly leaves digits out. */
function isShortened(text: string): boolean {
  const power = /^\d(?:[.,](\d+))?e\+?(\d{1,3})$/i.exec(plainCell(text));
  return power !== null && (power[1] ?? '').length < Number(power[2]);
}

/** Part of the number is hidden or cut off. */
function isMasked(text: string): boolean {
  return /##|[*…]|\.\.|#[a-z]|\dxx/i.test(text);
}

/** Returns why a waybill cannot be trusted, in words, or null. An empty one and an intact one have no such reason. */
export function waybillProblem(text: string): string | null {
  if (text.length > maxLength) return 'The waybill is too long.';
  const lost = 'Use the file as the courier sent it.';
  if (isShortened(text)) return `Excel shortened the waybill, and its digits are lost. ${lost}`;
  const cell = plainCell(text);
  if (/^\d{15}0+$/.test(cell))
    return `Excel keeps 15 digits, and the last ones of this waybill may be lost. ${lost}`;
  if (cell !== '' && (/^(?:\W+|n\/?a|nil|none|null|pending)$/i.test(cell) || isMasked(cell)))
    return `The waybill cannot be read: “${cutText(text, 40)}”. ${lost}`;
  return null;
}

export type OrderKeys = {
  /** Order numbers as the shop writes them, the likeliest first. */
  numbers: string[];
  /** The reference that the courier got, if the text is one. */
  id: string | null;
  /** Whether the text itself says that it is a number of this shop. A bare number may be one of another shop. */
  isOurs: boolean;
};

const uuid = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})(?:[-_]\d+)?$/i;
const orderLabel = /^(?:order|ord|reference|ref)\b[\s.:#-]*(?:(?:no|number|id)\b[\s.:#-]*)?/i;

/**
 * Reads an order number of a file: with or without `#` and `AR-`, blanks, hyphens, decimals and the courier's suffix for a further
 * parcel (`AR-1000011_1`).
 */
export function orderKeys(text: string): OrderKeys {
  const none = { numbers: [], id: null, isOurs: false };
  if (text.length > maxLength) return none;
  const cell = plainCell(text)
    .replace(/^[#\s]+/, '')
    .replace(orderLabel, '')
    .replace(/^[#\s]+/, '');
  const id = uuid.exec(cell)?.[1]?.toLowerCase();
  if (id) return { numbers: [], id, isOurs: true };
  const isOurs = /^ar[^a-z]/i.test(cell);
  const rest = wholeNumber(cell.replace(/^ar(?=[^a-z])/i, '').replace(/^[\s\p{P}]+/u, ''));
  if (!/^\d[\d\s\p{Pd}_/.]*$/u.test(rest)) return numberWithin(cell) ?? none;
  const withoutSuffix = /^(.*\d{6})\s?[\p{Pd}_/.]\d{1,2}$/u.exec(rest)?.[1];
  const digits = [withoutSuffix, rest].flatMap((part) => (part ? compact(part) : []));
  return { numbers: [...new Set(digits)].map((number) => `AR-${number}`), id: null, isOurs };
}

/** Returns the only order number within a text, such as `Order AR-1000011 (COD)`. */
function numberWithin(text: string): OrderKeys | null {
  const found = [...text.matchAll(/\bar[\s\p{Pd}_#]{0,3}(\d{7,15})\b/giu)];
  return found.length === 1 ? { numbers: [`AR-${found[0]![1]}`], id: null, isOurs: true } : null;
}

/** Returns whether a text holds a number of a parcel or an order, and not a word or a count. */
export function namesParcel(text: string): boolean {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) >= 5;
}
