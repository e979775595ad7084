import table from './rates.json' with { type: 'json' };

export const platformFeeSac = '998599';

/** Returns the GST percent of a heading on a day in India (`2026-11-21`). Throws for an unknown heading. */
export function rateOf(hsn: string, day: string): number {
  const rate = findRate(hsn, day);
  if (!rate) throw new Error(`There is no GST rate for heading ${hsn} on ${day} in rates.json.`);
  return rate.percent;
}

/** Returns whether the table has a GST rate for a heading on a day. */
export function hasRate(hsn: string, day: string): boolean {
  return findRate(hsn, day) !== undefined;
}

function findRate(hsn: string, day: string) {
  const heading = table.headings.find((one) => hsn.startsWith(one.hsn));
  return heading?.rates.findLast(({ from }) => from <= day);
}

/** Returns the heading with the highest GST on a day; of equal rates the first. */
export function highestTaxed(headings: string[], day: string): string {
  return headings.reduce((highest, hsn) => (rateOf(hsn, day) > rateOf(highest, day) ? hsn : highest));
}
