import { formatDay, isOver } from '#platform/india-time.ts';
import type { ParcelItem } from '../packing.ts';
import type { Scan } from './read-scan.ts';

type PackMarks = Pick<Scan, 'batch' | 'expiry' | 'bestBefore'>;

/** Returns why a pack may not be sent, or null. */
export function whyNotPack(
  { name }: Pick<ParcelItem, 'name'>,
  { expiry }: PackMarks,
  now = new Date(),
): string | null {
  if (!expiry || !isOver(expiry, now)) return null;
  return `This pack of ${name} expired on ${formatDay(expiry)}. Put it aside and take another.`;
}

/** Compares the label of a pack with the batches that the parcel takes. Returns what the packer should see, or an empty text. */
export function noteOnPack(
  { batches }: Pick<ParcelItem, 'batches'>,
  read: PackMarks,
  now = new Date(),
): string {
  const date = read.expiry ?? read.bestBefore;
  const isPast = date !== null && isOver(date, now);
  const past = isPast ? `Its best-before day was ${formatDay(date)}` : '';
  const known = batches.filter(({ number }) => number !== '');
  if (!read.batch || known.length === 0) return past;
  const batch = known.find(({ number }) => isSameBatch(read.batch!, number));
  if (!batch)
    return [
      past,
      `This pack is of batch ${read.batch}, the parcel takes ${known.map(({ number }) => number).join(', ')}`,
    ]
      .filter(Boolean)
      .join('. ');
  if (isPast || !date || !batch.bestBefore || date === batch.bestBefore) return past;
  return `Its label says ${formatDay(date)}, the shop's batch ${batch.number} ${formatDay(batch.bestBefore)}`;
}

/** A keyboard may lose the separator, so that the elements behind the batch stand in it: `LOT7A17271130`. */
function isSameBatch(read: string, number: string): boolean {
  const [one, other] = [read.toLowerCase(), number.toLowerCase()];
  return (
    one === other || (one.startsWith(other) && /^(?:1[1-9]\d{6}|21.{1,20})+$/.test(one.slice(other.length)))
  );
}
