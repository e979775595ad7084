import { addDays, type Day, isDay } from '#platform/india-time.ts';
import { withPlainDigits } from '#platform/reading/read-number.ts';
import { isGtin } from '#shop/catalog/gtin.ts';
import { readElements } from './read-elements.ts';

export type Scan = {
  /** The number without the marks that a scanner adds. */
  text: string;
  /** Numbers of a product that the code may be, 14 digits each. */
  gtins: string[];
  /** The code says that it is on a unit which holds packs. */
  holdsPacks: boolean;
  batch: string | null;
  expiry: Day | null;
  bestBefore: Day | null;
};

/** A GS1 address may carry more than a label of a parcel. A longer text is no code. */
export const maxScanLength = 300;

/** Three signs that a scanner puts in front: `]E0` of an EAN, `]d2` of a GS1 DataMatrix. */
const aimPrefix = /^\][a-z]\d/i;

/**
 * Reads what a scanner sends: a number, a GTIN of 8, 12, 13 or 14 digits, GS1 element strings, or an address of GS1 Digital Link.
 * A text that is none of them stays the text.
 */
export function readScan(written: string): Scan {
  const text = written.slice(0, maxScanLength).trim().replace(aimPrefix, '').trim();
  return readAddress(text) ?? readText(text) ?? { ...nothingMore, text, gtins: gtinsOf(text) };
}

const nothingMore = { holdsPacks: false, batch: null, expiry: null, bestBefore: null };

function readText(text: string): Scan | null {
  const elements = readElements(text);
  return elements && scanOf(text, elements);
}

/** `https://id.example/01/{gtin}/10/{batch}?17={expiry}`, with the words that older addresses have. */
function readAddress(text: string): Scan | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!text.includes('/01/') && address !== text) return null;
  if (!URL.canParse(address)) return null;
  const { pathname, searchParams } = new URL(address);
  const parts = pathname.split('/').map(plainPart);
  const elements = new Map<string, string>();
  for (const [at, part] of parts.entries()) {
    const key = words[part] ?? part;
    const value = parts[at + 1];
    if (value && addressKeys.has(key) && !elements.has(key)) elements.set(key, value);
  }
  for (const [key, value] of searchParams) if (/^\d{2,4}$/.test(key)) elements.set(key, value);
  const number = elements.get('01');
  if (!number || !/^\d{8,14}$/.test(number)) return null;
  return scanOf(text, elements.set('01', number.padStart(14, '0')));
}

const words: Record<string, string> = { gtin: '01', lot: '10', exp: '17' };
const addressKeys = new Set(['01', '10', '17']);

function plainPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function scanOf(text: string, elements: ReadonlyMap<string, string>): Scan | null {
  const own = elements.get('01');
  const held = elements.get('02');
  const number = own ?? held;
  if (!number && !elements.has('00')) return null;
  return {
    text: number ? number.replace(/^0(?=\d{13}$)/, '') : text,
    gtins: number ? [number] : [],
    holdsPacks: own === undefined,
    batch: elements.get('10') ?? null,
    expiry: dayOfElement(elements.get('17')),
    bestBefore: dayOfElement(elements.get('15')),
  };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** YYMMDD. The day 00 is the last one of the month. */
export function dayOfElement(written: string | undefined): Day | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(written ?? '') ?? [];
  if (!year || !month || !day) return null;
  const firstOf = (ofYear: number, ofMonth: number) => `20${twoDigits(ofYear)}-${twoDigits(ofMonth)}-01`;
  const [y, m] = [Number(year), Number(month)];
  const next = m === 12 ? firstOf(y + 1, 1) : firstOf(y, m + 1);
  const read = `20${year}-${month}-${day}`;
  if (day === '00') return isDay(firstOf(y, m)) ? addDays(next, -1) : null;
  return isDay(read) ? read : null;
}

/** A keyboard of another language sends the bracket of an AIM prefix as another sign, or none: `+E0890…`. */
const longestBrokenPrefix = 4;
const fewestDigits = 12;

function gtinsOf(text: string): string[] {
  const own = plainGtinsOf(text);
  const signs = Array.from(withPlainDigits(text));
  const first = signs.findIndex((sign) => sign >= '0' && sign <= '9');
  const rest = signs.slice(first + 1);
  const isBroken = first > 0 && first < longestBrokenPrefix && rest.length >= fewestDigits;
  return own.length === 0 && isBroken ? plainGtinsOf(rest.join('')) : own;
}

/** Two or five digits behind a barcode of 13 are an add-on, as on magazines. */
const addOn = /^(\d{13})(?:\d{2}|\d{5})$/;

/** A barcode of 12 digits is one of 13 with a zero before it; scanners and tables drop zeros. UPC-E is eight digits of twelve. */
function plainGtinsOf(text: string): string[] {
  const read = withPlainDigits(text).replaceAll(/[\s-]/g, '');
  const digits = addOn.exec(read)?.[1] ?? read;
  if (!/^\d{7,14}$/.test(digits)) return [];
  const wide = upcOf(digits);
  const whole = digits.padStart(14, '0');
  return [...(isGtin(whole) ? [whole] : []), ...(wide ? [wide] : [])];
}

function upcOf(digits: string): string | null {
  const [, system, body, end, check] = /^([01])(\d{5})(\d)(\d)$/.exec(digits) ?? [];
  if (!system || !body || !end || !check) return null;
  const number = Number(end);
  const middle =
    number < 3
      ? `${body.slice(0, 2)}${end}0000${body.slice(2)}`
      : number === 3
        ? `${body.slice(0, 3)}00000${body.slice(3)}`
        : number === 4
          ? `${body.slice(0, 4)}00000${body.slice(4)}`
          : `${body}0000${end}`;
  const whole = `00${system}${middle}${check}`;
  return isGtin(whole) ? whole : null;
}
