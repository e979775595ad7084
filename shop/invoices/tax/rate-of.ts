import table from './rates.json' with { type: 'json' };

/** The accounting code of services under which the platform fee is billed. */
export const platformFeeSac = '998599';

/** GST in percent of a heading on a day in India (`2026-11-21`). Throws where the table knows none: no tax is ever guessed. */
export function rateOf(hsn: string, day: string): number {
  const heading = table.headings.find((one) => hsn.startsWith(one.hsn));
  const rate = heading?.rates.findLast(({ from }) => from <= day);
  if (!rate) throw new Error(`There is no GST rate for heading ${hsn} on ${day} in rates.json.`);
  return rate.percent;
}
