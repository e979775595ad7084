import { dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { readRateRows } from '../../server/rates/read-rate-rows.ts';
import words from '../../tax/heading-words.json' with { type: 'json' };
import type { RateRow } from '../../tax/law-rows.ts';
import { percentText } from '../../tax/nil-lines.ts';
import type { Heading } from '../gst-rates.ts';

const maxHeadings = 8;
const wordsOf: Readonly<Record<string, string>> = words;

/** Returns the words of a heading, by which staff look for it. They decide no rate. */
export function headingWords(hsn: string): string {
  return wordsOf[hsn] ?? '';
}

/**
 * Finds headings by words of the goods (GET /api/admin/gst-headings): each word begins a word of the heading or of one of its rows. A heading
 * that is named after the first word comes first. Returns at most eight, with the rates of today.
 */
export async function findHeadings(
  db: Db,
  { q, now = new Date() }: { q: string; now?: Date },
): Promise<Heading[]> {
  const today = dayOf(now);
  const asked = q.toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [];
  const inForce = (await readRateRows(db)).filter(
    ({ from, until }) => from <= today && (!until || today < until),
  );
  return [...Map.groupBy(inForce, ({ hsn }) => hsn)]
    .flatMap(([hsn, rows]) => {
      const text = [headingWords(hsn), ...rows.map(({ goods }) => goods ?? '')].filter(Boolean).join('; ');
      const places = asked.map((word) => placeOf(text, word));
      return places.includes(-1) ? [] : { hsn, goods: text, rates: ratesOf(rows), place: places[0]! };
    })
    .toSorted((one, other) => one.place - other.place || one.hsn.localeCompare(other.hsn))
    .slice(0, maxHeadings)
    .map(({ place: _place, ...heading }) => heading);
}

/** Returns where a word of the text begins with the asked one, or -1. */
function placeOf(text: string, asked: string): number {
  const lower = ` ${text.toLowerCase()}`;
  return lower.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ' ').indexOf(` ${asked}`);
}

function ratesOf(rows: RateRow[]): string {
  const percents = [...new Set(rows.map(({ percent }) => percent))].toSorted((one, other) => one - other);
  return percents.map((percent) => percentText(percent)).join(' or ');
}
