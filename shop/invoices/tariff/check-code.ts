import { formatDay } from '#platform/india-time.ts';
import tariff from './items.json' with { type: 'json' };

const maxNearest = 5;

export type CodeFinding = { isKnown: boolean; nearest: string[] } | 'not checked';

/**
 * Looks an HSN of 4, 6 or 8 digits up in the list of the e-invoice portal. Returns the nearest items of its heading for a code that the
 * list lacks, and `not checked` for a chapter without a list.
 */
export function checkCode(hsn: string): CodeFinding {
  const chapter = hsn.slice(0, 2);
  const items = itemsOf(hsn.slice(0, 4));
  if (!chapters.has(chapter) || !/^\d{4}(\d\d){0,2}$/.test(hsn)) return 'not checked';
  if (items && (hsn.length === 4 || items.some((item) => item.startsWith(hsn))))
    return { isKnown: true, nearest: [] };
  return { isKnown: false, nearest: nearestOf(hsn, items ?? headingsOf(chapter)) };
}

/** Returns what staff should know about the code of goods, or an empty text. A warning, since a newer item may be missing in the list. */
export function codeWarning(hsn: string): string {
  const found = checkCode(hsn);
  if (found === 'not checked')
    return hsn === '' ? '' : `HSN ${hsn} is not checked: the shop has no list of its chapter.`;
  if (found.isKnown) return '';
  const near = found.nearest.length > 0 ? ` The nearest are ${found.nearest.join(', ')}.` : '';
  return `The customs tariff, as the shop has read it (${formatDay(tariff.asOf)}), has no ${hsn}.${near} The portal may refuse the return with it. Compare it there, since newer codes may be missing here.`;
}

const chapters = new Set(Object.keys(tariff.items).map((heading) => heading.slice(0, 2)));

function itemsOf(heading: string): string[] | null {
  const endings = (tariff.items as Record<string, string | undefined>)[heading];
  if (endings === undefined) return null;
  return endings.split(' ').map((ending) => heading + ending);
}

function headingsOf(chapter: string): string[] {
  return Object.keys(tariff.items).filter((heading) => heading.startsWith(chapter));
}

/** The items that share the longest beginning, and of these the ones next to it. */
function nearestOf(hsn: string, items: readonly string[]): string[] {
  const asNumber = (code: string) => Number(code.padEnd(8, '0'));
  const shared = (code: string) => Array.from(code).findIndex((digit, at) => digit !== hsn[at]);
  const distance = (code: string) => Math.abs(asNumber(code) - asNumber(hsn));
  return items
    .toSorted((one, other) => shared(other) - shared(one) || distance(one) - distance(other))
    .slice(0, maxNearest)
    .toSorted();
}
