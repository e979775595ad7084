import { formatDay, isOver } from '#platform/india-time.ts';
import type { ParcelItem } from '../packing.ts';
import { dayOfElement, type Scan } from './read-scan.ts';

type PackMarks = Pick<Scan, 'batch' | 'expiry' | 'bestBefore'>;
type Batches = Pick<ParcelItem, 'batches'>;

/** Returns why a pack may not be sent, or null. */
export function whyNotPack(
  { name, batches }: Pick<ParcelItem, 'name' | 'batches'>,
  scan: PackMarks,
  now = new Date(),
): string | null {
  const { expiry } = marksOf({ batches }, scan);
  if (!expiry || !isOver(expiry, now)) return null;
  return `This pack of ${name} expired on ${formatDay(expiry)}. Put it aside and take another.`;
}

/** Compares the label of a pack with the batches that the parcel takes. Returns what the packer should see, or an empty text. */
export function noteOnPack({ batches }: Batches, scan: PackMarks, now = new Date()): string {
  const read = marksOf({ batches }, scan);
  const date = read.expiry ?? read.bestBefore;
  const isPast = date !== null && isOver(date, now);
  const past = isPast ? `Its best-before day was ${formatDay(date)}` : pastPerhaps(read, now);
  const known = batches.filter(({ number }) => number !== '');
  if (!read.batch || known.length === 0) return past;
  const batch = known.find(({ number }) => number.toLowerCase() === read.batch!.toLowerCase());
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
function marksOf({ batches }: Batches, scan: PackMarks): PackMarks {
  const written = scan.batch?.toLowerCase();
  if (!written) return scan;
  const isOwn = (number: string) => number !== '' && written.startsWith(number.toLowerCase());
  const batch = batches.find(
    ({ number }) =>
      isOwn(number) && /^(?:(?:1[1-9]\d{6})+(?:21.{1,20})?|21.{1,20})$/.test(written.slice(number.length)),
  );
  if (!batch) return scan;
  const dates = new Map(
    written
      .slice(batch.number.length)
      .match(/^(?:1[1-9]\d{6})+/)?.[0]
      .match(/.{8}/g)
      ?.map((element) => [element.slice(0, 2), dayOfElement(element.slice(2))]),
  );
  return {
    batch: batch.number,
    expiry: scan.expiry ?? dates.get('17') ?? null,
    bestBefore: scan.bestBefore ?? dates.get('15') ?? null,
  };
}

/** A batch that the parcel does not name may end with a day by chance. */
function pastPerhaps({ batch, expiry }: PackMarks, now: Date): string {
  const day = expiry ? null : dayOfElement(/.17(\d{6})$/.exec(batch ?? '')?.[1]);
  if (!day || !isOver(day, now)) return '';
  return `Its code may say that it expired on ${formatDay(day)}. Look at its label`;
}
